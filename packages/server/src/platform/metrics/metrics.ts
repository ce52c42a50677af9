import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { courtReportRepo } from '../../courts/sync/court-report.repo.ts'
import { Unauthenticated } from '../errors.ts'
import type { Context } from '../process/context.ts'
import { writeCourtMetrics } from './court-metrics.ts'
import { writeJobMetrics } from './job-metrics.ts'

/** `/metrics` for whoever runs the installation, by a token of its own; not there at all where none is set. */
export async function addMetrics(
  app: FastifyInstance,
  { config, db, clock, queue }: Pick<Context, 'config' | 'db' | 'clock' | 'queue'>,
): Promise<void> {
  const { metricsToken } = config
  if (metricsToken === undefined) return
  // Loaded where it is asked for: it holds a few megabytes.
  const { measureProcess } = await import('./process-metrics.ts')
  const measured = measureProcess(app)
  const wanted = digest(`Bearer ${metricsToken}`)
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw new Unauthenticated()
    const known = await db.asSystem('court-sync', async (tx) => {
      const repo = courtReportRepo(tx)
      return { health: await repo.listHealth(), reports: await repo.list(), operators: await repo.listOperators() }
    })
    const figures = [...writeCourtMetrics(known, clock.now()), ...writeJobMetrics(await queue.listQueues())]
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${figures.join('\n')}\n${await measured.metrics()}`)
  })
}

/** Of one length, whatever was sent, so that the comparison tells nothing. */
const digest = (text: string) => createHash('sha256').update(text).digest()
