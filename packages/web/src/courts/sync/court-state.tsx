import type { CourtSync } from '@peshi/contract/courts/sync'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useCourtsHealth } from '../courts/courts.api.ts'
import { toneOfReading } from '../courts/reading-state.ts'
import classes from './sync.module.css'

export function CourtState({ court }: { court: CourtSync }) {
  const { t } = useTranslation('sync')
  const now = useNow()
  const reason = useReason(court)
  const state = useCourtsHealth().data?.find(({ unique_id }) => unique_id === court.unique_id)?.state
  return (
    <span className={classes.state}>
      {state ? <Pill tone={toneOfReading[state]}>{t(`state.${state}`)}</Pill> : null}
      {reason ? (
        <span className={classes.reason}>
          <Words>{reason}</Words>
        </span>
      ) : null}
      {court.state !== 'ok' && court.state !== 'off' && court.failing_since ? (
        <span className={classes.reason}>{t('since', { age: ageOf(court.failing_since, now, currentLocale()) })}</span>
      ) : null}
      {court.resting_until ? (
        <span className={classes.reason}>{t('restsUntil', { time: indiaTime(court.resting_until) })}</span>
      ) : null}
    </span>
  )
}

function useReason({ state, failure, reason }: CourtSync): string | null {
  const { t, i18n } = useTranslation('sync')
  if (state === 'ok' || i18n.resolvedLanguage === 'en') return reason
  if (state === 'off' || state === 'partly') return t(`reason.${state}`)
  return failure ? t(`reason.${failure}`) : t('reason.resting')
}
