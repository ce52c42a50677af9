import { z } from 'zod'
import type { Subject } from '../platform/abilities.ts'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, NotificationId, PersonId } from '../platform/ids.ts'
import type { AlertEvent } from './alert-plan.ts'

/**
 * Notifications of one kind are grouped per half day, from 06:00 or 18:00 in India.
 * `per-matter`: one group for each matter. `together`: one group for all matters.
 */
export const notificationKinds = {
  'order.new': { about: 'Order', lines: 'together', event: 'orders' },
  'case.disposed': { about: 'Matter', lines: 'together', event: 'orders' },
  'date.changed': { about: 'Matter', lines: 'together', event: 'dates' },
  'listing.added': { about: 'Matter', lines: 'together', event: 'lists' },
  'listing.moved': { about: 'Matter', lines: 'together', event: 'lists' },
  'listing.gone': { about: 'Matter', lines: 'together', event: 'lists' },
  'listing.deleted': { about: 'Matter', lines: 'together', event: 'lists' },
  'listing.not-sitting': { about: 'Matter', lines: 'together', event: 'lists' },
  'listing.corrected': { about: 'Matter', lines: 'together', event: 'lists' },
  'sighting.new': { about: 'Matter', lines: 'per-matter', event: 'lists' },
  'appearance.asked': { about: 'Matter', lines: 'together', event: 'lists', isDirect: true },
  'appearance.open': { about: 'Matter', lines: 'together', event: 'lists', isDirect: true },
  'call.near': { about: 'Matter', lines: 'per-matter', event: 'calls' },
  'note.mention': { about: 'Note', lines: 'per-matter', event: 'people' },
  'hearing.handed-over': { about: 'Matter', lines: 'per-matter', event: 'people' },
  'clock.ending': { about: 'Clock', lines: 'per-matter', event: 'deadlines' },
  'clock.passed': { about: 'Clock', lines: 'per-matter', event: 'deadlines' },
  'court-days.missing': { about: 'Clock', lines: 'together', event: 'deadlines' },
  'task.assigned': { about: 'Task', lines: 'per-matter', event: 'people' },
  'task.due': { about: 'Task', lines: 'per-matter', event: 'deadlines' },
  /** Peshi no longer sends this kind, because a direction's day is a deadline. Stored notifications still have it. */
  'direction.due': { about: 'Matter', lines: 'per-matter', event: 'deadlines' },
  'import.done': { about: 'Import', lines: 'per-matter', event: 'work' },
  'file.infected': { about: 'Document', lines: 'per-matter', event: 'work' },
  'takeout.ready': { about: 'Matter', lines: 'per-matter', event: 'work' },
  'due-checks.overdue': { about: 'DueCheck', lines: 'together', event: 'work' },
  'appeal.found': { about: 'Tracker', lines: 'per-matter', event: 'trackers' },
  'appeal.suggested': { about: 'Tracker', lines: 'per-matter', event: 'trackers' },
  'appeal.ending': { about: 'Tracker', lines: 'together', event: 'deadlines' },
  'appeal.stopped': { about: 'Tracker', lines: 'together', event: 'trackers' },
  'fir.changed': { about: 'Tracker', lines: 'per-matter', event: 'trackers' },
  'practice.found': { about: 'Matter', lines: 'together', event: 'trackers' },
  'practice.client': { about: 'Client', lines: 'per-matter', event: 'trackers' },
  'caveat.matched': { about: 'Tracker', lines: 'per-matter', event: 'trackers' },
  'caveat.ending': { about: 'Tracker', lines: 'per-matter', event: 'deadlines' },
  'caveat.expired': { about: 'Tracker', lines: 'per-matter', event: 'deadlines' },
  'plan.ending': { about: 'Plan', lines: 'per-matter', event: 'account' },
  'plan.paid': { about: 'Plan', lines: 'per-matter', event: 'account' },
  'plan.paid-twice': { about: 'Plan', lines: 'per-matter', event: 'account' },
  'invoice.paid-twice': { about: 'Invoice', lines: 'per-matter', event: 'account' },
  'client.reach': { about: 'Share', lines: 'per-matter', event: 'people' },
  'client.message': { about: 'Share', lines: 'per-matter', event: 'people' },
  'papers.complete': { about: 'Document', lines: 'per-matter', event: 'people' },
  'support.answered': { about: 'Support', lines: 'per-matter', event: 'people' },
  'member.joined': { about: 'Member', lines: 'together', event: 'people' },
} as const satisfies Record<string, KindRules>

