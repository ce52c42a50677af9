import { z } from 'zod'
import type { ChamberRole } from './abilities.ts'
import { type CourtDate, Instant } from './dates.ts'
import { type ClientId, type CourtId, MatterId, PersonId } from './ids.ts'

/**
 * Everything that can happen, by the wing in which it happens. A feature may subscribe to the events of wings that it may
 * import. Names are stored, so a renamed event needs a migration.
 */
export const eventsOfWings = {
  platform: ['chamber.retention', 'file.checked', 'file.infected'],
  chamber: [
    'member.invited',
    'member.invitation-renewed',
    'member.invitation-revoked',
    'member.joined',
    'member.role',
    'chamber.sign-in-rules',
    'chamber.access-rules',
    'member.removed',
    'member.left',
    'chamber.handed-over',
    'chamber.deletion-asked',
    'chamber.deletion-cancelled',
    'plan.billing',
    'plan.link-made',
    'plan.paid',
    'plan.paid-twice',
    'plan.ending',
    'matter.team-changed',
    'matter.team-role',
    'matter.sensitive',
    'matter.not-sensitive',
    'matter.read',
  ],
  courts: ['case.read', 'list.read', 'list.withdrawn'],
  matters: [
    'matter.added',
    'matter.titled',
    'matter.edited',
    'matter.next-date-changed',
    'matter.disposed',
    'matter.reopened',
    'matter.renumbered',
    'matter.rebound',
    'matter.side',
    'matter.fir',
    'matter.tagged',
    'matter.untagged',
    'matter.linked',
    'matter.unlinked',
    'matter.link-dismissed',
    'matter.alias-added',
    'matter.alias-removed',
    'matter.deleted',
    'matter.restored',
    'tag.renamed',
    'tag.deleted',
    'view.changed',
    'hearing.saved',
    'hearing.noted',
    'hearing.outcome-removed',
    'hearing.past-added',
    'hearing.handed-over',
    'hearing.deleted',
    'hearing.restored',
    'video-link.saved',
    'video-link.removed',
    'listing.added',
    'listing.moved',
    'listing.gone',
    'listing.deleted',
    'listing.not-sitting',
    'listing.corrected',
    'listing.suggested',
    'listing.confirmed',
    'listing.dismissed',
    'order.arrived',
    'order.text-read',
    'note.created',
    'note.updated',
    'note.pinned',
    'note.hidden',
    'note.mentioned',
    'note.deleted',
    'note.restored',
    'document.added',
    'document.version',
    'document.renamed',
    'document.moved',
    'document.tagged',
    'document.sorted',
    'document.place-kept',
    'document.place-removed',
    'document.text-read',
    'document.deleted',
    'document.restored',
  ],
  clients: [
    'client.created',
    'client.edited',
    'client.reach',
    'client.deleted',
    'client.restored',
    'client.merged',
    'client.access-opened',
    'client.access-closed',
    'client.link-sent',
    'client.signed-in',
    'consent.given',
    'consent.withdrawn',
    'matter.client-linked',
    'matter.client-unlinked',
    'share.added',
    'share.revoked',
    'share.read',
    'client-message.written',
    'client-note.written',
    'client-note.edited',
    'client-note.sent',
    'client-note.deleted',
    'paper-request.made',
    'paper-request.changed',
    'paper-request.sent',
    'paper-request.reminded',
    'paper-request.handed-over',
    'paper-request.stopped',
    'paper-request.paper-received',
    'paper-request.completed',
    'conflict.decided',
  ],
  trackers: [
    'court-days.changed',
    'deadline.made',
    'deadline.changed',
    'deadline.moved',
    'deadline.ticked',
    'deadline.ended',
    'deadline.reopened',
    'deadline.deleted',
    'deadline.restored',
    'deadline.suggestion-dismissed',
    'direction.noted',
    'direction.done',
    'direction.dismissed',
    'direction.withdrawn',
    'serving.added',
    'serving.several-added',
    'serving.changed',
    'serving.deleted',
    'appeal.watched',
    'appeal.checked',
    'appeal.hit-dismissed',
    'appeal.changed',
    'appeal.found',
    'appeal.suggested',
    'appeal.ending',
    'appeal.stopped',
    'appeal.followed',
    'appeal.deleted',
    'appeal.restored',
    'caveat.saved',
    'caveat.changed',
    'caveat.renewed',
    'caveat.checked',
    'caveat.suggested',
    'caveat.hit-dismissed',
    'caveat.matched',
    'caveat.expired',
    'caveat.deleted',
    'caveat.restored',
    'caveat.proof-added',
    'caveat.proof-removed',
    'caveat.proof-restored',
    'fir.followed',
    'fir.checked',
    'fir.bail-counted',
    'fir.changed',
    'fir.edited',
    'fir.deleted',
    'fir.restored',
    'due-check.put',
    'due-check.settled',
    'practice.found',
    'practice.marked',
  ],
  papers: [
    'model.settings',
    'model.asked',
    'model.sent',
    'model.ended',
    'model.accepted',
    'model.dismissed',
    'draft.made',
    'draft.template-added',
    'draft.template-renewed',
    'draft.template-removed',
    'filing.begun',
    'filing.changed',
    'filing.checked',
    'filing.filed',
    'filing.returned',
    'filing.objection-changed',
    'filing.refiled',
    'filing.registered',
    'filing.withdrawn',
    'filing.deleted',
    'filing.checklist-changed',
    'filing.bundle-asked',
    'filing.bundle-made',
    'filing.bundle-failed',
    'filing.bundle-cancelled',
    'certified-copy.added',
    'certified-copy.changed',
    'certified-copy.deleted',
  ],
  day: [
    'name.watched',
    'name.unwatched',
    'task.created',
    'task.assigned',
    'task.fell-due',
    'task.changed',
    'task.done',
    'task.reopened',
    'task.deleted',
    'task.restored',
    'call.near',
    'appearance.asked',
    'appearance.confirmed',
    'appearance.declined',
    'appearance.rules',
    'appearance.leave',
  ],
  office: [
    'billing.changed',
    'invoice.written',
    'invoice.edited',
    'invoice.issued',
    'invoice.cancelled',
    'invoice.deleted',
    'invoice.restored',
    'invoice.receipt-voided',
    'invoice.linked',
    'invoice.link-ended',
    'invoice.shown',
    'invoice.hidden',
    'invoice.read',
    'invoice.credited',
    'invoice.mailed',
    'invoice.reminded',
    'invoice.payment-linked',
    'invoice.refunded',
    'invoice.paid-twice',
    'billing.gateway',
    'billing.gateway-removed',
    'guest.shared',
    'guest.accepted',
    'guest.withdrawn',
    'charge.added',
    'charge.edited',
    'charge.deleted',
    'charge.terms',
    'payment.received',
    'client.advance',
    'client.refund',
    'support.answered',
  ],
  records: ['import.done', 'takeout.asked', 'takeout.ready', 'takeout.failed', 'takeout.removed'],
} as const

