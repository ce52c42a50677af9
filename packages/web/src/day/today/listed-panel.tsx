import type { Matter } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WhereListsAreRead } from '../../courts/courts/where-lists-are-read.tsx'
import { OutcomeIcon } from '../../matters/hearings/outcome-icon.tsx'
import { TitleCell } from '../../matters/matters/list/title-cell.tsx'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

export interface Listed {
  matters: Matter[]
  outcomes: Day['outcomes']
  total: number
}

export interface ListedRow {
  key: string
  id: MatterId
  title: string
  cells: Record<string, ReactNode>
}

type ExtraColumn = Omit<Column<ListedRow>, 'cell'>

interface Props extends Listed {
  rows?: ListedRow[]
  extra?: ExtraColumn[]
  aside?: ReactNode
  problem?: string | null
}

export function ListedPanel({ matters, outcomes, total, rows: first = [], extra = [], aside, problem }: Props) {
  const { t } = useTranslation(['today', 'matters', 'hearings'])
  const outcomeOf = new Map(outcomes.map(({ matter_id, outcome }) => [matter_id, outcome]))
  const taken = new Set(first.map(({ id }) => id))
  const waiting = matters.filter(({ _id }) => !taken.has(_id))
  const isEmpty = waiting.length === 0 && first.length === 0
  const rows = [...first, ...waiting.map(plainRow)]
  const columns: Column<ListedRow>[] = [
    { id: 'matter', heading: t('matters:column.matter'), cell: ({ cells }) => cells.matter },
    {
      id: 'court',
      heading: t('matters:column.court'),
      span: ({ id }) => (taken.has(id) ? 1 : 1 + extra.length),
      cell: ({ cells }) => cells.court,
    },
    ...extra.map((column) => ({ ...column, cell: ({ cells }: ListedRow) => cells[column.id] })),
    {
      id: 'status',
      heading: t('list.status'),
      cell: ({ id, title, cells }) => {
        const outcome = outcomeOf.get(id)
        return (
          <span className={classes.status}>
            {outcome ? <Pill tone="decided">{t(`hearings:outcomes.${outcome}`)}</Pill> : cells.status}
            <OutcomeIcon matterId={id} title={title} />
          </span>
        )
      },
    },
  ]
  return (
    <Panel title={t('list.title')} hint={total > 0 ? total : undefined} aside={isEmpty ? undefined : aside}>
      {isEmpty ? <p className="muted">{t('list.empty')}</p> : null}
      {problem && !isEmpty ? <p className="muted">{problem}</p> : null}
      {isEmpty ? null : <DataTable className={classes.list} columns={columns} rows={rows} keyOf={({ key }) => key} />}
      {total > matters.length ? (
        <Link to="/dashboard/matters" search={{ sort: 'next_date' }}>
          {t('list.more', { count: total - matters.length })}
        </Link>
      ) : null}
    </Panel>
  )
}

const plainRow = (matter: Matter): ListedRow => ({
  key: matter._id,
  id: matter._id,
  title: matter.title,
  cells: {
    matter: <TitleCell matter={matter} />,
    court: (
      <span className={classes.unlisted}>
        <Words>{sayCourt(matter.court_title)}</Words>
      </span>
    ),
    status: <OnNoList matter={matter} />,
  },
})

function OnNoList({ matter }: { matter: Matter }) {
  const today = useCourtToday()
  const { t } = useTranslation('today')
  return (
    <WhereListsAreRead court={matter.hc_name} matter={matter._id} date={today}>
      <Pill tone="decided">{t('list.noList')}</Pill>
    </WhereListsAreRead>
  )
}
