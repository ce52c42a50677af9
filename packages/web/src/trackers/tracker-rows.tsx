import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import list from '../matters/list/list.module.css'
import { moveBetweenRows } from '../matters/list/move-between-rows.ts'
import classes from './trackers.module.css'
import { defaultSort, type TrackerSearch } from './trackers.search.ts'

export interface TrackerColumn<Row> {
  id: string
  heading: string
  /** The name under which the server sorts by it. */
  sort?: string
  cell(row: Row): ReactNode
  /** In pixels; the rest share what is left. */
  width?: number
  /** Says by itself what it is: on a phone it stands at the end of the line without its heading. */
  isMark?: boolean
}

/** How rows are shown, on a desk and on a phone. */
export interface TrackerRowsProps<Row> {
  search: TrackerSearch
  onChange(changes: Partial<TrackerSearch>): void
  /** The first column names the tracker and opens it. */
  columns: readonly TrackerColumn<Row>[]
  nameOf(row: Row): string
  onOpen(row: Row): void
  menuOf?: ((row: Row) => ReactNode) | undefined
}

interface Choosing {
  chosen: ReadonlySet<string>
  toggle(ids: string[]): void
}

type RowsProps<Row> = TrackerRowsProps<Row> & { rows: Row[]; choosing: Choosing | null }

export function TrackerTable<Row extends { _id: string }>(props: RowsProps<Row>) {
  const { rows, columns, search, onChange, onOpen, nameOf, menuOf, choosing } = props
  const { t } = useTranslation('trackers')
  const sort = search.sort ?? defaultSort
  const ids = rows.map(({ _id }) => _id)
  const here = ids.filter((id) => choosing?.chosen.has(id)).length
  return (
    <table className={`${list.table} ${classes.rows}`}>
      <thead>
        <tr>
          {choosing ? (
            <th scope="col" data-column="choose">
              <label className={list.choose}>
                <input
                  type="checkbox"
                  aria-label={t('choose_page')}
                  checked={here === ids.length}
                  ref={(box) => {
                    if (box) box.indeterminate = here > 0 && here < ids.length
                  }}
                  onChange={() => choosing.toggle(ids)}
                />
              </label>
            </th>
          ) : null}
          {columns.map((column, at) => (
            <Heading
              key={column.id}
              isTitle={at === 0}
              column={column}
              sort={sort}
              onSort={(next) => onChange({ sort: next })}
            />
          ))}
          {menuOf ? (
            <th scope="col" data-column="menu">
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {rows.map((row) => (
          <tr key={row._id} onClick={(event) => isFree(event.target) && onOpen(row)}>
            {choosing ? (
              <td data-column="choose">
                <ChooseBox row={row} name={nameOf(row)} choosing={choosing} />
              </td>
            ) : null}
            {columns.map((column, at) => (
              <td key={column.id} data-column={at === 0 ? 'title' : column.id}>
                {at === 0 ? <OpenName row={row} {...props} /> : column.cell(row)}
              </td>
            ))}
            {menuOf ? <td data-column="menu">{menuOf(row)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Not on something that does a thing of its own. */
const isFree = (target: EventTarget) =>
  !(target instanceof Element && target.closest('a, button, input, label, [role="menu"], .mantine-Modal-root'))

function OpenName<Row>({ row, columns, onOpen }: TrackerRowsProps<Row> & { row: Row }) {
  return (
    <button type="button" className={classes.name} data-row-link onClick={() => onOpen(row)}>
      {columns[0]?.cell(row)}
    </button>
  )
}

function ChooseBox({ row, name, choosing }: { row: { _id: string }; name: string; choosing: Choosing }) {
  const { t } = useTranslation('trackers')
  return (
    <label className={list.choose}>
      <input
        type="checkbox"
        aria-label={t('choose', { name })}
        checked={choosing.chosen.has(row._id)}
        onChange={() => choosing.toggle([row._id])}
      />
    </label>
  )
}

interface HeadingProps<Row> {
  column: TrackerColumn<Row>
  /** Stands over the names. */
  isTitle: boolean
  sort: string
  onSort(sort: string): void
}

function Heading<Row>({ column, isTitle, sort, onSort }: HeadingProps<Row>) {
  const isSorted = column.sort !== undefined && sort.replace('-', '') === column.sort
  const isDown = sort.startsWith('-')
  const Arrow = isDown ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      data-column={isTitle ? 'title' : column.id}
      style={column.width ? { inlineSize: column.width } : undefined}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      {column.sort ? (
        <button
          type="button"
          className={list.sort}
          onClick={() => onSort(isSorted && !isDown ? `-${column.sort}` : `${column.sort}`)}
        >
          {column.heading}
          {isSorted ? <Arrow size={14} aria-hidden="true" /> : null}
        </button>
      ) : (
        column.heading
      )}
    </th>
  )
}

/** The same on a phone: each column beside its heading. */
export function TrackerCards<Row extends { _id: string }>(props: RowsProps<Row>) {
  const { rows, columns, menuOf, choosing, nameOf } = props
  return (
    <ul className={list.cards} onKeyDown={moveBetweenRows}>
      {rows.map((row) => (
        <li key={row._id} className={list.card}>
          <div className={list.cardHead}>
            <OpenName row={row} {...props} />
            {choosing ? <ChooseBox row={row} name={nameOf(row)} choosing={choosing} /> : null}
            {menuOf?.(row)}
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
