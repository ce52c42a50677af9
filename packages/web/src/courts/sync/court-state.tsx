import type { CourtSync, SyncState } from '@peshi/contract/courts/sync'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './sync.module.css'

const tones: Record<SyncState, Tone> = {
  ok: 'live',
  partly: 'today',
  failing: 'late',
  resting: 'today',
  off: 'decided',
}

export function CourtState({ court }: { court: CourtSync }) {
  const { t } = useTranslation('sync')
  const now = useNow()
  const reason = useReason(court)
  return (
    <span className={classes.state}>
      <Pill tone={tones[court.state]}>{t(`state.${court.state}`)}</Pill>
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
