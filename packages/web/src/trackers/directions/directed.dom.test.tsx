import type { Order } from '@peshi/contract/matters/orders'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { Directed } from './directed.tsx'

const order = { _id: '01900000-0000-7000-8000-000000000002', matter_id: '01900000-0000-7000-8000-000000000003' }
const proposal = (text: string, due_date: string | null) => ({
  key: text,
  kind: 'next-date',
  text,
  due_date,
  title: null,
  by_side: null,
  whose: null,
  page: 1,
  is_reckoned: false,
  period: null,
  count: null,
  decided: null,
})

test('a listing without a day is shown as such, and sets no next date', async () => {
  const proposals = [
    proposal('List in the first week of February.', null),
    proposal('List on 14.01.2027.', '2027-01-14'),
  ]
  await renderApp(<Directed order={order as Order} court={'hc-delhi' as never} onPage={vi.fn()} />, {
    answers: { [`GET /api/orders/${order._id}/directed`]: { data: proposals } },
  })
  const [vague, dated] = (await screen.findAllByRole('listitem')).map((one) => within(one))
  vague?.getByText('Next date: no day given')
  expect(vague?.getByRole('button', { name: 'Set as next date' })).toHaveProperty('disabled', true)
  dated?.getByText('Next date')
  expect(dated?.getByRole('button', { name: 'Set as next date' })).toHaveProperty('disabled', false)
})
