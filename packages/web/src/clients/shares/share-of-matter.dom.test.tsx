import type { Note } from '@peshi/contract/matters/notes'
import type { Order } from '@peshi/contract/matters/orders'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matterWith } from '../../../test/matter.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { ShareNote, ShareOrder } from './share-of-matter.tsx'

const matter = matterWith()
const answers = {
  [`GET /api/matters/${matter._id}`]: { data: matter },
  [`GET /api/matters/clients/${matter._id}`]: {
    data: { our_side: null, clients: [{ name: 'Kusum Devi', mobile: '+919812345670', email: 'kusum@example.in' }] },
  },
}
const note = {
  matter_id: matter._id,
  text: `Bring the file. ${location.origin}/dashboard/matters/1 Call first.`,
  is_private: false,
  created_at: '2026-11-20T09:00:00.000Z',
} as Note
const order = {
  matter_id: matter._id,
  number: '3',
  date: '2026-11-20',
  judge: null,
  kind: 'order',
  document: 'queued',
  has_text: null,
} as Order

const sharedText = async () => {
  const item = await screen.findByRole('menuitem', { name: /WhatsApp to/ })
  await waitFor(() => expect(decodeURIComponent(item.getAttribute('href') ?? '')).toContain('Kusum Devi v.'))
  return new URL(item.getAttribute('href') ?? '').searchParams.get('text')
}

test('a shared note names court, case number, title and date, and no address of Peshi', async () => {
  const { user } = await renderApp(<ShareNote note={note} />, { answers })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const text = await sharedText()
  expect(text).toBe(
    'Allahabad High Court\nWRIC/12345/2024\nKusum Devi v. State of U.P.\n20-11-2026\n\nBring the file.  Call first.',
  )
})

test('a private note has no Share button', async () => {
  await renderApp(<ShareNote note={{ ...note, is_private: true }} />, { answers })
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('an order without a PDF is shared with a warning', async () => {
  const { user } = await renderApp(<ShareOrder order={order} />, { answers })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect((await screen.findByRole('alert')).textContent).toContain('no PDF yet')
  expect(await sharedText()).toMatch(/Kusum Devi v\. State of U\.P\.\nOrder 3, 20-11-2026$/)
})
