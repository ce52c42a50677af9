import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { BillingIdentityPage } from './billing-identity.page.tsx'

test('a chamber charges GST only after it confirms that it must', async () => {
  const { user } = await renderApp(<BillingIdentityPage />, {
    answers: { 'GET /api/billing_identity': { data: null } },
  })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /must charge/ })
  await user.click(box)
  await screen.findByText(/Notification 13\/2017/)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(box.checked).toBe(false)
  await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Charge GST' }))
  expect(box.checked).toBe(true)
})
