import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Unauthenticated } from '../errors.ts'
import type { Context } from '../process/context.ts'
import { writeJobMetrics } from './job-metrics.ts'

declare module '../process/feature.ts' {
  interface Feature {
    /** Lines in the text format that Prometheus reads. */
    writeMetrics?: (context: Pick<Context, 'db' | 'clock'>) => Promise<string[]>
  }
}

/** `/metrics` for whoever runs the installation, by a token of its own; not there at all where none is set. */
export async function addMetrics(
  app: FastifyInstance,
  context: Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'features'>,
): Promise<void> {
  const { config, queue, features } = context
  const { metricsToken } = config
  if (metricsToken === undefined) return
  // Loaded where it is asked for: it holds a few megabytes.
  const { measureProcess } = await import('./process-metrics.ts')
  const measured = measureProcess(app)
  const wanted = digest(`Bearer ${metricsToken}`)
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw new Unauthenticated()
    const figures: string[] = []
    for (const { writeMetrics } of features) figures.push(...((await writeMetrics?.(context)) ?? []))
    figures.push(...writeJobMetrics(await queue.listQueues()))
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${figures.join('\n')}\n${await measured.metrics()}`)
  })
}

/** Of one length, whatever was sent, so that the comparison tells nothing. */
const digest = (text: string) => createHash('sha256').update(text).digest()
