import type { JobSettings } from './queue.ts'

/** Every kind of background work. The queue makes them all ready at start; what is not here can't be enqueued. */
export const allJobs: readonly JobSettings[] = []
