import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { Unauthenticated } from '../http/errors.ts'
import { courtReportRepo } from './court-report.repo.ts'
import { writeMetrics } from './write-metrics.ts'

/** `/metrics` for whoever runs the installation, by a token of its own; not there at all where none is set. */
export function addMetrics(
  app: FastifyInstance,
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
): void {
  const { metricsToken } = config
  if (metricsToken === undefined) return
  const wanted = digest(`Bearer ${metricsToken}`)
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw new Unauthenticated()
    const known = await db.asSystem('court-sync', async (tx) => {
      const repo = courtReportRepo(tx)
      return { health: await repo.listHealth(), reports: await repo.list(), operators: await repo.listOperators() }
    })
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(writeMetrics(known, clock.now()))
  })
}

/** Of one length, whatever was sent, so that the comparison tells nothing. */
const digest = (text: string) => createHash('sha256').update(text).digest()