interface KindRules {
  about: Subject
  lines: 'per-matter' | 'together'
  event: AlertEvent
  /** Goes at the time and by the channels that the feature sets, also in quiet hours, and is in no digest. */
  isDirect?: true
}

export const NotificationKind = z.enum(Object.keys(notificationKinds) as [keyof typeof notificationKinds])
export type NotificationKind = z.infer<typeof NotificationKind>

export const NotificationSubject = z.enum([
  'matter',
  'hearing',
  'sighting',
  'order',
  'document',
  'note',
  'direction',
  'clock',
  'court',
  'task',
  'import',
  'takeout',
  'due-checks',
  'appeal',
  'fir',
  'caveat',
  'practice',
  'plan',
  'invoice',
  'client',
  'client-message',
  'paper-request',
  'support',
  'member',
])
export type NotificationSubject = z.infer<typeof NotificationSubject>

/** Values for placeholders in the translated text. Dates are `YYYY-MM-DD`. */
export const NotificationValues = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export type NotificationValues = z.infer<typeof NotificationValues>

export const NotificationItem = z.object({
  _id: NotificationId,
  kind: NotificationKind,
  at: Instant,
  by: z.object({ _id: PersonId, name: z.string() }).nullable(),
  matter_id: MatterId.nullable(),
  matter_title: z.string().nullable(),
  court_short: z.string().nullable(),
  subject: z.object({ kind: NotificationSubject, id: z.string(), label: z.string().nullable() }),
  values: NotificationValues,
})
export type NotificationItem = z.infer<typeof NotificationItem>

export const NotificationLine = NotificationItem.extend({
  is_unread: z.boolean(),
  events: z.int(),
  matters: z.int(),
})
export type NotificationLine = z.infer<typeof NotificationLine>

export const mostItemsShown = 200

export const listNotifications = endpoint('GET /api/model/notification_logs', {
  can: ['read', 'Dashboard'],
  summary: 'The person’s notifications, newest first, grouped by kind; marks nothing read',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
    unread: z.stringbool().optional(),
  }),
  reply: ok({
    data: z.array(NotificationLine),
    meta: z.object({ total: z.int(), page: z.int(), perPage: z.int(), unread: z.int() }),
  }),
})

export const readAllNotifications = endpoint('GET /api/notification', {
  can: ['read', 'Dashboard'],
  summary: 'Mark all of the person’s notifications read. It changes data: do not prefetch or retry it',
  reply: ok({ data: z.object({ read: z.int() }) }),
})

export const openNotification = endpoint('GET /api/notification/:id', {
  can: ['read', 'Dashboard'],
  summary: 'One group of notifications with their links; marks the group read',
  params: z.object({ id: NotificationId }),
  reply: ok({ data: NotificationLine.extend({ items: z.array(NotificationItem) }) }),
})

export const AlertChoice = z.enum(['follow', 'mute'])
export type AlertChoice = z.infer<typeof AlertChoice>

export const getAlertChoice = endpoint('GET /api/notification/matter/:id', {
  can: ['read', 'Matter'],
  summary: 'Whether the person follows or mutes a matter; null for neither',
  params: z.object({ id: MatterId }),
  reply: ok({ data: z.object({ choice: AlertChoice.nullable() }) }),
})

export const setAlertChoice = endpoint('PUT /api/notification/matter/:id', {
  can: ['read', 'Matter'],
  summary: 'Follow or mute a matter, or neither',
  params: z.object({ id: MatterId }),
  body: z.object({ choice: AlertChoice.nullable() }),
  reply: ok({ data: z.object({ choice: AlertChoice.nullable() }) }),
})
