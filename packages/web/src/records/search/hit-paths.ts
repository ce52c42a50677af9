import type { Task } from '@peshi/contract/day/tasks'
import type { Matter } from '@peshi/contract/matters/matters'
import type { DocumentHit, NoteHit, OrderHit, Piece } from '@peshi/contract/records/search'

const pathOf = (id: string, search: Record<string, string | number | undefined> = {}) => {
  const known = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const query = new URLSearchParams(known).toString()
  return `/dashboard/matters/matter-preview/${id}${query && `?${query}`}`
}

export const matterPath = ({ _id }: Pick<Matter, '_id'>) => pathOf(_id)

const hitIn = (excerpt: readonly Piece[]) => excerpt.find(({ is_hit }) => is_hit)?.text

export const orderPath = ({ matter, order_id, page, excerpt }: OrderHit) =>
  pathOf(matter._id, { tab: 'orders', order: order_id, page, find: hitIn(excerpt) })

export const documentPath = ({ matter, document_id, page, excerpt }: DocumentHit) =>
  pathOf(matter._id, { tab: 'documents', document: document_id, page, find: hitIn(excerpt) })

export const notePath = ({ matter, note_id }: NoteHit) => pathOf(matter._id, { tab: 'notes', note: note_id })

export const taskPath = ({ _id, date }: Pick<Task, '_id' | 'date'>) => `/tasks/calendar?date=${date}&task=${_id}`
