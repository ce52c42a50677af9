import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { ParseKeys } from 'i18next'
import type { Namespace } from '../platform/i18n/languages.ts'

/** A word with its namespace, as in `shell:product`. */
type WordKey = Extract<ParseKeys<Exclude<Namespace, 'rules'>[]>, `${string}:${string}`>

/** What each page says of itself; the guard, the breadcrumb, the title and the New Matter button read it. */
export interface PageMeta {
  title?: WordKey
  /** The way here, above the title. */
  crumbs?: { title: WordKey; to: string }[]
  /** What the guard asks the abilities for; `action` is `read` unless said. */
  resource?: Subject
  action?: Action
  newMatter?: boolean
  layout?: 'full'
  /** For pages of people who are not signed in; who is signed in is sent home. */
  redirectIfLoggedIn?: boolean
  /** Reached also while the account is disabled or expired. */
  anyAccount?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageMeta {}
}
