import type { BillingIdentity } from '@peshi/contract/office/billing-identity'
import type { ClientId } from '@peshi/contract/platform/ids'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { newDraft } from './invoice-draft.ts'
import { InvoiceForm } from './invoice-form.tsx'

const ids = ['a', 'b', 'c'].map((end) => `01900000-0000-7000-8000-00000000000${end}` as ClientId)
const names = ['Asha Traders', 'Bina Mills', 'Chandra Devi']
const gstins = ['09AAACH7409R1ZZ', '27AAACH7409R1ZX', null]
const kinds = ['person', 'company', 'person']
const clients = ids.map((_id, at) => ({
  _id,
  kind: kinds[at],
  name: names[at],
  gstin: gstins[at],
  mobile: null,
  addresses: [{ label: null, lines: `${at} Mall Road`, city: 'Agra', state: null, pin: '282001' }],
}))
const answers = {
  'GET /api/clients': { data: clients },
  [`GET /api/clients/${ids[0]}`]: { data: clients[0] },
  [`GET /api/clients/${ids[1]}`]: { data: clients[1] },
  [`GET /api/clients/${ids[2]}`]: { data: clients[2] },
}

async function renderForm(identity: BillingIdentity | null = null) {
  const form = <InvoiceForm invoice={null} start={newDraft(identity)} identity={identity} onSaved={vi.fn()} />
  const { user } = await renderApp(form, { answers })
  return {
    user,
    field: (name: string) => screen.getByRole<HTMLInputElement>(name === 'GST' ? 'combobox' : 'textbox', { name }),
    async choose(name: string) {
      await user.click(screen.getByRole('combobox', { name: 'Client' }))
      await user.click(await screen.findByRole('option', { name }))
    },
  }
}

test('choosing another client replaces the first client’s data but not text typed by the user', async () => {
  const { user, field, choose } = await renderForm()
  await choose('Asha Traders')
  await waitFor(() => expect(field('Client’s GSTIN').value).toBe(gstins[0]))
  expect(field('Address').value).toBe('0 Mall Road, Agra, 282001')
  await user.clear(field('Address'))
  await user.type(field('Address'), '5 Civil Lines')
  await choose('Bina Mills')
  await waitFor(() => expect(field('Client’s GSTIN').value).toBe(gstins[1]))
  expect(field('Name').value).toBe('Bina Mills')
  expect(field('Address').value).toBe('5 Civil Lines')
})

test('GST follows the chosen client, and what the user chose stays', async () => {
  const { user, field, choose } = await renderForm()
  expect(field('GST').value).toBe('Exempt')
  await choose('Bina Mills')
  await waitFor(() => expect(field('GST').value).toBe('Reverse charge'))
  await choose('Chandra Devi')
  await waitFor(() => expect(field('GST').value).toBe('Exempt'))
  await user.click(field('GST'))
  await user.click(await screen.findByRole('option', { name: 'Not registered' }))
  await choose('Bina Mills')
  await waitFor(() => expect(field('Client’s GSTIN').value).toBe(gstins[1]))
  expect(field('GST').value).toBe('Not registered')
})

test('a chamber that does not charge GST is told so when it chooses Charged', async () => {
  const { user, field } = await renderForm()
  await user.click(field('GST'))
  await user.click(await screen.findByRole('option', { name: 'Charged' }))
  expect(screen.getByRole('link', { name: 'Billing details' }).getAttribute('href')).toBe('/others/invoices/settings')
})

test('a saved invoice shows its message', async () => {
  const onSaved = vi.fn()
  const form = <InvoiceForm invoice={null} start={newDraft(null)} identity={null} onSaved={onSaved} />
  const { user, calls } = await renderApp(form, {
    answers: { ...answers, 'POST /api/invoice': { data: { _id: 'i1' } } },
  })
  for (const [name, text] of [
    ['Name', 'Asha Traders'],
    ['Subject', 'Appeal'],
    ['Item', 'Drafting'],
    ['Price, ₹', '25000'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name }), text)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Invoice saved successfully!')
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Asha Traders',
    subject: 'Appeal',
    products: [{ item_name: 'Drafting', price: 25_000 }],
  })
  expect(onSaved).toHaveBeenCalledWith('i1')
})
