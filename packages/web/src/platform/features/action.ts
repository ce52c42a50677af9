import type { Subject, Action as Verb } from '@peshi/contract/platform/abilities'
import type { UserData } from '@peshi/contract/platform/person'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { OwnKey } from '../i18n/use-translation.ts'

export type Section = 'work' | 'office' | 'settings' | 'trackers' | 'person'

interface Common {
  id: string
  order: number
  label: OwnKey<'shell'>
  icon: TablerIcon
  can?: readonly [Verb, Subject]
  shortcut?: string
  /**
   * If set, only this role sees the action. Clients' pages set it, because abilities alone would show them to owners
   * too.
   */
  role?: UserData['role']
  anyAccount?: boolean
  /** Shown in the menu *New* of the top bar. */
  creates?: boolean
}

export interface PageAction extends Common {
  kind: 'page'
  to: string
  search?: Record<string, string>
  section?: Section
  inBottomBar?: boolean
  shortLabel?: OwnKey<'shell'>
  Count?: ComponentType<{ className: string | undefined }>
}

export interface CommandAction extends Common {
  kind: 'command'
  run(tools: { toggleColorScheme(): void }): void
}

export type AppAction = PageAction | CommandAction
