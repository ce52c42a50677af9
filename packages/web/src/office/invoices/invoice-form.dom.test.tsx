import type { ClientId } from '@peshi/contract/platform/ids'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { newDraft } from './invoice-draft.ts'
import { InvoiceForm } from './invoice-form.tsx'

const ids = ['01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b'] as ClientId[]
const names = ['Asha Traders', 'Bina Mills']
const gstins = ['09AAACH7409R1ZZ', '27AAACH7409R1ZX']
const clients = ids.map((_id, at) => ({
  ...{ _id, name: names[at], gstin: gstins[at], mobile: null },
  addresses: [{ label: null, lines: `${at} Mall Road`, city: 'Agra', state: null, pin: '282001' }],
}))
const answers = {
  'GET /api/clients': { data: clients },
  [`GET /api/clients/${ids[0]}`]: { data: clients[0] },
  [`GET /api/clients/${ids[1]}`]: { data: clients[1] },
}

test('choosing another client replaces the first client’s data but not text typed by the user', async () => {
  const { user } = await renderApp(
    <InvoiceForm invoice={null} start={newDraft(null)} identity={null} onSaved={vi.fn()} />,
    {
      answers,
    },
  )
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Client' }))
    await user.click(await screen.findByRole('option', { name }))
  }
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
