import type { Activity } from '@peshi/contract/chamber/activity'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'

/** Newest day first, as the entries come; days are India's. */
export const groupByDay = <Entry extends Pick<Activity, 'at'>>(entries: readonly Entry[]): [CourtDate, Entry[]][] => [
  ...Map.groupBy(entries, ({ at }) => courtDateAt(new Date(at))),
]
