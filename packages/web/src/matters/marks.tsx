import type { CaseStatus } from '@peshi/contract/case-record'
import { type CourtDate, courtDateAt, toDayFirst } from '@peshi/contract/dates'
import { courtLevel } from '@peshi/contract/labels'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ageOf } from '../i18n/age.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { Pill } from '../ui/pill.tsx'
import { useNow } from '../ui/use-now.ts'
import classes from './marks.module.css'

/** The court's level on every row: SC, HC, DC or TR. */
export const CourtMonogram = ({ court }: { court: string }) => (
  <span className={classes.monogram} aria-hidden="true">
    {courtLevel(court)}
  </span>
)

export function CaseStatusPill({ status }: { status: CaseStatus }) {
  const { t } = useTranslation('matters')
  return <Pill tone={status === 'pending' ? 'live' : 'decided'}>{t(`status.${status}`)}</Pill>
}

/** Names, numbers and titles keep their own direction in either language. */
export const Words = ({ children }: { children: ReactNode }) => <bdi dir="auto">{children}</bdi>

/**
 * Values on a line with dots between them. Each is a box of its own, so that in Urdu a long English one wraps as a
 * block at the page's side and does not mix with its neighbours.
 */
export const Values = ({ children }: { children: ReactNode[] }) =>
  children
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map((value, index) => (
      // Two values may be equal, and they keep their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>
        {index > 0 ? <span className={classes.dot}> </span> : null}
        <span className={classes.value}>{typeof value === 'string' ? <Words>{value}</Words> : value}</span>
      </Fragment>
    ))

/**
 * One line that ends in an ellipsis. The line takes the direction of its own words, so that in Urdu the end of an
 * English name is cut and not its beginning; it still stands at the page's side.
 */
export const Clipped = ({ children }: { children: string }) => (
  <span className={classes.clipped} dir="auto">
    {children}
  </span>
)

export const DateText = ({ date }: { date: CourtDate | null }) =>
  date ? (
    <time className={classes.date} dateTime={date} dir="ltr">
      {toDayFirst(date)}
    </time>
  ) : (
    <span className={classes.none}>—</span>
  )

/** The next date of a matter: today stands out, and so does a date that passed while the case is pending. */
export function NextDate({ date, status }: { date: CourtDate | null; status: CaseStatus }) {
  const { t } = useTranslation('matters')
  const today = courtDateAt(new Date())
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
  return <DateText date={date} />
}

interface AgeProps {
  readAt: string | null
  failingSince: string | null
}

/** How old the court's word is, and since when it can't be had. */
export function ReadAge({ readAt, failingSince }: AgeProps) {
  const { t } = useTranslation('matters')
  const now = useNow()
  const age = readAt ? ageOf(readAt, now, currentLocale()) : t('age.never')
  if (!failingSince) return <span className={classes.age}>{age}</span>
  return (
    <span className={classes.failing} title={t('age.failing', { age: ageOf(failingSince, now, currentLocale()) })}>
      {age}
    </span>
  )
}
