import type { UserData } from '@peshi/contract/chamber/account'
import type { Subject, Action as Verb } from '@peshi/contract/platform/abilities'
import type { TablerIcon } from '@tabler/icons-react'
import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

/**
 * Where a page is linked: in the upper (`work`) or lower (`office`) part of the menu, in the list of Settings, as a tab
 * of the trackers, or in the person's menu. The palette always lists every page.
 */
export type Section = 'work' | 'office' | 'settings' | 'trackers' | 'person'

interface Common {
  id: string
  order: number
  label: ParseKeys<'shell'>
  icon: TablerIcon
  can?: readonly [Verb, Subject]
  /** A key or a sequence of keys: `g t` means g, then t. */
  shortcut?: string
  /** Only this role sees the action. Needed because owners have every ability but must not see the client's page. */
  role?: UserData['role']
  anyAccount?: boolean
}

export interface PageAction extends Common {
  kind: 'page'
  to: string
  search?: Record<string, string>
  section?: Section
  inBottomBar?: boolean
  shortLabel?: ParseKeys<'shell'>
  Count?: ComponentType<{ className: string | undefined }>
}

export interface CommandAction extends Common {
  kind: 'command'
  run(tools: { toggleColorScheme(): void }): void
}

export type AppAction = PageAction | CommandAction
