export const topicOfPath = {
  '/dashboard/analytics': 'today',
  '/dashboard/hearings': 'hearings',
  '/dashboard/displayboard': 'boards',
  '/dashboard/causelist': 'causeLists',
  '/dashboard/clocks': 'clocks',
  '/dashboard/matters': 'matters',
  '/dashboard/matters/import': 'import',
  '/dashboard/matters/matter-preview': 'matter',
  '/dashboard/matters/other-matter-preview': 'matter',
  '/dashboard/orders': 'orders',
  '/dashboard/searchFilter': 'search',
  '/dashboard/bin': 'bin',
  '/dashboard/due-checks': 'dueChecks',
  '/dashboard/practice': 'practice',
  '/dashboard/sync': 'courts',
  '/dashboard/activity': 'activity',
  '/dashboard/notification': 'notifications',
  '/others/clients': 'clients',
  '/others/court-links': 'courtLinks',
  '/others/invoices': 'invoices',
  '/others/reports': 'reports',
  '/tasks': 'tasks',
  '/trackers/firtracker': 'firs',
  '/trackers/sci-tracker': 'appeals',
  '/trackers/up-caveat': 'caveats',
  '/trackers/service': 'servings',
  '/trackers/filings': 'filings',
  '/settings': 'settings',
  '/news': 'news',
  '/support': 'support',
  '/help': 'help',
} as const

export type HelpPath = keyof typeof topicOfPath
export type HelpTopic = (typeof topicOfPath)[HelpPath]

const paths = (Object.keys(topicOfPath) as HelpPath[]).toSorted((one, other) => other.length - one.length)

export function findTopic(address: string): HelpTopic | null {
  const path = paths.find((begin) => address === begin || address.startsWith(`${begin}/`))
  return path ? topicOfPath[path] : null
}

export const whatsNew = [
  { key: 'appearances', date: '2026-11-30' },
  { key: 'reports', date: '2026-11-22' },
  { key: 'office', date: '2026-11-22' },
  { key: 'people', date: '2026-11-22' },
  { key: 'alerts', date: '2026-11-22' },
] as const
