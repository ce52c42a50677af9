import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { ParseKeys } from 'i18next'
import type { Namespace } from '../platform/i18n/languages.ts'

type WordKey = Extract<ParseKeys<Exclude<Namespace, 'rules'>[]>, `${string}:${string}`>

type Crumb = { title: WordKey; to: string }

/** Breadcrumb for pages that open from Settings. */
export const inSettings: Crumb = { title: 'shell:nav.settings', to: '/settings/account-setting' }

/** Breadcrumb of trackers. It opens the first tracker, like the menu entry. */
export const inTrackers: Crumb = { title: 'shell:nav.trackers', to: '/trackers/firtracker/fir-tracker-list' }

/** Static data of a page. The guard, the breadcrumb, the title and the New Matter button use it. */
export interface PageMeta {
  title?: WordKey
  crumbs?: Crumb[]
  /** Subject of the ability that the guard requires. `action` defaults to `read`. */
  resource?: Subject
  action?: Action
  newMatter?: boolean
  layout?: 'full'
  redirectIfLoggedIn?: boolean
  /** True for pages that stay open while the account is disabled or expired. */
  anyAccount?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageMeta {}
}
