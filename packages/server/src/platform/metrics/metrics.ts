import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Unauthenticated } from '../errors.ts'
import type { Context } from '../process/context.ts'
import { writeJobMetrics } from './job-metrics.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'features'>

declare module '../process/feature.ts' {
  interface Feature {
    writeMetrics?: (context: Needs) => Promise<string[]>
  }
}

const mostFailed = 100_000

/**
 * `/metrics` is about this process. `/metrics/installation` is the same in all processes: it has, for example, the
 * length of the job queues.
 */
export async function addMetrics(app: FastifyInstance, context: Needs): Promise<void> {
  const { config, queue, features } = context
  const { metricsToken } = config
  if (metricsToken === undefined) return
  const { measureProcess } = await import('./process-metrics.ts')
  const measured = measureProcess(app)
  const wanted = digest(`Bearer ${metricsToken}`)
  const kinds = features.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name))

  async function writeInstallation(): Promise<string> {
    const figures: string[] = []
    for (const { writeMetrics } of features) figures.push(...((await writeMetrics?.(context)) ?? []))
    const [queues, failed] = [await queue.listQueues(), await queue.listFailed(mostFailed)]
    return `${[...figures, ...writeJobMetrics({ kinds, queues, failed })].join('\n')}\n`
  }

  const notify = (write: () => Promise<string>) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw new Unauthenticated()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await write())
  }
  app.get(
    '/metrics',
    notify(() => measured.metrics()),
  )
  app.get('/metrics/installation', notify(writeInstallation))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
