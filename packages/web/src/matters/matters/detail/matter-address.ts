import type { NoteId, OrderId } from '@peshi/contract/platform/ids'
import { readForm, readOneOf, readPage, uuidForm } from '../../../app/read-search.ts'
import { type DocumentAddress, readDocumentAddress } from './document-address.ts'

export const matterTabs = [
  'overview',
  'hearings',
  'orders',
  'clocks',
  'service',
  'tasks',
  'notes',
  'documents',
  'invoices',
  'client',
  'activity',
] as const
export type MatterTab = (typeof matterTabs)[number]

export interface MatterAddress extends Omit<DocumentAddress, 'page' | 'find'> {
  tab?: MatterTab
  order?: OrderId
  page?: number
  find?: string
  note?: NoteId
}

/** A sentence of an order may be marked. */
const longestFind = 500

export const readMatterAddress = (raw: Record<string, unknown>): MatterAddress => {
  const tab = readOneOf(matterTabs, raw.tab)
  return {
    ...readDocumentAddress(raw),
    tab: tab === 'overview' ? undefined : tab,
    order: readForm<OrderId>(uuidForm, raw.order),
    page: readPage(raw.page),
    find: typeof raw.find === 'string' && raw.find.length <= longestFind ? raw.find : undefined,
    note: readForm<NoteId>(uuidForm, raw.note),
  }
}
