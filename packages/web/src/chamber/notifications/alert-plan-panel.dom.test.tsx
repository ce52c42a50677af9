import { type AlertPlan, usualAlertPlan } from '@peshi/contract/chamber/alert-plan'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { AlertSettingsPanels } from './alert-settings.tsx'

const way = { is_on: true, to: 'salim@example.in' }
const push = { is_on: true, key: 'key', devices: [] }
const answers = {
  'GET /api/notification/settings': {
    data: {
      plan: usualAlertPlan,
      digest_times: { morning: '07:00', evening: '18:30' },
      ways: { email: way, sms: way, push },
    },
  },
  'PUT /api/notification/settings': { data: usualAlertPlan },
}

test('the options for the digest show the times that the server sends', async () => {
  await renderApp(<AlertSettingsPanels isOwner={false} />, { answers })
  const choice = await screen.findByRole('combobox', { name: 'Send the digest' })
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'In the morning, 07:00',
    'In the evening, 18:30',
    'Morning and evening',
  ])
})

test('two options changed at the same time are both saved', async () => {
  const { calls } = await renderApp(<AlertSettingsPanels isOwner={false} />, { answers })
  const orders = await screen.findByRole('combobox', { name: 'Orders and disposals: E-mail' })
  fireEvent.change(orders, { target: { value: 'instant' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Cause lists: E-mail' }), { target: { value: 'off' } })
  const saved = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as AlertPlan).events)
  await waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved()[1]).toMatchObject({ orders: { email: 'instant' }, lists: { email: 'off' } })
})
