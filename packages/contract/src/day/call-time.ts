import { z } from 'zod'
import { ListKind } from '../courts/cause-list-kinds.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId, PersonId } from '../platform/ids.ts'
import { RoomState } from './boards.ts'

/** Why no time is named. */
export const CannotSay = z.enum([
  /** The board was not read today. */
  'no-board',
  /** It was, and then no more. */
  'board-silent',
  /** No list that we read has the item, so that what is ahead of it is not known. */
  'not-on-list',
  /** The room went to an item far off, and it is not clear yet where it goes on. */
  'jump',
  /** Another list is being heard, and which comes after it is not known. */
  'other-list',
  /** It was passed over or kept back. */
  'kept-back',
  'list-revised',
  /** So much is ahead that it was mostly not reached. */
  'hardly-today',
  /** The bench has not sat down. */
  'not-sitting',
  /** The board was first read during lunch. */
  'at-lunch',
  'risen',
])
export type CannotSay = z.infer<typeof CannotSay>

/** When a listed matter will be called, as far as it can honestly be said. */
export const LikelyTime = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('expected'),
    /** Items to be called before it; 0 for the next one. */
    items_ahead: z.number(),
    from: Instant,
    likely: Instant,
    /** Null: perhaps not today. */
    to: Instant.nullable(),
    /** In how many of 100 such cases the truth lies between `from` and `to`. Null for a guess by the kind of court. */
    confidence: z.number().nullable(),
    /** How many earlier moments of this court's board were compared with what came. */
    learned_from: z.number(),
  }),
  z.object({ state: z.literal('being-heard'), since: Instant }),
  z.object({ state: z.literal('called'), at: Instant }),
  z.object({ state: z.literal('cannot-say'), why: CannotSay, items_ahead: z.number().nullable() }),
])
export type LikelyTime = z.infer<typeof LikelyTime>

const Person = z.object({ _id: PersonId, name: z.string() })

/** A matter on a list of today. */
export const Call = z.object({
  matter_id: MatterId,
  title: z.string(),
  hc_name: CourtId,
  court_title: z.string(),
  /** The court's short name: `Allahabad HC`. */
  court_short: z.string(),
  unique_id: z.string(),
  unique_case_number: z.string().nullable(),
  case_type: z.string().nullable(),
  case_number: z.string().nullable(),
  case_year: z.number().nullable(),
  court_no: z.string(),
  item: z.string(),
  list_kind: ListKind.nullable(),
  stage: z.string().nullable(),
  /** What the room’s board shows now; null where it said nothing today. */
  board: z.object({ state: RoomState, item: z.string().nullable() }).nullable(),
  /** Who of the chamber appears. */
  person: Person.nullable(),
  /** What was said when it was handed over. */
  handover: z.object({ from: z.string().nullable(), note: z.string().nullable(), at: Instant }).nullable(),
  likely: LikelyTime,
})
export type Call = z.infer<typeof Call>

/** Matters that one person, or nobody in particular, has at the same time in different rooms, or on one day in different cities. */
export const Clash = z.object({
  from: Instant,
  to: Instant,
  /** Two or more where it is a clash of the whole day; none for one of an hour. */
  cities: z.array(z.string()),
  /** Null: for none of them is anybody named. */
  person: Person.nullable(),
  /** Two or more. */
  matter_ids: z.array(MatterId),
  /** Who has nothing else then, and where they are about that time; null where they are not in any court today. */
  free: z.array(Person.extend({ near: z.object({ court_short: z.string(), court_no: z.string() }).nullable() })),
})
export type Clash = z.infer<typeof Clash>

export const mostItemsBefore = 30
/** For who has not chosen. */
export const usualItemsBefore = 5

const ItemsBefore = z
  .number()
  .int()
  .min(1, 'At least one item')
  .max(mostItemsBefore, `At most ${mostItemsBefore} items`)

/** What is to be called today, as far as it is known now. */
export const DayCalls = z.object({
  date: CourtDate,
  at: Instant,
  /** By likely time, what is over last. */
  calls: z.array(Call),
  clashes: z.array(Clash),
  /** Who can appear. */
  people: z.array(Person),
  /** The caller's own setting: how many items before a call to be told; null for never. */
  items_before: z.number().nullable(),
  /** What the caller was told today, newest first. */
  alerts: z.array(z.object({ matter_id: MatterId, items_ahead: z.number(), raised_at: Instant })),
})
export type DayCalls = z.infer<typeof DayCalls>

export const callTimes = endpoint({
  method: 'GET',
  path: '/api/call_time',
  tag: 'call-time',
  can: ['read', 'Matter'],
  summary: 'Today’s listed matters with items ahead and likely times, clashes between them, and who is free',
  reply: ok({ data: DayCalls }),
})

export const setCallAlert = endpoint({
  method: 'POST',
  path: '/api/call_time/alert',
  tag: 'call-time',
  can: ['read', 'Matter'],
  summary: 'How many items before a call the signed-in person wants to be told; null for never',
  body: z.object({ items_before: ItemsBefore.nullable() }),
  reply: ok({ message: z.string() }),
})

export const handOver = endpoint({
  method: 'POST',
  path: '/api/call_time/hand_over',
  tag: 'call-time',
  can: ['update', 'Matter'],
  summary: 'Hand a matter of a day over to somebody of the chamber, with a note',
  body: z.object({
    matter_id: MatterId,
    date: CourtDate,
    to_id: PersonId,
    note: z.string().trim().max(4000, 'Use at most 4,000 characters').nullable().default(null),
  }),
  reply: ok({ message: z.string() }),
})

export const replayBoard = endpoint({
  method: 'GET',
  path: '/api/call_time/replay/:id',
  tag: 'call-time',
  can: ['read', 'Court'],
  summary: 'A court’s board through a day, each change that it showed; nothing where it was not read',
  params: z.object({ id: CourtId }),
  query: z.object({ date: CourtDate }),
  reply: ok({
    data: z.object({
      court_id: CourtId,
      court_title: z.string(),
      date: CourtDate,
      rooms: z.array(
        z.object({
          court_no: z.string(),
          /** How many items its lists have; null where none was read. */
          listed: z.number().nullable(),
          changes: z.array(
            z.object({
              at: Instant,
              item: z.string().nullable(),
              list: z.string().nullable(),
              progress: RoomState,
              /** How many items were called or passed by then. */
              done: z.number(),
              /** It went to an item far off. */
              is_jump: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
})
