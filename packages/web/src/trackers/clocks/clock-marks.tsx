import { toDayFirst } from '@peshi/contract/platform/dates'
import type { Clock } from '@peshi/contract/trackers/clocks'
import { IconShieldCheck } from '@tabler/icons-react'
import { sayUnknown } from '../../courts/court-days/say-unknown.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { sayPeriod } from './clock-steps.tsx'
import classes from './clocks.module.css'
import { sayDate } from './say-date.ts'

const tones: Record<Clock['state'], Tone> = {
  running: 'decided',
  near: 'today',
  today: 'late',
  past: 'late',
  done: 'live',
  stopped: 'decided',
}

export function useClockName() {
  const { t } = useTranslation('clocks')
  return ({ title, rule, whose }: Pick<Clock, 'title' | 'rule' | 'whose'>): string => {
    const name = title ?? t(`rule.${rule}`, { defaultValue: rule })
    return whose ? t(`whose.${whose}`, { name }) : name
  }
}

export function ClockPill({
  clock: { state, days_left, due_on },
}: {
  clock: Pick<Clock, 'state' | 'days_left' | 'due_on'>
}) {
  const { t } = useTranslation('clocks')
  const words =
    state === 'done' || state === 'stopped' || state === 'today'
      ? t(`state.${state}`)
      : t(state === 'past' ? 'left.past' : 'left.days', { count: Math.abs(days_left) })
  return (
    <Pill tone={tones[state]} title={toDayFirst(due_on)}>
      {words}
    </Pill>
  )
}

export function UnknownMark({
  clock: { state, unknown, court_short },
}: {
  clock: Pick<Clock, 'state' | 'unknown' | 'court_short'>
}) {
  const { t } = useTranslation('common')
  if (!unknown || state === 'done' || state === 'stopped') return null
  return <span className={classes.warning}>{sayUnknown(t, unknown, sayCourt(court_short))}</span>
}

/** The days that certified copies add to the period, and the copies that are awaited. */
export function CopyMark({ clock: { period, copies } }: { clock: Pick<Clock, 'period' | 'copies'> }) {
  const { t } = useTranslation('clocks')
  return copies.map(({ applied_on, ready_on, days: count }) => {
    const from = sayDate(applied_on)
    if (!ready_on) return <span key={from}>{t('copies.awaited', { from })}</span>
    if (count === 0 || !period) return null
    const days = t('period.days', { count })
    return (
      <span key={from}>{t('copies.left', { period: sayPeriod(t, period), days, from, to: sayDate(ready_on) })}</span>
    )
  })
}

export function TickMark({
  clock: { is_critical, ticked, state },
}: {
  clock: Pick<Clock, 'is_critical' | 'ticked' | 'state'>
}) {
  const { t } = useTranslation('clocks')
  if (!is_critical || state === 'done' || state === 'stopped') return null
  const words = ticked ? t('tick.by', { name: ticked.name ?? '—' }) : t('tick.waits')
  return (
    <span className={classes.tick} data-open={ticked ? undefined : true}>
      {ticked ? <IconShieldCheck size={14} aria-hidden="true" /> : null}
      {words}
    </span>
  )
}
