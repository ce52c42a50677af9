import type { FastifyInstance } from 'fastify'
import type { Demo } from './open-demo.ts'

/** While the chamber is made, the pages and its progress are served, but nobody signs in. */
export function holdUntilOpen(app: FastifyInstance, { isOpen }: Pick<Demo, 'isOpen'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOpen()) return
    if (request.url === '/readyz') return reply.code(503).send({ status: 'not ready' })
    if (request.url.startsWith('/api/users/login'))
      return reply.code(503).send({
        success: false,
        message: 'The demo is still being made. Try again in a minute.',
        code: 'demo-being-made',
        requestId: request.id,
      })
  })
}
