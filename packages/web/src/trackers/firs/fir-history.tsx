import { Stack } from '@mantine/core'
import type { FirDetail } from '@peshi/contract/trackers/firs'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import { Age } from '../trackers/age.tsx'
import classes from '../trackers/trackers.module.css'

const fields = ['sections', 'status', 'registered_on', 'case', 'later_number', 'later_station'] as const

export function FirHistory({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  if (fir.history.length === 0) return <span className="small">{t('no_history')}</span>
  const say = (field: string, value: string | null) =>
    field === 'status' && value ? t(`status.${value}` as 'status.trial') : (value ?? '—')
  return (
    <Stack gap="xs">
      {fir.history.map((reading) => (
        <article key={reading.at} className={classes.hit}>
          <span className="small">
            <Age at={reading.at} /> · {reading.by ?? t(`source.${reading.source}`)}
          </span>
          {reading.changes.map(({ field, before, after }) => {
            const known = fields.find((one) => one === field)
            return (
              <p key={`${field} ${after}`}>
                {known ? t(`field.${known}`) : field}:{' '}
                <s className="small">{before ? <Words>{say(field, before)}</Words> : null}</s>{' '}
                <Words>{say(field, after)}</Words>
              </p>
            )
          })}
        </article>
      ))}
    </Stack>
  )
}
