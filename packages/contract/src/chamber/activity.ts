import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, PersonId } from '../platform/ids.ts'

export const ActivityEdit = z.enum([
  'matter.titled',
  'matter.edited',
  'matter.tagged',
  'matter.untagged',
  'matter.team',
  'matter.side',
  'matter.fir',
  'matter.rebound',
  'client.edited',
  'client.reach',
  'client-note.edited',
  'tag.renamed',
  'member.role',
  'chamber.retention',
  'court-days.changed',
  'hearing.saved',
  'hearing.outcome',
  'hearing.outcome-removed',
  'hearing.handed-over',
  'direction.saved',
  'document.version',
  'document.renamed',
  'document.moved',
  'document.tagged',
  'task.changed',
  'clock.changed',
  'clock.moved',
  'appeal.changed',
  'caveat.changed',
  'fir.changed',
  'fir.edited',
  'plan.billing',
  'invoice.edited',
  'billing.changed',
  'note.updated',
])
export type ActivityEdit = z.infer<typeof ActivityEdit>

/**
 * Actions as `<what>.<done>`. Each has its words in the web app's `activity.json` (`did.<what>.<done>`); a test fails
 * for missing ones.
 */
export const ActivityAction = z.enum([
  ...ActivityEdit.options,
  'hearing.past-added',
  'matter.created',
  'matter.deleted',
  'matter.restored',
  'matter.read',
  'matter.sensitive',
  'matter.not-sensitive',
  'matter.client-linked',
  'matter.client-unlinked',
  'matter.linked',
  'matter.unlinked',
  'matter.link-dismissed',
  'matter.alias-added',
  'matter.alias-removed',
  'matter.listing-confirmed',
  'client.created',
  'client.deleted',
  'client.restored',
  'client.merged',
  'client.consented',
  'client.consent-withdrawn',
  'client.access-opened',
  'client.access-closed',
  'client.link-sent',
  'client.signed-in',
  'conflict.decided',
  'share.added',
  'share.revoked',
  'share.read',
  'client-message.written',
  'client-note.written',
  'client-note.sent',
  'client-note.deleted',
  'tag.deleted',
  'member.invited',
  'member.invitation-renewed',
  'member.invitation-revoked',
  'member.joined',
  'member.removed',
  'member.left',
  'chamber.handed-over',
  'chamber.deletion-asked',
  'chamber.deletion-cancelled',
  'hearing.deleted',
  'hearing.restored',
  'order.added',
  'direction.done',
  'direction.dismissed',
  'direction.withdrawn',
  'takeout.asked',
  'document.created',
  'document.deleted',
  'document.restored',
  'task.created',
  'task.done',
  'task.reopened',
  'task.deleted',
  'task.restored',
  'clock.started',
  'clock.ticked',
  'clock.ended',
  'clock.reopened',
  'clock.deleted',
  'clock.restored',
  'appeal.watched',
  'appeal.found',
  'appeal.suggested',
  'appeal.ending',
  'appeal.stopped',
  'appeal.followed',
  'appeal.deleted',
  'appeal.restored',
  'caveat.saved',
  'caveat.renewed',
  'caveat.suggested',
  'caveat.matched',
  'caveat.expired',
  'caveat.deleted',
  'caveat.restored',
  'caveat.proof-added',
  'caveat.proof-removed',
  'caveat.proof-restored',
  'fir.followed',
  'fir.deleted',
  'fir.restored',
  'plan.link-made',
  'plan.paid',
  'plan.paid-twice',
  'invoice.written',
  'invoice.issued',
  'invoice.cancelled',
  'invoice.deleted',
  'invoice.restored',
  'invoice.paid',
  'invoice.receipt-voided',
  'invoice.linked',
  'invoice.link-ended',
  'invoice.shown',
  'invoice.hidden',
  'invoice.read',
  'invoice.credited',
  'invoice.mailed',
  'invoice.reminded',
  'client.advance',
  'client.refund',
  'note.created',
  'note.deleted',
  'note.restored',
])
export type ActivityAction = z.infer<typeof ActivityAction>

/** `before` and `after` of an edit; otherwise values for the translated text. */
export const ActivityDetail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type ActivityDetail = z.infer<typeof ActivityDetail>

export const Activity = z.object({
  _id: z.uuid(),
  at: Instant,
  /** Null if done by a court or the system. */
  by: z.object({ _id: PersonId.nullable(), name: z.string() }).nullable(),
  /** An `ActivityAction`; for a change in a court's record, `court.` and a `CaseEventKind`. */
  action: z.string(),
  matter_id: MatterId.nullable(),
  matter_title: z.string().nullable(),
  subject: z.object({
    kind: z.string(),
    id: z.string(),
    label: z.string().nullable(),
  }),
  detail: ActivityDetail.nullable(),
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

export const activityOfMatter = endpoint({
  method: 'GET',
  path: '/api/activity/matter/:id',
  tag: 'activity',
  can: ['read', 'Matter'],
  summary: 'Actions on a matter and changes in its court record, newest first',
  params: z.object({ id: MatterId }),
  query: after,
  reply: page,
})

export const activityOfChamber = endpoint({
  method: 'GET',
  path: '/api/activity',
  tag: 'activity',
  can: ['read', 'Activity'],
  summary: 'Actions in the chamber, newest first',
  query: after,
  reply: page,
})
