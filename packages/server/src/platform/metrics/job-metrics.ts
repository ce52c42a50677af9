import type { FailedJob, QueueState } from '../jobs/queue.ts'
import { writeGauge } from './gauge.ts'

interface Known {
  kinds: readonly string[]
  queues: readonly QueueState[]
  failed: readonly FailedJob[]
}

export function writeJobMetrics({ kinds, queues, failed }: Known): string[] {
  const states = new Map(queues.map((state) => [state.name, state]))
  const names = [...new Set([...kinds, ...states.keys()])].sort()
  const figure = (name: string, help: string, value: (state: QueueState) => number) =>
    writeGauge(`peshi_jobs_${name}`, help, names, (kind) => {
      const state = states.get(kind)
      return [{ kind }, state ? value(state) : 0]
    })
  return [
    ...figure('waiting', 'Work that could be begun now.', ({ waiting }) => waiting),
    ...figure('later', 'Work that has a later time.', ({ later }) => later),
    ...figure('running', 'Work that is being done.', ({ running }) => running),
    ...figure('oldest_seconds', 'For how long the oldest waits that could be begun now.', ({ oldest }) => oldest),
    ...writeGauge(
      'peshi_jobs_failed',
      'Work that was given up and stands in the list of failed jobs.',
      names,
      (kind) => [{ kind }, failed.filter(({ name }) => name === kind).length],
    ),
  ]
}
