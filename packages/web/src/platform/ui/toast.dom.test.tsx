import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ApiError } from '../api/api-error.ts'
import { toastDone, toastError } from './toast.tsx'

test('Undo runs once, and takes the toast away', async () => {
  const { user } = await renderApp(null)
  const run = vi.fn()
  toastDone('Matter deleted successfully!', { label: 'Undo', run })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Matter deleted successfully!')).toBeNull())
})

test('a failure is an alert with the server’s sentence', async () => {
  await renderApp(null)
  toastError(new ApiError('The court is down.', { status: 503, code: 'unknown-code' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The court is down.')
})
