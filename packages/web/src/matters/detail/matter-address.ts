import type { OrderId } from '@peshi/contract/ids'
import { readForm, readOneOf, uuidForm } from '../../app/read-search.ts'

export const matterTabs = ['overview', 'hearings', 'orders'] as const
export type MatterTab = (typeof matterTabs)[number]

/** The tab of a matter's page and the order that is open on it; the first tab stands for none. */
export interface MatterAddress {
  tab?: MatterTab
  order?: OrderId
}

export const readMatterAddress = (raw: Record<string, unknown>): MatterAddress => {
  const tab = readOneOf(matterTabs, raw.tab)
  return { tab: tab === 'overview' ? undefined : tab, order: readForm<OrderId>(uuidForm, raw.order) }
}
