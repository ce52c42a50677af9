import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ApiError } from '../api/api-error.ts'
import { toastDone, toastError } from './toast.tsx'

test('Undo runs once and closes its toast', async () => {
  const { user } = await renderApp(null)
  const run = vi.fn()
  toastDone('Matter deleted successfully!', { label: 'Undo', run })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Matter deleted successfully!')).toBeNull())
})

test('after the toast closes, Undo still works through Ctrl+Z outside a text field', async () => {
  const { user } = await renderApp(<input aria-label="Note" />)
  const run = vi.fn()
  toastDone('Matter deleted successfully!', { label: 'Undo', run })
  await screen.findByText('Matter deleted successfully!')
  await waitFor(() => expect(screen.queryByText('Matter deleted successfully!')).toBeNull(), { timeout: 5000 })
  await screen.findByRole('button', { name: 'Undo' })
  await user.type(screen.getByLabelText('Note'), '{Control>}z{/Control}')
  expect(run).not.toHaveBeenCalled()
  screen.getByLabelText('Note').blur()
  await user.keyboard('{Control>}z{/Control}')
  expect(run).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test('a toast closes after three seconds, and the smaller one with only Undo eight seconds after the action', async () => {
  await renderApp(null)
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  toastDone('Matter deleted successfully!', { label: 'Undo', run: vi.fn() })
  await screen.findByText('Matter deleted successfully!')
  const gone = (find: () => HTMLElement | null) => waitFor(() => expect(find()).toBeNull(), { timeout: 15_000 })
  await gone(() => screen.queryByText('Matter deleted successfully!'))
  expect(Math.floor(seconds() + 0.1)).toBeOneOf([3, 4, 5, 6])
  await screen.findByRole('button', { name: 'Undo' })
  await gone(() => screen.queryByRole('button', { name: 'Undo' }))
  expect(Math.floor(seconds() + 0.1)).toBeOneOf([8, 9, 10, 11])
})

test('an error is shown as a red alert with the server’s message', async () => {
  await renderApp(null)
  toastError(new ApiError('The court is down.', { status: 503, code: 'unknown-code' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The court is down.')
  expect(alert.style.getPropertyValue('--notification-color')).toContain('red')
})
