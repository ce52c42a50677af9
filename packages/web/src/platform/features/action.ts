import type { UserData } from '@peshi/contract/chamber/account'
import type { Subject, Action as Verb } from '@peshi/contract/platform/abilities'
import type { TablerIcon } from '@tabler/icons-react'
import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

export type MenuSection = 'top' | 'court' | 'files' | 'trackers' | 'office'

interface Common {
  id: string
  order: number
  label: ParseKeys<'shell'>
  icon: TablerIcon
  can?: readonly [Verb, Subject]
  /** A key or a sequence: `g t` is g, then t. */
  shortcut?: string
  section?: MenuSection
  inBottomBar?: boolean
  shortLabel?: ParseKeys<'shell'>
  /** Limited to this role: owners have every ability but must not see the client's page. */
  role?: UserData['role']
  anyAccount?: boolean
}

export interface PageAction extends Common {
  kind: 'page'
  to: string
  Count?: ComponentType<{ className: string | undefined }>
}

export interface CommandAction extends Common {
  kind: 'command'
  run(tools: { toggleColorScheme(): void }): void
}

export type AppAction = PageAction | CommandAction

export const menuSections: readonly MenuSection[] = ['top', 'court', 'files', 'trackers', 'office']
