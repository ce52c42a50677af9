import { readOneOf } from '../app/read-search.ts'

/** The tabs of the settings, in their order. Each has its words under `account:tab` and its panels in `settings-tabs.tsx`. */
export const settingsTabs = ['profile', 'look', 'calendar', 'data'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export interface SettingsAddress {
  tab?: SettingsTab
}

export const readSettingsAddress = (search: Record<string, unknown>): SettingsAddress => {
  const tab = readOneOf(settingsTabs, search.tab)
  return tab ? { tab } : {}
}
