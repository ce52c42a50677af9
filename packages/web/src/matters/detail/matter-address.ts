import type { NoteId, OrderId } from '@peshi/contract/ids'
import { readForm, readOneOf, uuidForm } from '../../app/read-search.ts'

export const matterTabs = ['overview', 'hearings', 'orders', 'notes', 'activity'] as const
export type MatterTab = (typeof matterTabs)[number]

/** The tab of a matter's page, and the order or the note that is open on it; the first tab stands for none. */
export interface MatterAddress {
  tab?: MatterTab
  order?: OrderId
  note?: NoteId
}

export const readMatterAddress = (raw: Record<string, unknown>): MatterAddress => {
  const tab = readOneOf(matterTabs, raw.tab)
  return {
    tab: tab === 'overview' ? undefined : tab,
    order: readForm<OrderId>(uuidForm, raw.order),
    note: readForm<NoteId>(uuidForm, raw.note),
  }
}
