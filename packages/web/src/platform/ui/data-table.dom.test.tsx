import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { type Column, DataTable } from './data-table.tsx'

interface Fee {
  name: string
  paid: number | null
  note: string
}

const fees: Fee[] = [
  { name: 'Filing', paid: 500, note: 'by cheque' },
  { name: 'Copies', paid: null, note: 'to come' },
]
const columns: Column<Fee>[] = [
  { id: 'name', heading: 'Fee', namesRow: true, cell: ({ name }) => name, foot: 'Sum' },
  {
    id: 'paid',
    heading: 'Paid',
    sort: 'paid',
    isDownFirst: true,
    isLabelled: true,
    isEmpty: ({ paid }) => paid === null,
    span: ({ paid }) => (paid === null ? 2 : 1),
    cell: ({ paid }) => paid ?? 'Nothing yet',
    foot: '500',
  },
  { id: 'note', heading: 'Note', cell: ({ note }) => note },
]

const textsOf = (row: Element) => [...row.children].map(({ textContent }) => textContent)

test('each row has a cell per column, and a wide cell spans two columns', async () => {
  await renderApp(<DataTable className={undefined} columns={columns} rows={fees} keyOf={({ name }) => name} />)
  const [, first, second, foot] = screen.getAllByRole('row')
  expect([first, second, foot].map((row) => row && textsOf(row))).toEqual([
    ['Filing', '500', 'by cheque'],
    ['Copies', 'Nothing yet'],
    ['Sum', '500', ''],
  ])
  expect(screen.getByRole('rowheader', { name: 'Copies' })).toBeTruthy()
  const wide = screen.getByText('Nothing yet')
  expect([wide.getAttribute('colspan'), wide.dataset.empty, wide.dataset.label]).toEqual(['2', 'true', undefined])
  expect(screen.getAllByText('500')[0]?.dataset.label).toBe('Paid')
})

test('an amount column sorts largest first on the first click and smallest first on the second', async () => {
  const onSort = vi.fn()
  const tableSortedBy = (sort: string) => (
    <DataTable
      className={undefined}
      columns={columns}
      rows={fees}
      keyOf={({ name }) => name}
      sort={sort}
      onSort={onSort}
    />
  )
  const { user, unmount } = await renderApp(tableSortedBy('name'))
  await user.click(screen.getByRole('button', { name: 'Paid' }))
  expect(onSort).toHaveBeenLastCalledWith('-paid')
  unmount()
  const again = await renderApp(tableSortedBy('-paid'))
  expect(screen.getByRole('columnheader', { name: 'Paid' }).getAttribute('aria-sort')).toBe('descending')
  await again.user.click(screen.getByRole('button', { name: 'Paid' }))
  expect(onSort).toHaveBeenLastCalledWith('paid')
})

test('a click on a row opens the row, and a click on a button in the row does not', async () => {
  const onOpen = vi.fn()
  const withButton: Column<Fee>[] = [...columns, { id: 'menu', cell: () => <button type="button">More</button> }]
  const { user } = await renderApp(
    <DataTable className={undefined} columns={withButton} rows={fees} keyOf={({ name }) => name} onOpen={onOpen} />,
  )
  await user.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  expect(onOpen).not.toHaveBeenCalled()
  await user.click(screen.getByText('by cheque'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(fees[0])
})
