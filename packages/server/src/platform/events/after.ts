import { EventDetail, EventType, Subject } from '@peshi/contract/platform/events'
import { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job, JobSettings } from '../jobs/queue.ts'
import type { Context } from '../process/context.ts'
import type { Feature } from '../process/feature.ts'
import type { Event } from './emit.ts'

/** A subscriber that runs as a job after the transaction of the event: at least once, so it must accept repetition. */
export interface After<T extends EventType = EventType> extends JobSettings {
  to: readonly T[]
  /** Options of the job, or null if the subscriber skips this event. */
  queued?(event: Event<T>): { onceBy?: string; startAfterSeconds?: number } | null
  run(context: Context): (event: Event<T>, signal: AbortSignal) => Promise<void>
}

declare module '../process/feature.ts' {
  interface Feature {
    after?: readonly After[]
  }
}

const AnyEvent = z.object({
  id: z.uuid(),
  type: EventType,
  at: z.coerce.date(),
  chamberId: ChamberId.nullable(),
  by: PersonId.nullable(),
  matterId: MatterId.nullable(),
  subject: Subject,
  detail: EventDetail.optional(),
  onlyFor: PersonId.nullable(),
})

const data = z.object({ event: AnyEvent.transform((event) => event as Event) })

/** Keeps the type of `to` for `run`. */
export const after = <T extends EventType>(subscriber: After<T>): After => subscriber as unknown as After

export const jobOf = ({ to: _, run: __, queued: ___, ...settings }: After): Job<{ event: Event }> => ({
  ...settings,
  data,
})

export const jobsOf = (features: readonly Feature[]): JobSettings[] =>
  features.flatMap(({ jobs = [], after = [] }) => [...jobs, ...after])

export async function startSubscribers(context: Context): Promise<void> {
  for (const subscriber of context.features.flatMap(({ after = [] }) => after)) {
    const run = subscriber.run(context)
    await context.queue.work(jobOf(subscriber), ({ event }, signal) => run(event, signal))
  }
}
