import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { ParseKeys } from 'i18next'
import type { Namespace } from '../platform/i18n/languages.ts'

type WordKey = Extract<ParseKeys<Exclude<Namespace, 'rules'>[]>, `${string}:${string}`>

/** Static data of a page, read by the guard, the breadcrumb, the title and the New Matter button. */
export interface PageMeta {
  title?: WordKey
  crumbs?: { title: WordKey; to: string }[]
  /** The guard checks this ability; `action` defaults to `read`. */
  resource?: Subject
  action?: Action
  newMatter?: boolean
  layout?: 'full'
  /** For signed-out people; signed-in people are sent home. */
  redirectIfLoggedIn?: boolean
  /** Also open while the account is disabled or expired. */
  anyAccount?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageMeta {}
}
