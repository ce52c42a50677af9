import { Paper } from '@mantine/core'
import type { CourtSync } from '@peshi/contract/courts/sync'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { CourtMonogram } from '../courts/court-monogram.tsx'
import { CourtCounts } from './court-counts.tsx'
import { CourtState } from './court-state.tsx'
import { RetryButton } from './retry-button.tsx'
import classes from './sync.module.css'

export function CourtTable({ courts }: { courts: CourtSync[] }) {
  const { t } = useTranslation('sync')
  const columns: Column<CourtSync>[] = [
    {
      id: 'court',
      heading: t('column.court'),
      namesRow: true,
      cell: ({ unique_id, title }) => (
        <span className={classes.court}>
          <CourtMonogram court={unique_id} />
          <Link to="/dashboard/sync/$court" params={{ court: unique_id }} dir="auto">
            {sayCourt(title)}
          </Link>
        </span>
      ),
    },
    { id: 'state', heading: t('column.state'), cell: (court) => <CourtState court={court} /> },
    { id: 'cases', heading: t('column.cases'), cell: (court) => <CourtCounts court={court} /> },
    {
      id: 'answered',
      heading: t('column.answered'),
      isLabelled: true,
      cell: ({ last_success_at }) => <Age instant={last_success_at} />,
    },
    {
      id: 'oldest',
      heading: t('column.oldest'),
      isLabelled: true,
      cell: ({ oldest_read_at }) => <Age instant={oldest_read_at} />,
    },
    { id: 'action', heading: t('column.action'), cell: (court) => <RetryButton court={court} /> },
  ]
  return (
    <Paper className={classes.panel}>
      <DataTable className={classes.table} columns={columns} rows={courts} keyOf={({ unique_id }) => unique_id} />
    </Paper>
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
