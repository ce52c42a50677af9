import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { NamedKey } from '../platform/i18n/use-translation.ts'

type Crumb = { title: NamedKey; to: string }

export const inSettings: Crumb = { title: 'shell:nav.settings', to: '/settings/account-setting' }

export const inCalendar: Crumb = { title: 'shell:nav.calendar', to: '/tasks/calendar' }

export const inTrackers: Crumb = { title: 'shell:nav.trackers', to: '/trackers/firtracker/fir-tracker-list' }

export interface PageMeta {
  title?: NamedKey
  crumbs?: Crumb[]
  resource?: Subject
  action?: Action
  newMatter?: boolean
  layout?: 'full'
  redirectIfLoggedIn?: boolean
  /** True if a disabled or expired account may open the page. */
  anyAccount?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageMeta {}
}
