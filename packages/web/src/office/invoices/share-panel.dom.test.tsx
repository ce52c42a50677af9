import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { SharePanel } from './share-panel.tsx'

const invoice = {
  _id: 'i1',
  client_id: 'c1',
  number: 'RS/26-27/7',
  subject: 'Writ petition',
  due_on: '2026-12-10',
  open: 1_250_000,
  link: null,
  is_in_client_area: false,
} as InvoiceDetail

test('the shared text has the invoice’s amount, due date and public link, and e-mail is not offered', async () => {
  const { user } = await renderApp(<SharePanel invoice={invoice} />, {
    answers: {
      'GET /api/clients/c1': { data: { name: 'Kusum Devi', mobile: '+919812345670', email: 'kusum@example.in' } },
      'POST /api/invoice/i1/link': { address: 'https://peshi.example.in/invoice#secret' },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  await screen.findByDisplayValue('https://peshi.example.in/invoice#secret')
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const item = await screen.findByRole('menuitem', { name: /WhatsApp to .*Kusum Devi/ })
  const text = () => new URL(item.getAttribute('href') ?? '').searchParams.get('text')
  await vi.waitFor(() => expect(text()).toContain('RS/26-27/7, Writ petition\n'))
  expect(text()).toContain('₹12,500')
  expect(text()).toMatch(/10-12-2026\nhttps:\/\/peshi\.example\.in\/invoice#secret$/)
  expect(screen.queryByRole('menuitem', { name: /mail/i })).toBeNull()
})
