import type { NotificationItem } from '@peshi/contract/notifications'

const tabs: Partial<Record<NotificationItem['subject']['kind'], string>> = {
  hearing: 'hearings',
  order: 'orders',
  note: 'notes',
  clock: 'clocks',
}

/** Where one leads; null where nothing is left to open. */
export function notificationPath({ kind, subject, matter_id }: NotificationItem): string | null {
  if (subject.kind === 'appeal') return `/trackers/sci-tracker/tracker-list?open=${subject.id}`
  if (subject.kind === 'due-checks') return '/dashboard/due-checks'
  if (!matter_id) return null
  const tab = kind === 'order.new' ? 'orders' : tabs[subject.kind]
  const note = subject.kind === 'note' ? `&note=${subject.id}` : ''
  return `/dashboard/matters/matter-preview/${matter_id}${tab ? `?tab=${tab}${note}` : ''}`
}
