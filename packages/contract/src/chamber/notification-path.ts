import type { NotificationItem } from './notifications.ts'

const tabs: Partial<Record<NotificationItem['subject']['kind'], string>> = {
  hearing: 'hearings',
  order: 'orders',
  document: 'documents',
  note: 'notes',
  clock: 'clocks',
  'client-message': 'client',
  'paper-request': 'documents',
}

const withoutMatter: typeof tabs = { clock: '/dashboard/clocks', takeout: '/dashboard/matters' }

/** Returns a path of the web app, or null if the subject was deleted. */
export function notificationPath({
  kind,
  subject,
  matter_id,
}: Pick<NotificationItem, 'kind' | 'subject' | 'matter_id'>): string | null {
  if (kind === 'appearance.asked' || kind === 'appearance.open') return '/dashboard/analytics'
  if (subject.kind === 'appeal') return `/trackers/sci-tracker/tracker-list?open=${subject.id}`
  if (subject.kind === 'sighting') return `/dashboard/causelist/page/${subject.id}`
  if (subject.kind === 'fir') return `/trackers/firtracker/fir-preview/${subject.id}/fir`
  if (subject.kind === 'caveat') return `/trackers/up-caveat/up-caveat-preview/${subject.id}/caveat`
  if (subject.kind === 'practice' || kind === 'practice.client') return '/dashboard/practice'
  if (subject.kind === 'task') return `/tasks/calendar?task=${subject.id}`
  if (subject.kind === 'client') return `/others/clients/${subject.id}`
  if (subject.kind === 'support') return `/support?ticket=${subject.id}`
  if (subject.kind === 'import') return '/dashboard/matters/import'
  if (subject.kind === 'court') return `/dashboard/sync/${subject.id}`
  if (subject.kind === 'due-checks') return '/dashboard/due-checks'
  if (subject.kind === 'member') return '/settings/account-setting?tab=team'
  if (subject.kind === 'invoice') return `/others/invoices/invoice/${subject.id}`
  if (subject.kind === 'plan') return '/settings/account-setting?tab=plan'
  if (!matter_id) return withoutMatter[subject.kind] ?? null
  const tab = kind === 'order.new' ? 'orders' : tabs[subject.kind]
  const note = subject.kind === 'note' ? `&note=${subject.id}` : ''
  return `/dashboard/matters/matter-preview/${matter_id}${tab ? `?tab=${tab}${note}` : ''}`
}
