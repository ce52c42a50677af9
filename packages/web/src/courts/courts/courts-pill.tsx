import type { CourtHealth } from '@peshi/contract/courts/courts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { useCourtsHealth } from './courts.api.ts'
import classes from './courts-pill.module.css'

export function CourtsPill({ isPhone }: { isPhone: boolean }) {
  return isPhone ? null : <Health />
}

function Health() {
  const { t } = useTranslation('shell')
  const courts = useCourtsHealth().data ?? []
  const now = useNow()
  const failing = courts.filter(({ state }) => state === 'failing')
  const late = courts.filter(({ state }) => state === 'late')
  const sayOne = useSayOne(now)
  if (failing.length > 0) {
    return (
      <ToCourts>
        <Pill tone="late" title={failing.map(sayOne).join(', ')}>
          {failing.length === 1 ? failing.map(sayOne) : t('courts.someFail', { count: failing.length })}
        </Pill>
      </ToCourts>
    )
  }
  if (late.length > 0) {
    return (
      <ToCourts>
        <Pill tone="today" title={late.map(sayOne).join(', ')}>
          {late.length === 1 ? late.map(sayOne) : t('courts.someLate', { count: late.length })}
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

function useSayOne(now: Date) {
  const { t } = useTranslation('shell')
  return ({ short, state, parts }: CourtHealth): string => {
    const worst = parts.find((one) => one.state === state)
    if (!worst) return sayCourt(short)
    const values = { court: sayCourt(short), part: t(`courts.part.${worst.part}`) }
    if (worst.last_success_at === null) return t('courts.never', values)
    const age = ageOf(worst.last_success_at, now, currentLocale())
    return t(state === 'late' ? 'courts.oneLate' : 'courts.oneFails', { ...values, age })
  }
}

const ToCourts = ({ children }: { children: ReactNode }) => (
  <Link to="/dashboard/sync" className={classes.link}>
    {children}
  </Link>
)
