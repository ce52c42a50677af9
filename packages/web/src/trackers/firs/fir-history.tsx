import type { FirDetail } from '@peshi/contract/trackers/firs'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { Words } from '../../platform/ui/words.tsx'
import classes from '../trackers/trackers.module.css'

const fields = ['sections', 'status', 'registered_on', 'case', 'later_number', 'later_station'] as const

export function FirHistory({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  const now = useNow()
  if (fir.history.length === 0) return <span className={classes.muted}>{t('no_history')}</span>
  const say = (field: string, value: string | null) =>
    field === 'status' && value ? t(`status.${value}` as 'status.trial') : (value ?? '—')
  return (
    <div className={classes.part}>
      {fir.history.map((reading) => (
        <article key={reading.at} className={classes.hit}>
          <span className={classes.muted}>
            {ageOf(reading.at, now, currentLocale())} · {reading.by ?? t(`source.${reading.source}`)}
          </span>
          {reading.changes.map(({ field, before, after }) => {
            const known = fields.find((one) => one === field)
            return (
              <p key={`${field} ${after}`}>
                {known ? t(`field.${known}`) : field}:{' '}
                <s className={classes.muted}>{before ? <Words>{say(field, before)}</Words> : null}</s>{' '}
                <Words>{say(field, after)}</Words>
              </p>
            )
          })}
        </article>
      ))}
    </div>
  )
}
