import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { ParseKeys } from 'i18next'
import type { Namespace } from '../platform/i18n/languages.ts'

type WordKey = Extract<ParseKeys<Exclude<Namespace, 'rules'>[]>, `${string}:${string}`>

export interface PageMeta {
  title?: WordKey
  crumbs?: { title: WordKey; to: string }[]
  resource?: Subject
  action?: Action
  newMatter?: boolean
  layout?: 'full'
  redirectIfLoggedIn?: boolean
  /** Also open while the account is disabled or expired. */
  anyAccount?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageMeta {}
}
