import type { CourtYear } from '@peshi/contract/courts/court-calendar'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './court-days.module.css'

type CourtDay = CourtYear['days'][number]

interface Props {
  days: readonly CourtDay[]
  last?: ((day: CourtDay) => ReactNode) | undefined
}

export function DaysTable({ days, last }: Props) {
  const { t } = useTranslation('clocks')
  return (
    <div className={classes.dayBox}>
      <DataTable<CourtDay>
        className={classes.days}
        columns={[
          { id: 'date', cell: ({ date }) => <bdi dir="ltr">{toDayFirst(date)}</bdi> },
          { id: 'name', cell: ({ name }) => <Words>{name}</Words> },
          { id: 'kind', cell: ({ kind }) => t(`days.kind.${kind}`) },
          ...(last ? [{ id: 'last', cell: last }] : []),
        ]}
        rows={days}
        keyOf={({ date }) => date}
      />
    </div>
  )
}
