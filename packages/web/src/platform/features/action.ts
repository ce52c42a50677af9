import type { UserData } from '@peshi/contract/chamber/account'
import type { Subject, Action as Verb } from '@peshi/contract/platform/abilities'
import type { TablerIcon } from '@tabler/icons-react'
import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

/** Where in the menu an action stands; no section for what is not in the menu. */
export type MenuSection = 'top' | 'court' | 'files' | 'trackers' | 'office'

interface Common {
  id: string
  /** Its place in the menu, the palette and the list of shortcuts. */
  order: number
  label: ParseKeys<'shell'>
  icon: TablerIcon
  /** What a person must be allowed to do, else the action is not shown. */
  can?: readonly [Verb, Subject]
  /** One key or a sequence: `g t` is g and then t. */
  shortcut?: string
  section?: MenuSection
  inBottomBar?: boolean
  /** The label in the bottom bar, where the menu's label is too long for a fifth of a phone. */
  shortLabel?: ParseKeys<'shell'>
  /** Only for this role; an owner may do everything, but a client's landing is no page of theirs. */
  role?: UserData['role']
  /** Shown also while the account is disabled or expired. */
  anyAccount?: boolean
}

export interface PageAction extends Common {
  kind: 'page'
  to: string
  /** How much stands behind the menu entry. */
  Count?: ComponentType<{ className: string | undefined }>
}

export interface CommandAction extends Common {
  kind: 'command'
  run(tools: { toggleColorScheme(): void }): void
}

export type AppAction = PageAction | CommandAction

export const menuSections: readonly MenuSection[] = ['top', 'court', 'files', 'trackers', 'office']
