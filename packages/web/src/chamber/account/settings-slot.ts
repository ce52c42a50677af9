import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { UserData } from '@peshi/contract/platform/person'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/define-slot.ts'
import type { SettingsTab } from './settings-address.ts'

export interface Viewer {
  person: UserData
  can: (action: Action, subject: Subject) => boolean
}

export interface SettingsPanel {
  tab: SettingsTab
  column?: string
  isShown?(viewer: Viewer): boolean
  Panel: ComponentType<{ person: UserData }>
}

export const settingsPanels = defineSlot<SettingsPanel>('settings-panels')
