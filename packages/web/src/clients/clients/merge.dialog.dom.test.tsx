import { ClientId } from '@peshi/contract/platform/ids'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { DeleteClientDialog } from './delete-client.dialog.tsx'
import { MergeDialog } from './merge.dialog.tsx'

const client = {
  _id: ClientId.parse('01900000-0000-7000-8000-0000000000d1'),
  kind: 'person' as const,
  name: 'Mohd. Arif',
  aliases: [],
  contact_person: null,
  mobile: null,
  email: null,
  addresses: [],
  gstin: null,
  pan: null,
  language: null,
  note: null,
  refuses_model: false,
  matters: 2,
  has_consent: true,
  created_at: '2026-11-20T05:00:00.000Z',
  version: 4,
  edited_by: null,
  edited_at: null,
  is_hidden: false,
  consents: [],
  in_matters: [],
  alike: [],
}
const into = { _id: ClientId.parse('01900000-0000-7000-8000-0000000000d2'), name: 'Mohammad Arif' }
const ties = { matters: 2, consents: 1, shares: 3, notes: 0 }

test('before a merge, a dialog says what moves and that the client is signed out; afterwards a toast says what moved', async () => {
  const { user, calls } = await renderApp(<MergeDialog client={client} into={into} onClose={vi.fn()} />, {
    answers: {
      [`GET /api/clients/ties/${client._id}`]: { data: ties },
      [`POST /api/clients/merge/${client._id}`]: { data: { ...client, ...into, moved: ties }, message: 'Merged' },
    },
  })
  const said = (await screen.findByText('Consents')).closest('dl')
  expect(said?.textContent).toBe('Matters2Consents1Shared with the client3')
  expect(screen.getByText(/signed out on all devices/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  const toast = await screen.findByText(/^Clients merged successfully!/)
  expect(toast.textContent).toContain('Moved: Matters: 2 · Consents: 1 · Shared with the client: 3.')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ into: into._id, version: 4 })
})

test('before a client is deleted, a dialog says what is unpaid and shared', async () => {
  const onDelete = vi.fn()
  const { user } = await renderApp(
    <DeleteClientDialog ties={{ unpaid: 2, shares: 1 }} onDelete={onDelete} onClose={vi.fn()} />,
  )
  expect(screen.getByText('Unpaid invoices: 2. They stay under Invoices.')).toBeTruthy()
  expect(screen.getByText(/^Shared with the client: 1\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(onDelete).toHaveBeenCalledOnce())
})
