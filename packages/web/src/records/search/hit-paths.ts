import type { Task } from '@peshi/contract/day/tasks'
import type { Matter } from '@peshi/contract/matters/matters'
import type { DocumentHit, NoteHit, OrderHit, Piece, SearchFound, SearchKind } from '@peshi/contract/records/search'

export type Found<Kind extends SearchKind> = SearchFound[Kind]['hits'][number]

const pathOf = (id: string, search: Record<string, string | number | undefined> = {}) => {
  const known = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const query = new URLSearchParams(known).toString()
  return `/dashboard/matters/matter-preview/${id}${query && `?${query}`}`
}

export const matterPath = ({ _id }: Pick<Matter, '_id'>) => pathOf(_id)

/** The first hit, with the hits that follow it after only a space: the words of a phrase are separate hits. */
export function phraseIn(excerpt: readonly Piece[]): string | undefined {
  const first = excerpt.findIndex(({ is_hit }) => is_hit)
  if (first < 0) return undefined
  let end = first + 1
  while (excerpt[end + 1]?.is_hit && excerpt[end]?.text.trim() === '') end += 2
  return excerpt
    .slice(first, end)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
}

export const orderPath = ({ matter, order_id, page, excerpt }: OrderHit) =>
  pathOf(matter._id, { tab: 'orders', order: order_id, page, find: phraseIn(excerpt) })

export const documentPath = ({ matter, document_id, page, excerpt }: DocumentHit) =>
  pathOf(matter._id, { tab: 'documents', document: document_id, page, find: phraseIn(excerpt) })

export const notePath = ({ matter, note_id }: NoteHit) => pathOf(matter._id, { tab: 'notes', note: note_id })

export const clientPath = ({ _id }: Found<'clients'>) => `/others/clients/${_id}`

export const firPath = ({ _id }: Found<'firs'>) => `/trackers/firtracker/fir-preview/${_id}/fir`

export const caveatPath = ({ _id }: Found<'caveats'>) => `/trackers/up-caveat/up-caveat-preview/${_id}/caveat`

export const invoicePath = ({ _id }: Found<'invoices'>) => `/others/invoices/invoice/${_id}`

export const taskPath = ({ _id, date }: Pick<Task, '_id' | 'date'>) => `/tasks/calendar?date=${date}&task=${_id}`
