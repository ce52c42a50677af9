import type { CourtSync } from '@peshi/contract/courts/sync'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { useCourtsHealth } from '../courts/courts.api.ts'
import { toneOfReading } from '../courts/reading-state.ts'
import classes from './sync.module.css'

export function CourtState({ court }: { court: CourtSync }) {
  const { t } = useTranslation('sync')
  const now = useNow()
  const health = useCourtsHealth().data?.find(({ unique_id }) => unique_id === court.unique_id)
  const { obstacle } = court
  return (
    <span className={classes.state}>
      {health ? <Pill tone={toneOfReading[health.state]}>{t(`state.${health.state}`)}</Pill> : null}
      {obstacle ? <span className={classes.reason}>{t(`reason.${obstacle}`)}</span> : null}
      {obstacle && obstacle !== 'off' && health?.failing_since ? (
        <span className={classes.reason}>{t('since', { age: ageOf(health.failing_since, now, currentLocale()) })}</span>
      ) : null}
      {court.resting_until ? (
        <span className={classes.reason}>{t('restsUntil', { time: indiaTime(court.resting_until) })}</span>
      ) : null}
    </span>
  )
}
