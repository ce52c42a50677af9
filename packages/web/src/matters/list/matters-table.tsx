import { VisuallyHidden } from '@mantine/core'
import type { Matter, MatterSort } from '@peshi/contract/matters'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import {
  createColumnHelper,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type MouseEvent, memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CaseStatusPill, Clipped, NextDate, ReadAge } from '../marks.tsx'
import classes from './list.module.css'
import { MatterRowMenu } from './matter-row-menu.tsx'
import { moveBetweenRows } from './move-between-rows.ts'
import { TitleCell } from './title-cell.tsx'

const features = tableFeatures({ rowSortingFeature })
const helper = createColumnHelper<typeof features, Matter>()

interface Props {
  matters: Matter[]
  sort: MatterSort
  onSort(sort: MatterSort): void
}

const toState = (sort: MatterSort): SortingState => [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }]

/** The list on a wide screen. The server sorts; the header only says how. Drawn again only for other rows. */
export const MattersTable = memo(function MattersTable({ matters, sort, onSort }: Props) {
  const { t } = useTranslation('matters')
  const navigate = useNavigate()
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('title', {
          header: t('column.matter'),
          cell: ({ row }) => <TitleCell matter={row.original} />,
        }),
        helper.accessor('court_title', {
          header: t('column.court'),
          enableSorting: false,
          cell: ({ getValue }) => <Clipped>{getValue()}</Clipped>,
        }),
        helper.accessor('stage', {
          header: t('column.stage'),
          enableSorting: false,
          cell: ({ getValue }) => <Clipped>{getValue() ?? '—'}</Clipped>,
        }),
        helper.accessor('next_date', {
          header: t('column.next_date'),
          cell: ({ row }) => <NextDate date={row.original.next_date} status={row.original.case_status} />,
        }),
        helper.accessor('case_status', {
          header: t('column.status'),
          enableSorting: false,
          cell: ({ getValue }) => <CaseStatusPill status={getValue()} />,
        }),
        helper.accessor('read_at', {
          header: t('column.read'),
          enableSorting: false,
          cell: ({ row }) => <ReadAge readAt={row.original.read_at} failingSince={row.original.failing_since} />,
        }),
        helper.display({
          id: 'menu',
          header: () => <VisuallyHidden>{t('column.actions')}</VisuallyHidden>,
          cell: ({ row }) => <MatterRowMenu matter={row.original} />,
        }),
      ]),
    [t],
  )
  const table = useTable({
    features,
    columns,
    data: matters,
    manualSorting: true,
    enableSortingRemoval: false,
    getRowId: (matter) => matter._id,
    state: { sorting: toState(sort) },
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(toState(sort)) : change
      if (first) onSort(`${first.desc ? '-' : ''}${first.id}` as MatterSort)
    },
  })

  const openRow = (event: MouseEvent, id: Matter['_id']) => {
    if (event.target instanceof Element && event.target.closest('a, button, [role="menu"], .mantine-Modal-root')) return
    navigate({ to: '/dashboard/matters/matter-preview/$id', params: { id } })
  }

  return (
    <table className={classes.table}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                data-column={header.column.id}
                aria-sort={ariaSort(header.column.getIsSorted())}
              >
                {header.column.getCanSort() ? (
                  <button type="button" className={classes.sort} onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                    <SortArrow sorted={header.column.getIsSorted()} />
                  </button>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {table.getRowModel().rows.map((row) => (
          // The title is the link for the keyboard; the rest of the row is a larger target for the pointer.
          <tr key={row.id} onClick={(event) => openRow(event, row.original._id)}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-column={cell.column.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})

const ariaSort = (sorted: false | 'asc' | 'desc') =>
  sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined

function SortArrow({ sorted }: { sorted: false | 'asc' | 'desc' }) {
  if (!sorted) return null
  const Arrow = sorted === 'asc' ? IconArrowUp : IconArrowDown
  return <Arrow size={14} aria-hidden="true" />
}
