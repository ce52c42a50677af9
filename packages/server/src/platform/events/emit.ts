// Stores what happened, in the transaction that makes it true, and runs the subscribers. An event has a type, a
// subject, perhaps a matter, and a detail with ids and short values, never names or texts of a person: a note can be
// erased, an event cannot.
// - Subscribers of `on` run at once in the same transaction. An error of one undoes the whole change.
// - Subscribers of `after` are jobs that exist only if the transaction commits, and run at least once.
// - Events of one call and type come to a subscriber together.
// - Events of the courts belong to no chamber, are not stored, and can only be heard by jobs.
// Source: decisions/030-what-happens-is-an-event.md.
import {
  type DetailOf,
  type EventDetail,
  type EventType,
  type Subject,
  unstored,
} from '@peshi/contract/platform/events'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { Clock } from '../clock.ts'
import { newId } from '../db/columns.ts'
import type { Tx } from '../db/door.ts'
import { insertsInto } from '../db/insert-rows.ts'
import type { Context } from '../process/context.ts'
import type { Feature } from '../process/feature.ts'
import { jobOf } from './after.ts'
import { event as eventTable } from './event.schema.ts'

/** The person who acted. Without `personId`, Peshi or a person without an account, whose name is `name`. */
export interface Doer {
  chamberId: ChamberId
  personId?: PersonId | null
  name?: string
}

type Detailed<Detail> = undefined extends Detail ? { detail?: Detail } : { detail: Detail }

export type NewEvent<T extends EventType = EventType> = T extends EventType
  ? {
      type: T
      subject: Subject
      matterId?: MatterId | null
      /** Only this person sees the event in the activity log, and only their browsers hear of it. */
      onlyFor?: PersonId | null
    } & Detailed<DetailOf<T>>
  : never

export type Event<T extends EventType = EventType> = T extends EventType
  ? {
      type: T
      id: string
      at: Date
      /** Null for an event of the courts, which is of no chamber and is not stored. */
      chamberId: ChamberId | null
      by: PersonId | null
      matterId: MatterId | null
      subject: Subject
      detail: DetailOf<T>
      onlyFor: PersonId | null
    }
  : never

/** Subscribers that run in the transaction of the events. Each gets all events of its type that were emitted together. */
export type Hearers = { [T in EventType]?: (tx: Tx, events: readonly Event<T>[]) => Promise<void> }

declare module '../process/context.ts' {
  interface Context {
    emit: Emit
    emitOfCourts: EmitOfCourts
  }
}

declare module '../process/feature.ts' {
  interface Feature {
    /** Writes that belong into the event's transaction. */
    on?: (context: Context) => Hearers
  }
}

/**
 * Stores events and runs their subscribers: those of `on` at once, those of `after` as jobs that exist only if `tx`
 * commits.
 */
export type Emit = (tx: Tx, by: Doer, ...events: readonly NewEvent[]) => Promise<void>

/** For events of the courts, which all chambers share. They are not stored, and only jobs can subscribe to them. */
export type EmitOfCourts = (tx: Tx, ...events: readonly NewEvent[]) => Promise<void>

const emittedIn = new WeakMap<Tx, Event[]>()

const listEmitted = (tx: Tx): readonly Event[] => emittedIn.get(tx) ?? []

/** The records of the chamber’s events that the transaction has stored so far, and their matters. */
export const listSubjects = (tx: Tx, chamber: ChamberId): Subject[] =>
  listEmitted(tx)
    .filter(({ chamberId }) => chamberId === chamber)
    .flatMap(({ subject, matterId }) => [subject, ...(matterId ? [{ kind: 'matter', id: matterId }] : [])])

const insertRows = insertsInto(eventTable)

const detailAtMost = 300

const isStored = ({ type }: Event) => !(unstored as readonly EventType[]).includes(type)

const cut = (text: string) => (text.length > detailAtMost ? `${text.slice(0, detailAtMost - 1)}…` : text)

export const cutDetail = (detail: EventDetail): EventDetail =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
  )

export const completeEvents = (
  clock: Clock,
  chamberId: ChamberId | null,
  by: Partial<Doer>,
  events: readonly NewEvent[],
): Event[] =>
  events.map(
    ({ type, subject, matterId, onlyFor, detail }) =>
      ({
        type,
        subject,
        chamberId,
        id: newId(),
        at: clock.now(),
        by: by.personId ?? null,
        matterId: matterId ?? null,
        onlyFor: onlyFor ?? null,
        detail: detail && cutDetail(detail),
      }) as Event,
  )

/** `getContext` is called at the first event, because the context contains the result of this function. */
export function createEmit(clock: Clock, getContext: () => Context): { emit: Emit; emitOfCourts: EmitOfCourts } {
  let hearers: Hearers[] | undefined

  async function tell(tx: Tx, events: readonly Event[]): Promise<void> {
    const { features, queue } = getContext()
    hearers ??= features.flatMap(({ on }) => on?.(getContext()) ?? [])
    for (const [type, same] of Map.groupBy(events, ({ type }) => type)) {
      for (const hear of hearers) await (hear[type] as (tx: Tx, events: readonly Event[]) => Promise<void>)?.(tx, same)
      for (const one of subscribersAfter(features, type))
        for (const event of same) {
          const options = one.queued ? one.queued(event) : {}
          if (options) await queue.enqueue(tx, jobOf(one), { event }, options)
        }
    }
  }

  return {
    async emit(tx, by, ...news) {
      const events = completeEvents(clock, by.chamberId, by, news)
      await insertRows(
        tx,
        events.filter(isStored).map(({ id, at, type, matterId, subject, detail, onlyFor }) => ({
          chamber_id: by.chamberId,
          id,
          at,
          type,
          person_id: by.personId ?? null,
          by_name: by.name ? cut(by.name) : null,
          matter_id: matterId,
          only_for: onlyFor,
          subject_kind: subject.kind,
          subject_id: subject.id,
          detail: detail ?? null,
        })),
      )
      emittedIn.set(tx, [...listEmitted(tx), ...events])
      await tell(tx, events)
    },

    emitOfCourts: (tx, ...news) => tell(tx, completeEvents(clock, null, {}, news)),
  }
}

const subscribersAfter = (features: readonly Feature[], type: EventType) =>
  features.flatMap(({ after = [] }) => after.filter(({ to }) => to.includes(type)))
