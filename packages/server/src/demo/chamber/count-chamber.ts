import { listAppeals } from '@peshi/contract/appeals'
import { listUpcoming } from '@peshi/contract/cause-lists'
import { listCaveats } from '@peshi/contract/caveats'
import { listClients } from '@peshi/contract/clients'
import { listClocks } from '@peshi/contract/clocks'
import { listFirs } from '@peshi/contract/firs'
import { listInvoices } from '@peshi/contract/invoices'
import { countMatters, getMatter } from '@peshi/contract/matters'
import { listNotifications } from '@peshi/contract/notifications'
import { listTasks } from '@peshi/contract/tasks'
import type { Desk } from './desk.ts'

/** What was made, as the product itself counts it: lines for the terminal. */
export async function countChamber({ as: { owner }, matters }: Desk): Promise<string> {
  const courts = (await owner(countMatters, { query: { group: 'hc_name' } })).data.filter(
    ({ _id }) => _id.trim() !== '',
  )
  const states = (await owner(countMatters, { query: { group: 'case_status' } })).data
  const sums = { hearings: 0, orders: 0, notes: 0, documents: 0 }
  for (const { _id } of matters.values()) {
    const { counts } = (await owner(getMatter, { params: { id: _id } })).data
    sums.hearings += counts.hearings
    sums.orders += counts.orders
    sums.notes += counts.notes
    sums.documents += counts.documents
  }
  const clocks = (await owner(listClocks)).data
  const invoices = (await owner(listInvoices, { query: { perPage: 200 } })).data
  const upcoming = (await owner(listUpcoming)).data
  const ofState = [...Map.groupBy(invoices, ({ state }) => state)].map(([state, { length }]) => `${length} ${state}`)
  const rows: [count: number, what: string][] = [
    [matters.size, `matters (${states.map(({ title, count }) => `${count} ${title.toLowerCase()}`).join(', ')})`],
    [courts.length, 'courts, tribunals and other places'],
    [sums.hearings, 'hearings'],
    [sums.orders, 'orders'],
    [upcoming.listings.length, `listings to come, and ${upcoming.suggestions.length} to be confirmed`],
    [sums.documents, 'documents'],
    [sums.notes, 'notes'],
    [clocks.length, 'clocks'],
    [(await owner(listFirs)).meta.total, 'FIRs'],
    [(await owner(listAppeals)).meta.total, 'judgments watched for an appeal'],
    [(await owner(listCaveats)).meta.total, 'caveats'],
    [(await owner(listClients)).meta.total, 'clients'],
    [(await owner(listTasks, { query: { state: 'all' } })).meta.total, 'tasks'],
    [invoices.length, `invoices (${ofState.join(', ')})`],
    [(await owner(listNotifications)).meta.total, 'lines in the owner’s inbox'],
  ]
  return [
    '\n  The demo chamber is whole:',
    ...rows.map(([count, what]) => `  ${String(count).padStart(6)}  ${what}`),
    '',
  ].join('\n')
}
