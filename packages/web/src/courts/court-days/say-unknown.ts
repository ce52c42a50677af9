import type { DateSpan } from '@peshi/contract/courts/court-days'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { TFunction } from 'i18next'
import { isolate } from '../../platform/i18n/isolate.ts'

export function sayUnknown(t: TFunction<'common'>, { from, to }: DateSpan, courtName?: string | null): string {
  const court = courtName ? isolate(courtName) : t('date.unknown.court')
  return from.endsWith('-01-01') && to.endsWith('-12-31')
    ? t('date.unknown.year', { court, year: from.slice(0, 4) })
    : t('date.unknown.span', { court, from: isolate(toDayFirst(from)), to: isolate(toDayFirst(to)) })
}
