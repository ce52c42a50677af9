import type { PlanPaymentId } from '@peshi/contract/platform/ids'
import { readForm, readOneOf, uuidForm } from '../../app/read-search.ts'

export const settingsTabs = [
  'profile',
  'security',
  'devices',
  'look',
  'alerts',
  'calendar',
  'tokens',
  'companion',
  'team',
  'plan',
  'data',
] as const
export type SettingsTab = (typeof settingsTabs)[number]

export interface SettingsAddress {
  tab?: SettingsTab
  /** Set when the person returns from the payment page, even without having paid. */
  payment?: PlanPaymentId
}

export const readSettingsAddress = (search: Record<string, unknown>): SettingsAddress => {
  const tab = readOneOf(settingsTabs, search.tab)
  const payment = readForm<PlanPaymentId>(uuidForm, search.payment)
  return { ...(tab && { tab }), ...(payment && { payment }) }
}
