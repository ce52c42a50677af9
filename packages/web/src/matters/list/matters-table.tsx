import { VisuallyHidden } from '@mantine/core'
import type { MatterId } from '@peshi/contract/ids'
import type { ListedMatter, MatterSort } from '@peshi/contract/matters'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnId } from './columns.ts'
import classes from './list.module.css'
import { matterCells } from './matter-cell.tsx'
import { MatterRowMenu } from './matter-row-menu.tsx'
import { moveBetweenRows } from './move-between-rows.ts'
import type { Chosen } from './select-rows.ts'
import { TitleCell } from './title-cell.tsx'

interface Props {
  matters: ListedMatter[]
  columns: readonly ColumnId[]
  sort: MatterSort
  chosen: Chosen
  onSort(sort: MatterSort): void
  onToggle(id: MatterId, range: boolean): void
  onTogglePage(): void
}

type SortKey = 'title' | 'next_date' | 'case_year' | 'created_at'
const sortKeys: readonly string[] = ['title', 'next_date', 'case_year', 'created_at'] satisfies SortKey[]

/** The list on a wide screen. The server sorts; the header only says how. */
export const MattersTable = memo(function MattersTable(props: Props) {
  const { matters, columns, sort, chosen, onSort, onToggle, onTogglePage } = props
  const { t } = useTranslation(['matters', 'lists'])
  const navigate = useNavigate()
  const open = useCallback(
    (id: MatterId) => navigate({ to: '/dashboard/matters/matter-preview/$id', params: { id } }),
    [navigate],
  )
  const isChosen = (id: MatterId) => chosen.all || chosen.ids.has(id)
  const chosenHere = matters.filter(({ _id }) => isChosen(_id)).length

  return (
    <table className={classes.table} data-wide={columns.length > 6 || undefined}>
      <thead>
        <tr>
          <th scope="col" data-column="choose">
            <input
              type="checkbox"
              aria-label={t('lists:bulk.choose_page')}
              checked={chosenHere === matters.length}
              ref={(box) => {
                if (box) box.indeterminate = chosenHere > 0 && chosenHere < matters.length
              }}
              onChange={onTogglePage}
            />
          </th>
          <Heading id="title" sort={sort} onSort={onSort}>
            {t('column.matter')}
          </Heading>
          {columns.map((id) => (
            <Heading key={id} id={id} sort={sort} onSort={onSort}>
              {t(`lists:column.${id}`)}
            </Heading>
          ))}
          <th scope="col" data-column="menu">
            <VisuallyHidden>{t('column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={(event) => onRowKey(event, chosen, onToggle)}>
        {matters.map((matter) => (
          <Row
            key={matter._id}
            matter={matter}
            columns={columns}
            isChosen={isChosen(matter._id)}
            onOpen={open}
            onToggle={onToggle}
          />
        ))}
      </tbody>
    </table>
  )
})

interface RowProps {
  matter: ListedMatter
  columns: readonly ColumnId[]
  isChosen: boolean
  onOpen(id: MatterId): void
  onToggle(id: MatterId, range: boolean): void
}

/** Drawn again only when it itself changes: choosing one of two hundred rows costs one row. */
const Row = memo(function Row({ matter, columns, isChosen, onOpen, onToggle }: RowProps) {
  const { t } = useTranslation('lists')
  // The title is the link for the keyboard; the rest of the row is a larger target for the pointer.
  const openRow = (event: MouseEvent) => {
    const taken = 'a, button, input, label, [role="menu"], .mantine-Modal-root'
    if (event.target instanceof Element && event.target.closest(taken)) return
    onOpen(matter._id)
  }
  return (
    <tr onClick={openRow} data-id={matter._id} aria-selected={isChosen}>
      <td data-column="choose">
        <label className={classes.choose}>
          <input
            type="checkbox"
            aria-label={t('bulk.choose', { title: matter.title })}
            checked={isChosen}
            onChange={(event) =>
              onToggle(matter._id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
          />
        </label>
      </td>
      <Cells matter={matter} columns={columns} />
    </tr>
  )
})

/** What stays when the row is chosen: choosing two hundred at once draws two hundred boxes and no more. */
const Cells = memo(function Cells({ matter, columns }: Pick<RowProps, 'matter' | 'columns'>) {
  return (
    <>
      <td data-column="title">
        <TitleCell matter={matter} />
      </td>
      {columns.map((id) => (
        <td key={id} data-column={id}>
          {matterCells[id](matter)}
        </td>
      ))}
      <td data-column="menu">{matter.is_masked ? null : <MatterRowMenu matter={matter} />}</td>
    </>
  )
})

/** `x` chooses the row of the focused title, with Shift all from the last one to it; Shift and an arrow choose on the way. */
function onRowKey(
  event: KeyboardEvent<HTMLElement>,
  chosen: Chosen,
  onToggle: (id: MatterId, range: boolean) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const idOfFocus = () =>
    (document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? null) as MatterId | null
  const isOnTitle = event.target instanceof Element && event.target.matches('[data-row-link]')
  if (isOnTitle && event.key.toLowerCase() === 'x') {
    event.preventDefault()
    const id = idOfFocus()
    if (id) onToggle(id, event.shiftKey)
    return
  }
  const from = idOfFocus()
  moveBetweenRows(event)
  const to = idOfFocus()
  if (!isOnTitle || !event.shiftKey || !to || to === from) return
  if (from && !chosen.ids.has(from)) onToggle(from, false)
  if (!chosen.ids.has(to)) onToggle(to, false)
}

interface HeadingProps {
  id: ColumnId | 'title'
  sort: MatterSort
  onSort(sort: MatterSort): void
  children: string
}

function Heading({ id, sort, onSort, children }: HeadingProps) {
  const isSorted = sort.replace('-', '') === id
  const isDown = sort.startsWith('-')
  const Arrow = isDown ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" data-column={id} aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      {sortKeys.includes(id) ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort((isSorted && !isDown ? `-${id}` : id) as MatterSort)}
        >
          {children}
          {isSorted ? <Arrow size={14} aria-hidden="true" /> : null}
        </button>
      ) : (
        children
      )}
    </th>
  )
}
