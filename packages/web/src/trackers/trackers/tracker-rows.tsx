import { Link, type LinkProps, useNavigate } from '@tanstack/react-router'
import list from '../../matters/matters/list/list.module.css'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { ChooseBox, type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { moveBetweenRows } from '../../platform/ui/move-between-rows.ts'
import classes from './trackers.module.css'
import { defaultSort, type TrackerSearch } from './trackers.search.ts'

export interface TrackerColumn<Row> extends Pick<Column<Row>, 'id' | 'sort' | 'width' | 'cell'> {
  heading: string
  isMark?: boolean
}

export interface TrackerRowsProps<Row> {
  search: TrackerSearch
  onChange(changes: Partial<TrackerSearch>): void
  columns: readonly TrackerColumn<Row>[]
  nameOf(row: Row): string
  linkOf(row: Row): LinkProps
}

interface Choosing {
  chosen: ReadonlySet<string>
  toggle(ids: string[]): void
}

type RowsProps<Row> = TrackerRowsProps<Row> & { rows: Row[]; choosing: Choosing | null }

export function TrackerTable<Row extends { _id: string }>(props: RowsProps<Row>) {
  const { rows, columns, search, onChange, linkOf, nameOf, choosing } = props
  const { t } = useTranslation('trackers')
  const navigate = useNavigate()
  const shown: Column<Row>[] = columns.map((column, at) =>
    at === 0 ? { ...column, id: 'title', cell: (row) => <OpenName row={row} {...props} /> } : column,
  )
  return (
    <DataTable
      className={`${list.table} ${classes.rows}`}
      columns={shown}
      rows={rows}
      keyOf={({ _id }) => _id}
      sort={search.sort ?? defaultSort}
      onSort={(sort) => onChange({ sort })}
      choosing={
        choosing && {
          label: t('choose_page'),
          labelOf: (row) => t('choose', { name: nameOf(row) }),
          isChosen: ({ _id }) => choosing.chosen.has(_id),
          toggle: ({ _id }) => choosing.toggle([_id]),
          togglePage: () => choosing.toggle(rows.map(({ _id }) => _id)),
        }
      }
      onOpen={(row) => navigate(linkOf(row))}
    />
  )
}

const OpenName = <Row,>({ row, columns, linkOf }: TrackerRowsProps<Row> & { row: Row }) => (
  <Link {...linkOf(row)} className={classes.name} data-row-link>
    {columns[0]?.cell(row)}
  </Link>
)

export function TrackerCards<Row extends { _id: string }>(props: RowsProps<Row>) {
  const { rows, columns, choosing, nameOf } = props
  const { t } = useTranslation('trackers')
  return (
    <ul className="ruled" onKeyDown={moveBetweenRows}>
      {rows.map((row) => (
        <li key={row._id} className={list.card}>
          <div className={list.cardHead}>
            <OpenName row={row} {...props} />
            {choosing ? (
              <ChooseBox
                label={t('choose', { name: nameOf(row) })}
                isChosen={choosing.chosen.has(row._id)}
                onToggle={() => choosing.toggle([row._id])}
              />
            ) : null}
          </div>
          <dl className={classes.facts}>
            {columns.slice(1).map((column) => (
              <div key={column.id} data-mark={column.isMark}>
                <dt>{column.heading}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
