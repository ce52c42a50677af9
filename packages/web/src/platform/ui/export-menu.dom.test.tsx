import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ApiError } from '../api/api-error.ts'
import { ExportMenu } from './export-menu.tsx'

test('an export is requested in the chosen format, and a failure shows a message', async () => {
  const fetchAs = vi.fn(async () => {
    throw new ApiError('The file could not be made.', { status: 503, code: 'unknown-code' })
  })
  vi.stubGlobal(
    'open',
    vi.fn(() => ({ close: vi.fn(), location: {} })),
  )
  const { user } = await renderApp(<ExportMenu fetchAs={fetchAs} />)
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'PDF to print' }))
  expect(fetchAs).toHaveBeenCalledExactlyOnceWith('pdf')
  expect((await screen.findByRole('alert')).textContent).toContain('The file could not be made.')
})
