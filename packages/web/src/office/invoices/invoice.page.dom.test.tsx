import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { InvoicePage } from './invoice.page.tsx'

const sum = { total: 100_000, tds: 0, fees: 100_000, disbursements: 0, taxes: [], reverse_charge: [], rounding: 0 }
const invoice = {
  _id: 'i1',
  state: 'draft',
  number: null,
  name: 'Asha Traders',
  subject: 'Appeal',
  note: null,
  version: 1,
  products: [{ item_name: 'Drafting', price: 1000, kind: 'fee' }],
  mode: 'exempt',
  gstin: null,
  address: null,
  issued_on: null,
  due_on: null,
  matter_id: null,
  matter_title: null,
  credit_notes: [],
  sum,
  open: 0,
  paid: 0,
  tds_proved: 0,
  credited: 0,
  credited_tds: 0,
  advance: 0,
  takes_online: false,
  payment_link: null,
  to_be_refunded: [],
}

test('a deleted draft shows its message, and Undo restores it', async () => {
  await loadWords('invoices')
  const path = '/shell/others/invoices/invoice/$id'
  const { user, calls } = await renderApp(<InvoicePage />, {
    pages: { [path]: {} },
    at: path.replace('$id', 'i1'),
    answers: {
      'GET /api/invoice/i1': { data: invoice },
      'GET /api/billing_identity': { data: null },
      'DELETE /api/invoice/i1': { data: invoice },
      'POST /api/invoice/restore/i1': { data: invoice },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('Invoice deleted successfully!')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Invoice restored')
  expect(calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['DELETE', 'POST'])
})
