import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ListFoot } from './list-foot.tsx'

const [onPage, onSize] = [vi.fn(), vi.fn()]
const foot = <ListFoot total={61} page={3} size={25} sizes={[25, 50]} onPage={onPage} onSize={onSize} />

test('the last page shows the numbers of its rows and leads to another page', async () => {
  const { user } = await renderApp(foot)
  screen.getByText('51–61 of 61')
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(onPage).toHaveBeenLastCalledWith(2)
})

test('choosing another page size reports that size, and choosing the current size never reports undefined', async () => {
  const { user } = await renderApp(foot)
  const size = screen.getByRole('combobox', { name: 'Rows per page' })
  await user.click(size)
  await user.click(await screen.findByRole('option', { name: '25 per page' }))
  expect(onSize.mock.calls.flat()).not.toContain(undefined)
  await user.click(size)
  await user.click(await screen.findByRole('option', { name: '50 per page' }))
  expect(onSize).toHaveBeenLastCalledWith(50)
})
