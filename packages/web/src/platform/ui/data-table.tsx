import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react'
import classes from './data-table.module.css'
import { moveBetweenRows } from './move-between-rows.ts'

export interface Column<Row> {
  id: string
  heading?: string
  isUnseen?: boolean
  isLabelled?: boolean
  namesRow?: boolean
  sort?: string | undefined
  isDownFirst?: boolean
  isFigure?: boolean | undefined
  className?: string | undefined
  /** In pixels. The columns without `width` share the remaining space. */
  width?: number | undefined
  isEmpty?(row: Row): boolean
  span?(row: Row): number
  cell(row: Row): ReactNode
  foot?: ReactNode
}

export interface Choosing<Row> {
  label: string
  labelOf(row: Row): string
  isChosen(row: Row): boolean
  toggle(row: Row, isRange: boolean): void
  togglePage(): void
}

type Marks = Record<`data-${string}`, string | true | undefined>

interface Props<Row> {
  className: string | undefined
  label?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row, at: number): string | number
  marksOf?(row: Row): Marks
  /** A heading is shown above the first row of each group. */
  groupOf?(row: Row): string
  /** Id of the sorted column. A minus before it means descending. */
  sort?: string
  onSort?(sort: string): void
  choosing?: Choosing<Row> | null
  onOpen?(row: Row): void
  onKey?(key: string, row: Row): void
}

