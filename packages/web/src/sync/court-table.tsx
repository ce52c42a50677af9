import { Paper } from '@mantine/core'
import type { CourtSync } from '@peshi/contract/sync'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ageOf } from '../i18n/age.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { CourtMonogram } from '../matters/marks.tsx'
import { useNow } from '../ui/use-now.ts'
import { CourtCounts } from './court-counts.tsx'
import { CourtState } from './court-state.tsx'
import { RetryButton } from './retry-button.tsx'
import classes from './sync.module.css'

export function CourtTable({ courts }: { courts: CourtSync[] }) {
  const { t } = useTranslation('sync')
  return (
    <Paper className={classes.panel}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.court')}</th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col">{t('column.cases')}</th>
            <th scope="col">{t('column.answered')}</th>
            <th scope="col">{t('column.oldest')}</th>
            <th scope="col">{t('column.action')}</th>
          </tr>
        </thead>
        <tbody>
          {courts.map((court) => (
            <CourtRow key={court.unique_id} court={court} />
          ))}
        </tbody>
      </table>
    </Paper>
  )
}

function CourtRow({ court }: { court: CourtSync }) {
  const { t } = useTranslation('sync')
  return (
    <tr>
      <th scope="row">
        <span className={classes.court}>
          <CourtMonogram court={court.unique_id} />
          <Link to="/dashboard/sync/$court" params={{ court: court.unique_id }} dir="auto">
            {court.title}
          </Link>
        </span>
      </th>
      <td>
        <CourtState court={court} />
      </td>
      <td>
        <CourtCounts court={court} />
      </td>
      <td data-label={t('column.answered')}>
        <Age instant={court.last_success_at} />
      </td>
      <td data-label={t('column.oldest')}>
        <Age instant={court.oldest_read_at} />
      </td>
      <td>
        <RetryButton court={court} />
      </td>
    </tr>
  )
}

function Age({ instant }: { instant: string | null }) {
  const { t } = useTranslation('sync')
  const now = useNow()
  if (!instant) return <span className={classes.quiet}>{t('never')}</span>
  return (
    <time className={classes.quiet} dateTime={instant}>
      {ageOf(instant, now, currentLocale())}
    </time>
  )
}
