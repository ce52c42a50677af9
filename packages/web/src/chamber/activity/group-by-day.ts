import type { Activity } from '@peshi/contract/chamber/activity'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'

/** Newest day first; days in Asia/Kolkata. */
export const groupByDay = <Entry extends Pick<Activity, 'at'>>(entries: readonly Entry[]): [CourtDate, Entry[]][] => [
  ...Map.groupBy(entries, ({ at }) => courtDateAt(new Date(at))),
]
