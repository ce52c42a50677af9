import type { HelpTopic } from './topics.ts'

/** What people come for, each with pictures of it (`scripts/lib/pictures.mjs` makes them) and the page where it is done. */
export const helpJobs = [
  { topic: 'today', pictures: ['day'], to: '/dashboard/analytics' },
  { topic: 'matters', pictures: ['find'], to: '/dashboard/matters' },
  { topic: 'boards', pictures: ['called'], to: '/dashboard/displayboard' },
  { topic: 'hearings', pictures: ['outcome'], to: '/dashboard/hearings' },
  { topic: 'matter', pictures: ['file'], to: '/dashboard/matters' },
  { topic: 'search', pictures: ['orders'], to: '/dashboard/searchFilter' },
  { topic: 'clocks', pictures: ['clocks'], to: '/dashboard/clocks' },
  { topic: 'caveats', pictures: ['watch'], to: '/trackers/up-caveat/tracker-list' },
  { topic: 'clients', pictures: ['clients'], to: '/others/clients' },
  { topic: 'invoices', pictures: ['money'], to: '/others/invoices' },
] as const satisfies readonly { topic: HelpTopic; pictures: readonly string[]; to: string }[]

export type HelpJob = (typeof helpJobs)[number]
