import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { matterWith } from '../../../test/matter.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { StartClock } from './start-clock.tsx'

test('the form for a deadline appears after a matter is chosen', async () => {
  const { user, calls } = await renderApp(<StartClock known={{}} onClose={vi.fn()} />, {
    answers: { 'GET /api/matter_list/matters': { data: [matterWith()], meta: { total: 1 } } },
  })
  const matter = await screen.findByRole('combobox', { name: /Matter/ })
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await user.type(matter, 'Kusum')
  await vi.waitFor(() => expect(calls.some(({ query }) => query.search === 'Kusum')).toBe(true))
  await user.click(await screen.findByRole('option', { name: /Kusum Devi v. State of U.P. · WRIC\/12345\/2024/ }))
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy()
})
