import { listNotifications } from '@peshi/contract/chamber/notifications'
import { listClients } from '@peshi/contract/clients/clients'
import { listUpcoming } from '@peshi/contract/day/cause-lists'
import { listTasks } from '@peshi/contract/day/tasks'
import { countMatters, getMatter } from '@peshi/contract/matters/matters'
import { listInvoices } from '@peshi/contract/office/invoices'
import { listAppeals } from '@peshi/contract/trackers/appeals'
import { listCaveats } from '@peshi/contract/trackers/caveats'
import { listClocks } from '@peshi/contract/trackers/clocks'
import { listFirs } from '@peshi/contract/trackers/firs'
import type { Desk } from './desk.ts'

type Row = [count: number, one: string, many?: string]

export const sayCounts = (rows: readonly Row[]): string =>
  rows.map(([count, one, many = `${one}s`]) => `  ${String(count).padStart(6)}  ${count === 1 ? one : many}`).join('\n')

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
  const ofStatus = states.map(({ title, count }) => `${count} ${title.toLowerCase()}`)
  const rows: Row[] = [
    [matters.size, 'matter', `matters (${ofStatus.join(', ')})`],
    [courts.length, 'court, tribunal or other place', 'courts, tribunals and other places'],
    [sums.hearings, 'hearing'],
    [sums.orders, 'order'],
    [upcoming.listings.length, 'coming listing'],
    [upcoming.suggestions.length, 'listing to be confirmed', 'listings to be confirmed'],
    [sums.documents, 'document'],
    [sums.notes, 'note'],
    [clocks.length, 'clock'],
    [(await owner(listFirs)).meta.total, 'FIR'],
    [(await owner(listAppeals)).meta.total, 'judgment watched for an appeal', 'judgments watched for an appeal'],
    [(await owner(listCaveats)).meta.total, 'caveat'],
    [(await owner(listClients)).meta.total, 'client'],
    [(await owner(listTasks, { query: { state: 'all' } })).meta.total, 'task'],
    [invoices.length, 'invoice', `invoices (${ofState.join(', ')})`],
    [(await owner(listNotifications)).meta.total, 'notification of the owner', 'notifications of the owner'],
  ]
  return `\n  The demo chamber is complete:\n${sayCounts(rows)}\n`
}