export const EventType = z.enum(Object.values(eventsOfWings).flat())
export type EventType = z.infer<typeof EventType>

/** Events that happen too often to be stored. What they change is stored as events of its own. */
export const unstored = ['case.read', 'list.read', 'list.withdrawn'] as const satisfies EventType[]

/** `before` and `after` are a field's old and new value. All other values fill placeholders in the translated text. */
export const EventDetail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type EventDetail = z.infer<typeof EventDetail>

/** The cause of a changed next date. `correction` restores the date before an outcome that was undone. */
export const NextDateReason = z.enum(['court', 'list', 'outcome', 'direction', 'own-entry', 'import', 'correction'])
export type NextDateReason = z.infer<typeof NextDateReason>

/** The channel of an alert: the person’s usual one, another one if the person has one, or both. */
export type AlertWay = 'usual' | 'another' | 'both'

interface Details {
  /** `to` appears instead of `from`. */
  'hearing.handed-over': { date: CourtDate; from: PersonId | null; to: PersonId; note: string | null }
  /** `is_whole` is false if a part of the list could not be read, or if it lost so many rows that it is probably wrong. */
  'list.read': { court: CourtId; is_changed: boolean; is_whole: boolean }
  /** The court no longer offers the list. */
  'list.withdrawn': { court: CourtId }
  /** `waiting`: pages without a readable text layer, which wait to be recognised. */
  'order.text-read': { waiting: number }
  'document.text-read': { waiting: number }
  'task.assigned': { person: PersonId; date: CourtDate }
  'task.fell-due': { person: PersonId; date: CourtDate; time: string | null }
  'member.joined': { after: ChamberRole }
  /** `after`: who gets the member's work. */
  'member.removed': { before: ChamberRole; after: PersonId | null }
  'member.left': { before: ChamberRole }
  'plan.ending': { date: CourtDate; mark: number }
  'matter.team-changed': { before: PersonId | null; after: PersonId | null }
  'import.done': { person: PersonId; count: number; asked: number }
  'takeout.ready': { person: PersonId }
  'takeout.failed': { person: PersonId }
  /** `person` added the file. */
  'file.infected': { person: PersonId; virus: string }
  'note.mentioned': { person: PersonId }
  /** `send_at`: when the alert goes out. Null if the person has had the day’s alerts, and sees it only in the app. */
  'appearance.asked': {
    person: PersonId
    date: CourtDate
    step: 'first' | 'second' | 'owner'
    send_at: string | null
    by: AlertWay
    court_no: string | null
    item: string | null
  }
  'call.near': { person: PersonId; count: number; court_no: string; item: string }
  /** How many of the FIR's facts the check changed. */
  'fir.checked': { changes: number }
  'practice.found': { person: PersonId; count: number }
  'support.answered': { person: PersonId }
  'client.merged': { into: ClientId }
  'client-message.written': { from_client: boolean }
  /** `person` asked for the papers. */
  'paper-request.completed': { person: PersonId }
  /** `was_own`: the chamber had entered `from`. */
  'matter.next-date-changed': { from: CourtDate | null; to: CourtDate | null; why: NextDateReason; was_own: boolean }
  /** The former number. */
  'matter.renumbered': {
    court: CourtId
    case_type: string | null
    case_number: string | null
    case_year: number | null
  }
  'listing.added': ListedPlace
  'listing.moved': ListedPlace & { before_no: string | null; before_item: string | null }
  'listing.gone': ListedPlace
  'listing.deleted': ListedPlace & { instead: string | null }
  'listing.not-sitting': ListedPlace
  'listing.corrected': ListedPlace & { instead: string | null }
  'listing.suggested': { date: CourtDate; page: number }
}

