import type { QueueState } from '../jobs/queue.ts'
import { writeGauge } from './gauge.ts'

/** What waits and what runs of each kind of background work. */
export function writeJobMetrics(queues: readonly QueueState[]): string[] {
  const figure = (name: string, help: string, value: (state: QueueState) => number) =>
    writeGauge(`peshi_jobs_${name}`, help, queues, (state) => [`job="${state.name}"`, value(state)])
  return [
    ...figure('waiting', 'Work that could be begun now.', ({ waiting }) => waiting),
    ...figure('later', 'Work that has a later time.', ({ later }) => later),
    ...figure('running', 'Work that is being done.', ({ running }) => running),
    ...figure('oldest_seconds', 'For how long the oldest waits that could be begun now.', ({ oldest }) => oldest),
  ]
}
