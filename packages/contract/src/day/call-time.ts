import { z } from 'zod'
import { ListKind } from '../courts/cause-list-kinds.ts'
import { caseFields } from '../matters/case-fields.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId, PersonId } from '../platform/ids.ts'
import { RoomState } from './boards.ts'

export const CannotSay = z.enum([
  'no-board',
  'board-silent',
  'not-on-list',
  'jump',
  'other-list',
  'kept-back',
  'list-revised',
  /** This item will hardly be called on the same day, because many items are ahead of it. */
  'hardly-today',
  'not-sitting',
  'at-lunch',
  'risen',
  'adjourned',
])
export type CannotSay = z.infer<typeof CannotSay>

export const LikelyTime = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('expected'),
    items_ahead: z.number(),
    from: Instant,
    likely: Instant,
    /** Null if the court's day may end before the item is called. */
    to: Instant.nullable(),
    /**
     * Percentage of similar past items that were called between `from` and `to`.
     * Null if the times are defaults or come from a message on the display board.
     */
    confidence: z.number().nullable(),
    learned_from: z.number(),
    is_from_message: z.boolean(),
  }),
  z.object({ state: z.literal('being-heard'), since: Instant }),
  z.object({ state: z.literal('called'), at: Instant }),
  z.object({ state: z.literal('cannot-say'), why: CannotSay, items_ahead: z.number().nullable() }),
  /** The outcome is known, or the matter was disposed of or got another date today. */
  z.object({ state: z.literal('over') }),
])
export type LikelyTime = z.infer<typeof LikelyTime>

export const CallVideo = z.object({
  url: z.string(),
  meeting_id: z.string().nullable(),
  passcode: z.string().nullable(),
  from: z.enum(['list', 'board', 'hearing', 'room', 'court']),
})
export type CallVideo = z.infer<typeof CallVideo>

const Person = z.object({ _id: PersonId, name: z.string() })

export const Call = z.object({
  matter_id: MatterId,
  title: z.string(),
  ...caseFields,
  court_short: z.string(),
  court_no: z.string(),
  item: z.string(),
  list_kind: ListKind.nullable(),
  stage: z.string().nullable(),
  board: z.object({ state: RoomState, item: z.string().nullable() }).nullable(),
  person: Person.nullable(),
  message: z.string().nullable(),
  video: CallVideo.nullable(),
  handover: z.object({ from: z.string().nullable(), note: z.string().nullable(), at: Instant }).nullable(),
  likely: LikelyTime,
})
export type Call = z.infer<typeof Call>

export const Clash = z.object({
  from: Instant,
  to: Instant,
  cities: z.array(z.string()),
  person: Person.nullable(),
  matter_ids: z.array(MatterId),
  /**
   * People without a matter during the clash. `near` is the courtroom of the person's matter closest in time, or null
   * if there is none on this day.
   */
  free: z.array(Person.extend({ near: z.object({ court_short: z.string(), court_no: z.string() }).nullable() })),
})
export type Clash = z.infer<typeof Clash>

export const mostItemsBefore = 30
export const usualItemsBefore = 5

const ItemsBefore = z
  .number()
  .int()
  .min(1, 'At least one item')
  .max(mostItemsBefore, `At most ${mostItemsBefore} items`)

export const DayCalls = z.object({
  date: CourtDate,
  at: Instant,
  calls: z.array(Call),
  /** The chamber's video links of today's matters that have no courtroom or no item. */
  videos: z.array(z.object({ matter_id: MatterId, title: z.string(), video: CallVideo })),
  clashes: z.array(Clash),
  people: z.array(Person),
  items_before: z.number().nullable(),
  alerts: z.array(z.object({ matter_id: MatterId, items_ahead: z.number(), raised_at: Instant })),
})
export type DayCalls = z.infer<typeof DayCalls>

export const callTimes = endpoint('GET /api/call_time', {
  can: ['read', 'Matter'],
  summary: 'Today’s listed matters with items ahead and likely times, clashes between them, and who is free',
  reply: ok({ data: DayCalls }),
})

export const setCallAlert = endpoint('POST /api/call_time/alert', {
  can: ['read', 'Matter'],
  summary: 'Set how many items before a call the person is notified; null for never',
  body: z.object({ items_before: ItemsBefore.nullable() }),
  reply: ok({ message: z.string() }),
})

export const handOver = endpoint('POST /api/call_time/hand_over', {
  can: ['update', 'Matter'],
  summary: 'Hand a matter over to a member for a day, with a note',
  body: z.object({
    matter_id: MatterId,
    date: CourtDate,
    to_id: PersonId,
    note: z.string().trim().max(4000, 'Use at most 4,000 characters').nullable().default(null),
  }),
  reply: ok({ message: z.string() }),
})

export const replayBoard = endpoint('GET /api/call_time/replay/:id', {
  can: ['read', 'Court'],
  summary: 'A court’s board through a day, change by change; empty if it was not read',
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
          listed: z.number().nullable(),
          changes: z.array(
            z.object({
              at: Instant,
              item: z.string().nullable(),
              list: z.string().nullable(),
              progress: RoomState,
              done: z.number(),
              is_jump: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
})
