import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/door.ts'
import { DatabaseDown } from '../errors.ts'

const patienceMs = 2000
const leastFreeBytes = 32 * 1024 * 1024

interface Needs {
  db: Db
  config: { dataDirectory: string }
  stopping: AbortSignal
}

export function addHealth(app: FastifyInstance, { db, config, stopping }: Needs): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' })
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new DatabaseDown(new Error('No answer in 2 seconds'))), patienceMs).unref()
    })
    try {
      await Promise.race([db.engine.execute('SELECT 1'), late])
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
    // The load balancer (`deploy/haproxy.cfg`) ignores `no room`, because reading works even if the disk is full.
    if (await isDiskFull(config.dataDirectory)) return reply.code(503).send({ status: 'no room' })
    return { status: 'ready' }
  })
}

const isDiskFull = (directory: string) =>
  statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize < leastFreeBytes,
    () => false,
  )
