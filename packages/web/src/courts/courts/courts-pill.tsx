import type { CourtHealth } from '@peshi/contract/courts/courts'
import { type ReadingState, worstOf } from '@peshi/contract/courts/reading-state'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { Link } from '@tanstack/react-router'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { sayShortMoment } from '../../platform/i18n/say-day.ts'
import type { Say, WordKey } from '../../platform/i18n/use-translation.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { useCourtsHealth } from './courts.api.ts'
import classes from './courts-pill.module.css'
import { toneOfReading } from './reading-state.ts'

export function CourtsPill({ isPhone }: { isPhone: boolean }) {
  const { data } = useCourtsHealth(!isPhone)
  return isPhone || !data || data.length === 0 ? null : <Health courts={data} />
}

function Health({ courts }: { courts: CourtHealth[] }) {
  const { t } = useTranslation('shell')
  const today = useCourtToday()
  const state = worstOf(courts.map((court) => court.state))
  const own = courts.filter((court) => court.state === state)
  const named = state === 'read' ? courts.filter((court) => court.state !== 'read') : own
  return (
    <Link to="/dashboard/sync" className={classes.link}>
      <Pill tone={toneOfReading[state]} title={named.map((court) => sayOne(court, today, t)).join(', ')}>
        {sayAll(state, own, today, t)}
      </Pill>
    </Link>
  )
}

function sayAll(state: ReadingState, own: CourtHealth[], today: CourtDate, t: Say<WordKey<'shell'>>): string {
  if (state === 'never' || state === 'idle' || state === 'by-hand') return t(`courts.all.${state}`)
  if (state === 'read') return t('courts.all.read', { time: isolate(indiaTime(oldestReading(own))) })
  return own[0] && own.length === 1 ? sayOne(own[0], today, t) : t(`courts.some.${state}`, { count: own.length })
}

const oldestReading = (courts: CourtHealth[]): string =>
  courts
    .flatMap(({ parts }) => parts)
    .flatMap(({ state, last_success_at }) => (state === 'read' && last_success_at ? last_success_at : []))
    .sort()[0] ?? ''

function sayOne({ short, state, parts }: CourtHealth, today: CourtDate, t: Say<WordKey<'shell'>>): string {
  const part = parts.find((one) => one.state === state)
  const court = sayCourt(short)
  if (state === 'read' || !part) return state === 'by-hand' ? t('courts.one.by-hand', { court }) : court
  const since = part.since ? sayShortMoment(part.since, today) : ''
  return t(`courts.one.${state}`, { court, part: t(`courts.part.${part.part}`), since })
}
