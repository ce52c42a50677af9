import type { CaseStatus } from '@peshi/contract/courts/case-record'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { useTranslation } from 'react-i18next'
import { readingStateOf, toneOfReading } from '../../courts/courts/reading-state.ts'
import { courtToday } from '../../platform/clock/server-time.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { DateText } from '../../platform/ui/words.tsx'
import classes from './marks.module.css'

export function CaseStatusPill({ status }: { status: CaseStatus }) {
  const { t } = useTranslation('matters')
  return <Pill tone={status === 'pending' ? 'live' : 'decided'}>{t(`status.${status}`)}</Pill>
}

export function NextDate({ date, status }: { date: CourtDate | null; status: CaseStatus }) {
  const { t } = useTranslation('matters')
  const today = courtToday()
  if (date && status === 'pending' && date === today) {
    return (
      <span className={classes.today}>
        <DateText date={date} /> <span className={classes.hint}>{t('date.today')}</span>
      </span>
    )
  }
  if (date && status === 'pending' && date < today) {
    return (
      <span className={classes.late} title={t('date.passed')}>
        <DateText date={date} /> <span className={classes.hint}>{t('date.late')}</span>
      </span>
    )
  }
  if (date && status === 'disposed') {
    if (date < today) return <DateText date={null} />
    return (
      <span className={classes.late} title={t('date.disposed_title')}>
        <DateText date={date} /> <span className={classes.hint}>{t('date.disposed')}</span>
      </span>
    )
  }
  return <DateText date={date} />
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
