import type { CourtYear } from '@peshi/contract/courts/court-calendar'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './court-days.module.css'

type CourtDay = Omit<CourtYear['days'][number], 'is_own'> & { is_own?: boolean }

interface Props {
  days: readonly CourtDay[]
  marksOwn?: boolean
  last?: ((day: CourtDay) => ReactNode) | undefined
}

export function DaysTable({ days, marksOwn, last }: Props) {
  const { t } = useTranslation('clocks')
  return (
    <div className={classes.dayBox}>
      <DataTable<CourtDay>
        className={classes.days}
        columns={[
          { id: 'date', cell: ({ date }) => <bdi dir="ltr">{toDayFirst(date)}</bdi> },
          { id: 'name', cell: ({ name }) => <Words>{name}</Words> },
          {
            id: 'kind',
            cell: ({ kind, is_own }) => (
              <>
                {t(`days.kind.${kind}`)}
                {marksOwn && is_own ? <small className={classes.own}>{t('days.own')}</small> : null}
              </>
            ),
          },
          ...(last ? [{ id: 'last', cell: last }] : []),
        ]}
        rows={days}
        keyOf={({ date }) => date}
      />
    </div>
  )
}
