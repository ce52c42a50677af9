import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCourtsHealth } from '../courts/courts.api.ts'
import { ageOf } from '../i18n/age.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { Pill } from '../ui/pill.tsx'
import { useNow } from '../ui/use-now.ts'
import classes from './courts-pill.module.css'

/** How old what is shown is: the court that was read longest ago counts, and a court that fails is named. */
export function CourtsPill() {
  const { t } = useTranslation('shell')
  const courts = useCourtsHealth().data ?? []
  const now = useNow()
  const failing = courts.filter((court) => court.failing_since !== null)
  const first = failing[0]
  if (first) {
    const since = first.failing_since ? ageOf(first.failing_since, now, currentLocale()) : ''
    return (
      <ToCourts>
        <Pill tone="late" title={failing.map((court) => court.title).join(', ')}>
          {failing.length === 1
            ? t('courts.oneFails', { court: first.title, since })
            : t('courts.someFail', { count: failing.length })}
        </Pill>
      </ToCourts>
    )
  }
  const oldest = courts.flatMap((court) => court.last_success_at ?? []).sort()[0]
  return oldest ? (
    <ToCourts>
      <Pill tone="live">{t('courts.allRead', { age: ageOf(oldest, now, currentLocale()) })}</Pill>
    </ToCourts>
  ) : null
}

/** What is behind the one line: each court with its state. */
const ToCourts = ({ children }: { children: ReactNode }) => (
  <Link to="/dashboard/sync" className={classes.link}>
    {children}
  </Link>
)
