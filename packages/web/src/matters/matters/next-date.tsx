import type { CaseStatus } from '@peshi/contract/courts/case-record'
import { dateStateOf } from '@peshi/contract/matters/date-state'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { readingStateOf, toneOfReading } from '../../courts/courts/reading-state.ts'
import { useCourtToday, useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { DateText } from '../../platform/ui/words.tsx'
import classes from './next-date.module.css'

export function CaseStatusPill({ status }: { status: CaseStatus }) {
  const { t } = useTranslation('matters')
  return <Pill tone={status === 'pending' ? 'live' : 'decided'}>{t(`status.${status}`)}</Pill>
}

export function NextDate({ date, status }: { date: CourtDate | null; status: CaseStatus }) {
  const { t } = useTranslation('matters')
  const state = dateStateOf({ next_date: date, case_status: status }, useCourtToday())
  if (state === 'none' || state === 'next') return <DateText date={state === 'none' ? null : date} />
  return (
    <span className={state === 'today' ? classes.today : classes.late} title={t(`date.${state}.title`)}>
      <DateText date={date} /> <span className={classes.hint}>{t(`date.${state}.hint`)}</span>
    </span>
  )
}

interface AgeProps {
  readAt: string | null
  failingSince: string | null
}

export function ReadAge({ readAt, failingSince }: AgeProps) {
  const { t } = useTranslation('matters')
  const now = useNow()
  const age = readAt ? ageOf(readAt, now, currentLocale()) : t('age.never')
  const title = failingSince ? t('age.failing', { age: ageOf(failingSince, now, currentLocale()) }) : undefined
  return (
    <span
      className={classes.age}
      data-tone={toneOfReading[readingStateOf({ readAt, failingSince }, now)]}
      title={title}
    >
      {age}
    </span>
  )
}
