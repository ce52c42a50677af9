import { ClientId } from '@peshi/contract/platform/ids'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { LinkDialog } from './link.dialog.tsx'

const client = { _id: ClientId.parse('01900000-0000-7000-8000-0000000000d1'), name: 'Anand Mills' }
const matter = {
  _id: '01900000-0000-7000-8000-0000000000a1',
  title: 'Anand Mills v. State',
  unique_id: 'hc-delhi-WPC-1-2024',
  hc_name: 'hc-delhi',
  our_side: 'respondent',
  sync: { state: 'idle' },
}

test('when a matter is linked to a client, the client’s side is the chamber’s side by default', async () => {
  const close = vi.fn()
  const { user, calls } = await renderApp(<LinkDialog client={client} onClose={close} />, {
    role: 'advocate',
    answers: {
      'POST /api/hearing/filter': { data: [], meta: { from: '2026-11-20', to: '2026-11-20', is_cut: false } },
      'GET /api/matter_list/matters': { data: [matter], meta: { total: 1, page: 1, perPage: 8 } },
      [`GET /api/matters/${matter._id}`]: { data: matter },
      [`POST /api/matters/clients/${matter._id}`]: { message: 'Saved' },
    },
  })
  await user.type(await screen.findByRole('combobox'), 'Anand')
  await user.click(await screen.findByRole('option', { name: /Anand Mills v. State/ }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(calls.find(({ method, path }) => method === 'POST' && path.includes(matter._id))?.body).toMatchObject({
    client_id: client._id,
    side: 'respondent',
  })
})
