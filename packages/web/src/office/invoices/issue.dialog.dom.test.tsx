import type { Invoice } from '@peshi/contract/office/invoices'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { IssueDialog } from './issue.dialog.tsx'

const invoice = { _id: 'i1', version: 1 } as Invoice

test('an invoice dated back into the last financial year asks once', async () => {
  await loadWords('invoices')
  const path = '/api/invoice/i1/issue'
  const { user, calls } = await renderApp(<IssueDialog invoice={invoice} onClose={() => undefined} />, {
    answers: { [`POST ${path}`]: { data: { ...invoice, number: 'INV/25-26/000001' } } },
  })
  const sent = () => calls.filter((call) => call.path === path).map(({ body }) => body)
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '31-03-2026' } })
  await user.click(screen.getByRole('button', { name: 'Issue' }))
  expect((await screen.findByRole('alert')).textContent).toContain('2025-26')
  expect(sent()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Issue in 2025-26' }))
  await expect.poll(sent).toEqual([{ issued_on: '2026-03-31', version: 1 }])
})