type ListedPlace = { date: CourtDate; court_no: string | null; item: string | null }

/** Events whose words on the screen need details. */
export const edits = [
  'matter.titled',
  'matter.edited',
  'matter.tagged',
  'matter.untagged',
  'matter.team-changed',
  'matter.team-role',
  'matter.side',
  'matter.fir',
  'matter.rebound',
  'client.edited',
  'client.reach',
  'client-note.edited',
  'tag.renamed',
  'member.role',
  'chamber.retention',
  'chamber.sign-in-rules',
  'chamber.access-rules',
  'court-days.changed',
  'hearing.saved',
  'hearing.noted',
  'hearing.outcome-removed',
  'direction.noted',
  'serving.changed',
  'document.version',
  'document.renamed',
  'document.moved',
  'document.tagged',
  'task.changed',
  'deadline.changed',
  'deadline.moved',
  'appeal.changed',
  'caveat.changed',
  'fir.changed',
  'fir.edited',
  'plan.billing',
  'invoice.edited',
  'charge.edited',
  'charge.terms',
  'billing.changed',
  'note.updated',
  'model.settings',
  'certified-copy.changed',
] as const satisfies EventType[]

export type DetailOf<T extends EventType> = T extends keyof Details
  ? Details[T]
  : T extends (typeof edits)[number]
    ? EventDetail
    : EventDetail | undefined

/** The record that an event is about. */
export const Subject = z.object({ kind: z.string(), id: z.string() })
export type Subject = z.infer<typeof Subject>

/** An event as browsers hear it: ids, no names. `by` is null if Peshi did it. */
export const Happened = z.object({
  type: EventType,
  matter_id: MatterId.nullable(),
  subject: Subject,
  by: PersonId.nullable(),
  at: Instant,
})
export type Happened = z.infer<typeof Happened>

/** `task` of `task.done`. */
export type EventFamily = EventType extends `${infer Family}.${string}` ? Family : never
export const familyOf = (type: EventType): EventFamily => type.slice(0, type.indexOf('.')) as EventFamily
