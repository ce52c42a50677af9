import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import type { Demo } from './open-demo.ts'

/** While the chamber is made, the pages and its progress are served, but nobody signs in. */
export function holdUntilOpen(app: FastifyInstance, { isOpen }: Pick<Demo, 'isOpen'>): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isOpen()) return
    if (url === '/readyz') return reply.code(503).send({ status: 'not ready' })
    if (url.startsWith('/api/users/login'))
      throw new AppError(503, 'demo-being-made', 'The demo is still being made. Try again in a minute.')
  })
}
