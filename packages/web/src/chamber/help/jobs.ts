import type { HelpTopic } from './topics.ts'

export const helpJobs = [
  { topic: 'today', picture: 'day', to: '/dashboard/analytics' },
  { topic: 'matters', picture: 'find', to: '/dashboard/matters' },
  { topic: 'boards', picture: 'called', to: '/dashboard/displayboard' },
  { topic: 'hearings', picture: 'outcome', to: '/dashboard/hearings' },
  { topic: 'matter', picture: 'file', to: '/dashboard/matters' },
  { topic: 'search', picture: 'orders', to: '/dashboard/searchFilter' },
  { topic: 'clocks', picture: 'clocks', to: '/dashboard/clocks' },
  { topic: 'caveats', picture: 'watch', to: '/trackers/up-caveat/tracker-list' },
  { topic: 'clients', picture: 'clients', to: '/others/clients' },
  { topic: 'invoices', picture: 'money', to: '/others/invoices' },
] as const satisfies readonly { topic: HelpTopic; picture: string; to: string }[]
