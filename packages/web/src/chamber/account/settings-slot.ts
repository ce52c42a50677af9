import type { UserData } from '@peshi/contract/chamber/account'
import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'
import type { SettingsTab } from './settings-address.ts'

export interface Viewer {
  person: UserData
  /** False while the account is disabled or expired, too, for all but the account itself. */
  can: (action: Action, subject: Subject) => boolean
}

export interface SettingsPanel {
  tab: SettingsTab
  /** Panels with the same one stand below each other; one without stands alone. */
  column?: string
  /** For everybody when left out. */
  isShown?(viewer: Viewer): boolean
  Panel: ComponentType<{ person: UserData }>
}

/** Panels of the settings. A tab without a panel is not shown. */
export const settingsPanels = defineSlot<SettingsPanel>('settings-panels')
