import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/door.ts'

const patienceMs = 2000

/** `/healthz`: the process answers. `/readyz`: it can work, so send people here. */
export function addHealth(app: FastifyInstance, { db, stopping }: { db: Db; stopping: AbortSignal }): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' })
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database does not answer')), patienceMs).unref()
    })
    // Migrations are done before the doors are handed out, so a database that answers is a database that is ready.
    try {
      await Promise.race([db.engine.execute('SELECT 1'), late])
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}
