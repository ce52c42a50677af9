import type { Action, Subject } from '@peshi/contract/platform/abilities'

/** What each page says of itself; the guard, the breadcrumb, the title and the New Matter button read it. */
export interface PageMeta {
  /** Translation key of the title, e.g. `shell:pages.matters`. */
  title?: string
  /** The way here, above the title. */
  crumbs?: { title: string; to: string }[]
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
