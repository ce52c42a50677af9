import type { Order } from '@peshi/contract/matters/orders'
import type { CheckedAuthority, CitationCheck } from '@peshi/contract/papers/citations'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { CheckOfMatter, CheckOfOrder } from './check-button.tsx'

const matterId = '01900000-0000-7000-8000-000000000003'
const judgmentId = '01900000-0000-7000-8000-000000000005'
const held = {
  judgment_id: judgmentId,
  matter_id: null,
  order_id: null,
  document_id: null,
  title: 'Kusum Devi v. State of Goa',
  court: 'Supreme Court of India',
  date: '2019-03-04',
  bench: 'A. B. Invented',
  has_text: true,
}
const found: CheckedAuthority = {
  name: null,
  citations: ['(2019) 5 SCC 12'],
  state: 'by-number',
  problem: null,
  held: held as CheckedAuthority['held'],
  places: [{ page: 2, before: 'See ', text: '(2019) 5 SCC 12', after: ' here.' }],
  missing_paragraphs: [31],
  last_paragraph: 27,
  quotations: [
    {
      text: 'notice shall be given',
      page: 2,
      result: 'differs',
      paragraph: 4,
      diff: [
        { kind: 'same', text: 'notice' },
        { kind: 'draft', text: 'shall' },
        { kind: 'held', text: 'may' },
        { kind: 'same', text: 'be given' },
      ],
    },
  ],
}
const unknown: CheckedAuthority = {
  ...found,
  citations: ['(2011) 3 SCC 77'],
  state: 'not-here',
  held: null,
  missing_paragraphs: [],
  quotations: [],
}
const result: CitationCheck = {
  checked_at: '2026-11-20T05:00:00.000Z',
  name: '',
  pages: 2,
  unread_pages: 0,
  indexed: 40,
  authorities: [found, unknown],
  codes: [
    {
      doubt: 'bns-too-early',
      text: 'Section 103 BNS',
      page: 1,
      fir: '12/2023, Hazratganj',
      offence_from: null,
      offence_to: null,
    },
  ],
  sections: [{ act: 'BNS', section: '103', pages: [1, 2] }],
}
const documents = `GET /api/matters/list_document/${matterId}`
const answers = {
  [documents]: { data: [] },
  'POST /api/citations/check': { data: result },
  'POST /api/citations/file': { data: { document_id: judgmentId }, message: 'Filed' },
  [`GET /api/citations/judgments/${judgmentId}`]: {
    data: {
      ...held,
      _id: judgmentId,
      citations: ['(2019) 5 SCC 12'],
      source: 'a.csv',
      text: '1. Notice may be given.',
    },
  },
}

test('a pasted text is checked: faults are marked, what is not held is only said to be not here', async () => {
  const { user, calls } = await renderApp(<CheckOfMatter matter={{ _id: matterId as never }} />, { answers })
  await user.click(await screen.findByRole('button', { name: 'Check citations' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Text'), 'See it')
  await user.click(dialog.getByRole('button', { name: 'Check' }))
  await dialog.findByText('2 citations to correct')
  dialog.getByText('Found by its number')
  dialog.getByText('Not found here')
  dialog.getByText('There is no paragraph 31: the text here ends with paragraph 27.')
  dialog.getByText(/FIR .*12\/2023, Hazratganj.* is older than the BNS/)
  const sections = within(dialog.getByRole('region', { name: 'Sections of the criminal codes' }))
  await sections.findByText('BNS 103 ↔ IPC 302')
  sections.getByText(/Page 1, 2/)
  expect(document.querySelector('del')?.textContent).toBe('shall ')
  expect(document.querySelector('ins')?.textContent).toBe('may ')
  expect(document.body.textContent).not.toMatch(/verified|does not exist/i)
  await user.click(dialog.getByRole('button', { name: 'Read the text' }))
  await dialog.findByText('1. Notice may be given.')
  await user.click(dialog.getByRole('button', { name: 'Save with the documents' }))
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/citations/check', body: { matter_id: matterId, text: 'See it' } },
    { path: '/api/citations/file', body: { matter_id: matterId, text: 'See it' } },
  ])
})

test('an order is checked at once, and the date of the offence is said if the code does not fit it', async () => {
  const order = { _id: judgmentId, matter_id: matterId, has_text: true } as Order
  const code = { doubt: 'ipc-late', text: 'Section 420 IPC', page: 3, fir: null, offence_from: '2025-01-02' }
  const ofOrder = { ...result, codes: [{ ...code, offence_to: null }] }
  const { user, calls } = await renderApp(<CheckOfOrder order={order} />, {
    answers: { ...answers, 'POST /api/citations/check': { data: ofOrder } },
  })
  await user.click(await screen.findByRole('button', { name: 'Check citations' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/the offence is of .*02-01-2025/)
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { order_id: judgmentId } }])
})

test('an order without text offers no check', async () => {
  const order = { _id: judgmentId, matter_id: matterId, has_text: false } as Order
  await renderApp(<CheckOfOrder order={order} />, { answers })
  expect(screen.queryByRole('button')).toBeNull()
})
