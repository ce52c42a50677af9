import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { EventDetail, EventType } from '../platform/events.ts'
import { MatterId, PersonId } from '../platform/ids.ts'

/** Events that the activity log leaves out, because another entry or a page says the same. */
export const unlogged = [
  'case.read',
  'list.read',
  'list.withdrawn',
  'call.near',
  'appearance.asked',
  'task.assigned',
  'task.fell-due',
  'plan.ending',
  'matter.next-date-changed',
  'matter.disposed',
  'matter.reopened',
  'matter.renumbered',
  'listing.added',
  'listing.moved',
  'listing.gone',
  'listing.deleted',
  'listing.not-sitting',
  'listing.corrected',
  'listing.suggested',
  'listing.dismissed',
  'order.text-read',
  'view.changed',
  'note.pinned',
  'note.hidden',
  'note.mentioned',
  'document.text-read',
  'file.checked',
  'deadline.suggestion-dismissed',
  'appeal.checked',
  'appeal.hit-dismissed',
  'caveat.checked',
  'caveat.hit-dismissed',
  'fir.checked',
  'fir.bail-counted',
  'due-check.put',
  'due-check.settled',
  'practice.found',
  'practice.marked',
  'model.asked',
  'model.ended',
  'support.answered',
  'import.done',
  'takeout.ready',
  'takeout.failed',
  'takeout.removed',
] as const satisfies EventType[]

export const LoggedEvent = EventType.exclude(unlogged)
export type LoggedEvent = z.infer<typeof LoggedEvent>

export const Activity = z.object({
  _id: z.uuid(),
  at: Instant,
  by: z.object({ _id: PersonId.nullable(), name: z.string() }).nullable(),
  /** A `LoggedEvent`, or `court.` followed by a `CaseEventKind`. */
  action: z.string(),
  matter_id: MatterId.nullable(),
  matter_title: z.string().nullable(),
  subject: z.object({
    kind: z.string(),
    id: z.string(),
    label: z.string().nullable(),
  }),
  detail: EventDetail.nullable(),
})
export type Activity = z.infer<typeof Activity>

export const activitiesPerPage = 50

const after = z
  .object({ before: Instant.optional(), before_id: z.uuid().optional() })
  .refine(({ before, before_id }) => (before === undefined) === (before_id === undefined), {
    message: 'Give both, or neither',
    path: ['before_id'],
  })

const page = ok({ data: z.array(Activity), meta: z.object({ has_more: z.boolean() }) })

export const activityOfMatter = endpoint('GET /api/activity/matter/:id', {
  can: ['read', 'Matter'],
  summary: 'Actions on a matter and changes in its court record, newest first',
  params: z.object({ id: MatterId }),
  query: after,
  reply: page,
})

export const activityOfChamber = endpoint('GET /api/activity', {
  can: ['read', 'Activity'],
  summary: 'Actions in the chamber, newest first',
  query: after,
  reply: page,
})
