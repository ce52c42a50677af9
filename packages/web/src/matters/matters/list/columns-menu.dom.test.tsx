import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../test/render-app.tsx'
import { type ColumnId, usualColumns } from './columns.ts'
import { ColumnsMenu } from './columns-menu.tsx'

let shown: readonly ColumnId[]

function Menu() {
  const [columns, setColumns] = useState<readonly ColumnId[]>(['stage', 'next_date'])
  shown = columns
  return <ColumnsMenu columns={columns} onColumns={setColumns} />
}

test('columns are shown, hidden, moved and reset', async () => {
  const { user } = await renderApp(<Menu />)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'CNR' }))
  expect(shown).toEqual(['stage', 'next_date', 'cnr'])
  await user.click(screen.getByRole('button', { name: 'Move “CNR” earlier' }))
  expect(shown).toEqual(['stage', 'cnr', 'next_date'])
  await user.click(screen.getByRole('checkbox', { name: 'Stage' }))
  expect(shown).toEqual(['cnr', 'next_date'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move “CNR” earlier' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Default columns' }))
  expect(shown).toEqual(usualColumns)
})
