import type { Activity } from '@peshi/contract/chamber/activity'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'

export const groupByDay = <Entry extends Pick<Activity, 'at'>>(entries: readonly Entry[]): [CourtDate, Entry[]][] => [
  ...Map.groupBy(entries, ({ at }) => courtDateAt(new Date(at))),
]
