import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { ParseKeys } from 'i18next'
import type { Namespace } from '../platform/i18n/languages.ts'

type WordKey = Extract<ParseKeys<Exclude<Namespace, 'rules'>[]>, `${string}:${string}`>

type Crumb = { title: WordKey; to: string }

/** Breadcrumb of pages that are reached from Settings. */
export const inSettings: Crumb = { title: 'shell:nav.settings', to: '/settings/account-setting' }

/** Breadcrumb of trackers: the menu's entry opens the first of them. */
export const inTrackers: Crumb = { title: 'shell:nav.trackers', to: '/trackers/firtracker/fir-tracker-list' }

/** Static data of a page, read by the guard, the breadcrumb, the title and the New Matter button. */
export interface PageMeta {
  title?: WordKey
  crumbs?: Crumb[]
  /** The guard checks this ability; `action` defaults to `read`. */
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
