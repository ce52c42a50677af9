import type { TaskRepeat } from '@peshi/contract/day/task-repeat'
import type { TaskCategory } from '@peshi/contract/day/tasks'

interface DemoTask {
  title: string
  category: TaskCategory
  inDays: number
  createdDaysAgo: number
  by: 'owner' | 'advocate' | 'clerk' | 'billing'
  for?: 'owner' | 'advocate' | 'clerk' | 'billing'
  matter?: string
  time?: string
  note?: string
  checklist?: readonly (readonly [text: string, isDone: boolean])[]
  repeat?: TaskRepeat
  remind_before?: number
  isDone?: boolean
}

export const demoTasks: readonly DemoTask[] = [
  {
    title: 'File rejoinder affidavit',
    category: 'Matter',
    inDays: -2,
    createdDaysAgo: 16,
    by: 'owner',
    for: 'clerk',
    matter: 'WRIC/12345/2024',
    checklist: [
      ['Draft approved', true],
      ['Oath commissioner', true],
      ['Three sets for the registry', false],
    ],
  },
  {
    title: 'Certified copy of the order of the tribunal',
    category: 'Matter',
    inDays: 3,
    createdDaysAgo: 4,
    by: 'advocate',
    for: 'clerk',
    matter: 'OA/77/2025',
    time: '11:00',
  },
  {
    title: 'Conference with Ms Srivastava',
    category: 'Matter',
    inDays: 0,
    createdDaysAgo: 5,
    by: 'owner',
    for: 'owner',
    matter: 'WRIA/5060/2022',
    time: '18:00',
    remind_before: 60,
  },
  {
    title: 'Paper book for the Supreme Court',
    category: 'Matter',
    inDays: 6,
    createdDaysAgo: 9,
    by: 'owner',
    for: 'advocate',
    matter: 'SLP(C)/12345/2025',
    note: 'Volume II lacks annexure P-7.',
  },
  {
    title: 'Send the monthly statement to Saryu Infrastructure',
    category: 'Business',
    inDays: 2,
    createdDaysAgo: 60,
    by: 'billing',
    for: 'billing',
    repeat: { every: 'month', interval: 1, until: null },
  },
  {
    title: 'Read the next day’s lists',
    category: 'Chamber',
    inDays: 0,
    createdDaysAgo: 300,
    by: 'owner',
    for: 'clerk',
    time: '20:30',
    repeat: { every: 'day', interval: 1, until: null, working_day: 'before' },
  },
  {
    title: 'Renew the subscription of the law reports',
    category: 'Chamber',
    inDays: 12,
    createdDaysAgo: 20,
    by: 'clerk',
    for: 'owner',
  },
  { title: 'Dentist', category: 'Personal', inDays: 5, createdDaysAgo: 3, by: 'owner', for: 'owner', time: '17:15' },
  { title: 'New toner and stamp paper', category: 'ETC', inDays: 1, createdDaysAgo: 2, by: 'clerk', for: 'clerk' },
  {
    title: 'Quarterly GST figures to the accountant',
    category: 'Business',
    inDays: 9,
    createdDaysAgo: 7,
    by: 'billing',
    for: 'billing',
    checklist: [
      ['Invoices issued', true],
      ['Receipts', false],
      ['Credit notes', false],
    ],
  },
  {
    title: 'Serve the notice on the respondent',
    category: 'Matter',
    inDays: -9,
    createdDaysAgo: 30,
    by: 'advocate',
    for: 'clerk',
    matter: 'CAPL/863/2026',
    isDone: true,
  },
  {
    title: 'Vakalatnama from Mr Hegde',
    category: 'Matter',
    inDays: -40,
    createdDaysAgo: 60,
    by: 'advocate',
    for: 'clerk',
    matter: 'CRL.P/5658/2025',
    isDone: true,
  },
]
