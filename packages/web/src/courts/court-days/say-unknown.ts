import type { DateSpan } from '@peshi/contract/courts/court-days'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { isolate } from '../../platform/i18n/isolate.ts'
import type { Say, WordKey } from '../../platform/i18n/use-translation.ts'

/** `date.unplanned` says what a field for the next date leaves out, `date.unknown` what a deadline counts as closed. */
export type UnknownWords = 'date.unknown' | 'date.unplanned'

export function sayUnknown(
  t: Say<WordKey<'common'>>,
  { from, to }: DateSpan,
  courtName?: string | null,
  words: UnknownWords = 'date.unknown',
): string {
  const court = courtName ? isolate(courtName) : t('date.unknown.court')
  return from.endsWith('-01-01') && to.endsWith('-12-31')
    ? t(`${words}.year`, { court, year: from.slice(0, 4) })
    : t(`${words}.span`, { court, from: isolate(toDayFirst(from)), to: isolate(toDayFirst(to)) })
}
