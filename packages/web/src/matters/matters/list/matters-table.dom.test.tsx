import { MatterId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { matterWith } from '../../../../test/matter.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { MattersTable } from './matters-table.tsx'
import { useChosen } from './use-chosen.ts'

const matters = ['Asha', 'Bala', 'Chand'].map((title, at) =>
  matterWith({ _id: MatterId.parse(`01900000-0000-7000-8000-0000000000b${at}`), title }),
)
const onSort = vi.fn()

function List() {
  const [search, setSearch] = useState({})
  const { chosen, toggle, togglePage } = useChosen(search, matters)
  return (
    <>
      <MattersTable
        matters={matters}
        columns={['next_date', 'stage']}
        sort="next_date"
        chosen={chosen}
        onSort={onSort}
        onToggle={toggle}
        onTogglePage={togglePage}
      />
      <button type="button" onClick={() => setSearch({ q: 'other' })}>
        Search for something else
      </button>
    </>
  )
}

const chosen = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.querySelector('[data-row-link]')?.textContent)
const title = (name: string) => screen.getByRole('link', { name })

test('the arrow keys, Home and End move the focus between the titles', async () => {
  const { user } = await renderApp(<List />)
  title('Asha').focus()
  for (const [key, name] of [
    ['{ArrowDown}', 'Bala'],
    ['{End}', 'Chand'],
    ['{ArrowDown}', 'Chand'],
    ['{Home}', 'Asha'],
    ['{ArrowUp}', 'Asha'],
  ] as const) {
    await user.keyboard(key)
    expect(document.activeElement).toBe(title(name))
  }
})

test('the key x selects a row, Shift+X selects a range, and Escape clears the selection', async () => {
  const { user } = await renderApp(<List />)
  title('Asha').focus()
  await user.keyboard('x')
  expect(chosen()).toEqual(['Asha'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>}X{/Shift}')
  expect(chosen()).toEqual(['Asha', 'Bala', 'Chand'])
  await user.keyboard('{Escape}')
  expect(chosen()).toEqual([])
})

test('Shift and an arrow key select rows', async () => {
  const { user } = await renderApp(<List />)
  title('Bala').focus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(chosen()).toEqual(['Bala', 'Chand'])
})

test('the heading’s checkbox selects all rows, and is indeterminate while only some are selected', async () => {
  const { user } = await renderApp(<List />)
  const whole = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
  await user.click(screen.getByRole('checkbox', { name: 'Select Bala' }))
  expect([whole.checked, whole.indeterminate]).toEqual([false, true])
  await user.click(whole)
  expect(chosen()).toEqual(['Asha', 'Bala', 'Chand'])
  await user.click(whole)
  expect(chosen()).toEqual([])
})

test('the selection is cleared when the list changes', async () => {
  const { user } = await renderApp(<List />)
  await user.click(screen.getByRole('checkbox', { name: 'Select Asha' }))
  await user.click(screen.getByRole('button', { name: 'Search for something else' }))
  expect(chosen()).toEqual([])
})

test('a click on the sorted column’s heading reverses the order, and Stage is not sortable', async () => {
  const { user } = await renderApp(<List />)
  expect(screen.getByRole('columnheader', { name: 'Next date' }).getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Next date' }))
  expect(onSort).toHaveBeenLastCalledWith('-next_date')
  await user.click(screen.getByRole('button', { name: 'Matter' }))
  expect(onSort).toHaveBeenLastCalledWith('title')
  expect(screen.queryByRole('button', { name: 'Stage' })).toBeNull()
})