export function DataTable<Row>(props: Props<Row>) {
  const { className, label, columns, rows, keyOf, marksOf, groupOf, sort = '', onSort, choosing, onOpen } = props
  const chosen = choosing ? rows.filter(choosing.isChosen).length : 0
  return (
    <table className={className} aria-label={label}>
      {columns.some(({ heading }) => heading !== undefined) ? (
        <thead>
          <tr>
            {choosing ? (
              <th scope="col" data-column="choose">
                <ChooseBox
                  label={choosing.label}
                  isChosen={rows.length > 0 && chosen === rows.length}
                  isHalf={chosen > 0 && chosen < rows.length}
                  onToggle={choosing.togglePage}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody onKeyDown={(event) => onRowKey(event, props)}>
        {rows.map((row, at) => (
          <Fragment key={keyOf(row, at)}>
            {groupOf ? <GroupHeading at={at} rows={rows} groupOf={groupOf} span={columns.length} /> : null}
            <TableRow
              row={row}
              columns={columns}
              marksOf={marksOf}
              isChosen={choosing ? choosing.isChosen(row) : undefined}
              boxLabelOf={choosing?.labelOf}
              onToggle={choosing?.toggle}
              onOpen={onOpen}
            />
          </Fragment>
        ))}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) ? (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <Cell key={column.id} column={column}>
                {column.foot}
              </Cell>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

interface GroupProps<Row> {
  at: number
  rows: readonly Row[]
  groupOf(row: Row): string
  span: number
}

function GroupHeading<Row>({ at, rows, groupOf, span }: GroupProps<Row>) {
  const [before, group] = [at - 1, at].map((index) => rows[index] && groupOf(rows[index]))
  if (group === before) return null
  return (
    <tr data-group>
      <th scope="rowgroup" colSpan={span}>
        {group}
      </th>
    </tr>
  )
}

interface RowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  marksOf: ((row: Row) => Marks) | undefined
  isChosen: boolean | undefined
  boxLabelOf: ((row: Row) => string) | undefined
  onToggle: ((row: Row, isRange: boolean) => void) | undefined
  onOpen: ((row: Row) => void) | undefined
}

const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, marksOf, isChosen, boxLabelOf, onToggle, onOpen } = props
  return (
    <tr {...marksOf?.(row)} aria-selected={isChosen} onClick={onOpen && ((event) => isFree(event) && onOpen(row))}>
      {isChosen === undefined ? null : (
        <td data-column="choose">
          <ChooseBox
            label={boxLabelOf?.(row) ?? ''}
            isChosen={isChosen}
            onToggle={(isRange) => onToggle?.(row, isRange)}
          />
        </td>
      )}
      <Cells row={row} columns={columns} />
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

const Cells = memo(function Cells<Row>({ row, columns }: Pick<RowProps<Row>, 'row' | 'columns'>) {
  let covered = 0
  return columns.map((column) => {
    if (covered > 0) {
      covered--
      return null
    }
    const span = column.span?.(row) ?? 1
    covered = span - 1
    return (
      <Cell key={column.id} column={column} span={span} isEmpty={column.isEmpty?.(row)}>
        {column.cell(row)}
      </Cell>
    )
  })
}) as <Row>(props: Pick<RowProps<Row>, 'row' | 'columns'>) => ReactNode

interface CellProps {
  column: Pick<Column<never>, 'id' | 'heading' | 'isLabelled' | 'namesRow' | 'isFigure' | 'className'>
  span?: number
  isEmpty?: boolean | undefined
  children: ReactNode
}

function Cell({
  column: { id, heading, isLabelled, namesRow, isFigure, className },
  span = 1,
  isEmpty,
  children,
}: CellProps) {
  const Tag = namesRow ? 'th' : 'td'
  return (
    <Tag
      scope={namesRow ? 'row' : undefined}
      colSpan={span > 1 ? span : undefined}
      className={className}
      data-column={id}
      data-label={isLabelled && span === 1 ? heading : undefined}
      data-figure={isFigure || undefined}
      data-empty={isEmpty || undefined}
    >
      {children}
    </Tag>
  )
}

interface HeadingProps<Row> {
  column: Column<Row>
  sort: string
  onSort: ((sort: string) => void) | undefined
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { id, heading, isUnseen, sort: by, isDownFirst, isFigure, width } = column
  const isSorted = by !== undefined && sort.replace('-', '') === by
  const isDown = sort.startsWith('-')
  const Arrow = isDown ? IconArrowDown : IconArrowUp
  const goesDown = isSorted ? !isDown : isDownFirst
  return (
    <th
      scope="col"
      data-column={id}
      data-figure={isFigure || undefined}
      style={width ? { inlineSize: width } : undefined}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      {by && onSort ? (
        <button type="button" className={classes.sort} onClick={() => onSort(goesDown ? `-${by}` : by)}>
          {heading}
          {isSorted ? <Arrow size={14} aria-hidden="true" /> : null}
        </button>
      ) : isUnseen ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        heading
      )}
    </th>
  )
}

interface ChooseBoxProps {
  label: string
  isChosen: boolean
  isHalf?: boolean
  onToggle(isRange: boolean): void
}

export const ChooseBox = ({ label, isChosen, isHalf = false, onToggle }: ChooseBoxProps) => (
  <label className={classes.choose}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isChosen}
      ref={(box) => {
        if (box) box.indeterminate = isHalf
      }}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
)

const isFree = ({ target }: MouseEvent) =>
  !(target instanceof Element && target.closest('a, button, input, label, [role="menu"], .mantine-Modal-root'))

function onRowKey<Row>(event: KeyboardEvent<HTMLTableSectionElement>, { rows, choosing, onKey }: Props<Row>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const shown = [...event.currentTarget.querySelectorAll(':scope > tr:not([data-group])')]
  const rowOfFocus = () => rows[shown.findIndex((row) => row.contains(document.activeElement))]
  const isOnTitle = event.target instanceof Element && event.target.matches('[data-row-link]')
  const from = rowOfFocus()
  if (choosing && from && isOnTitle && event.key.toLowerCase() === 'x') {
    event.preventDefault()
    choosing.toggle(from, event.shiftKey)
    return
  }
  if (from && isOnTitle) onKey?.(event.key, from)
  moveBetweenRows(event)
  const to = rowOfFocus()
  if (!choosing || !from || !to || !isOnTitle || !event.shiftKey || to === from) return
  if (!choosing.isChosen(from)) choosing.toggle(from, false)
  if (!choosing.isChosen(to)) choosing.toggle(to, false)
}
