import type { Order } from '@peshi/contract/matters/orders'
import type { ModelAnswer } from '@peshi/contract/papers/model'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ModelOfOrder } from './model-of-matter.tsx'
import { ModelSettingsPanel } from './model-settings-panel.tsx'

const order = {
  _id: '01900000-0000-7000-8000-000000000002',
  matter_id: '01900000-0000-7000-8000-000000000003',
  has_text: true,
} as Order
const answer = {
  _id: '01900000-0000-7000-8000-000000000004',
  matter_id: order.matter_id,
  kind: 'three-lines',
  order_id: order._id,
  client_note_id: null,
  language: null,
  question: null,
  state: 'ready',
  problem: null,
  model: 'small',
  host: 'model.example.in',
  is_outside: true,
  pages: 4,
  papers: [{ kind: 'order', id: order._id, name: 'Order', date: '2026-11-10' }],
  sentences: [
    {
      text: 'The prayer is allowed.',
      part: 'held',
      date: null,
      paper: 0,
      page: 2,
      words: 'prayer is allowed',
      is_own: false,
    },
  ],
  struck: 2,
  tokens: 900,
  asked_by: 'Meera Rao',
  asked_at: '2026-11-20T05:00:00.000Z',
  sent_at: '2026-11-20T05:00:01.000Z',
  ended_at: '2026-11-20T05:00:09.000Z',
  decided_by: null,
  decided_at: null,
  note_id: null,
  version: 3,
  edited_by: null,
  edited_at: null,
} as unknown as ModelAnswer
const list = `GET /api/model/matter/${order.matter_id}`
const dryRun = {
  messages: [
    { role: 'system', content: 'You read papers.' },
    { role: 'user', content: '| The prayer is allowed.' },
  ],
  digest: 'a'.repeat(64),
  host: 'model.example.in',
  model: 'small',
  is_outside: true,
  pages: 4,
  left_out: 1,
  tokens: 3000,
  tokens_left: 9000,
}

test('the dry run shows the exact text, and the button names the outside address', async () => {
  const { user, calls } = await renderApp(<ModelOfOrder order={order} />, {
    answers: {
      [list]: { data: [], kinds: ['three-lines'], refusal: null },
      'POST /api/model/dry_run': { data: dryRun },
      'POST /api/model/ask': { data: answer, message: 'Sent' },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'In three lines' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('| The prayer is allowed.')
  dialog.getByText('1 page is not sent: it has no readable text, or exceeds the limit.')
  await user.click(dialog.getByRole('button', { name: 'Send 4 pages to model.example.in' }))
  expect(calls.filter(({ path }) => path === '/api/model/ask')).toMatchObject([{ body: { digest: dryRun.digest } }])
})

test('a proposal has its page, its model and the number of removed sentences, and can be saved as a note', async () => {
  const { user, calls } = await renderApp(<ModelOfOrder order={order} />, {
    answers: {
      [list]: { data: [answer], kinds: ['three-lines'], refusal: null },
      [`POST /api/model/answers/${answer._id}/accept`]: {
        data: { ...answer, state: 'accepted' },
        message: 'Accepted.',
      },
    },
  })
  const found = await screen.findByText('The prayer is allowed.')
  expect(found).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toContain('page=2')
  screen.getByText('2 sentences were removed because their pages do not support them.')
  screen.getByText(/Proposed by the model small on 20-11-2026/)
  await user.click(screen.getByRole('button', { name: 'Save as a note' }))
  expect(calls.filter(({ path }) => path.endsWith('/accept'))).toMatchObject([{ body: { version: 3 } }])
})

test('nothing is offered while the owner has switched nothing on', async () => {
  await renderApp(<ModelOfOrder order={order} />, { answers: { [list]: { data: [], kinds: [], refusal: null } } })
  expect(screen.queryByRole('button')).toBeNull()
})

test('the owner’s settings send only what was changed, and never show the key', async () => {
  const saved = {
    address: 'https://model.example.in/v1',
    model: 'small',
    kinds: [],
    monthly_tokens: 9000,
    has_key: true,
    used_tokens: 1200,
    private_addresses: [],
    version: 2,
    edited_by: null,
    edited_at: null,
  }
  const { user, calls } = await renderApp(<ModelSettingsPanel />, {
    answers: {
      'GET /api/model/settings': { data: saved },
      'POST /api/model/settings': { data: { ...saved, kinds: ['question'], version: 3 }, message: 'Saved.' },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Question' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { kinds: ['question'], version: 2 } }])
})
