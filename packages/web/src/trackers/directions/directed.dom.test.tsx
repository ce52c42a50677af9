import type { Order } from '@peshi/contract/matters/orders'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { Directed } from './directed.tsx'

const order = { _id: '01900000-0000-7000-8000-000000000002', matter_id: '01900000-0000-7000-8000-000000000003' }
const proposal = (text: string, due_date: string | null) => ({
  key: text,
  kind: 'next-date',
  step: null,
  text,
  due_date,
  title: null,
  by_side: null,
  whose: null,
  page: 1,
  range: { start: 0, end: text.length },
  amount: null,
  payee: null,
  hearing: null,
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

test('an order’s result is saved as the outcome of its day by one button, with the coram and counsel shown', async () => {
  const hearing = {
    date: '2026-11-10',
    outcome: 'adjourned',
    coram: 'MIR ALI, J.',
    counsel: [{ name: 'Mr. A. M. Das', for: 'petitioner' }],
  }
  const proposals = [
    { ...proposal('File the reply.', null), kind: 'step', step: 'filing', title: 'Reply' },
    { ...proposal('List on 14.01.2027.', '2027-01-14'), kind: 'outcome', hearing },
  ]
  const saved = { data: { _id: 'x', kind: 'outcome', state: 'done', version: 1 }, message: 'Noted.' }
  const { user, calls } = await renderApp(
    <Directed order={order as Order} court={'hc-delhi' as never} onPage={vi.fn()} />,
    {
      answers: { [`GET /api/orders/${order._id}/directed`]: { data: proposals }, 'POST /api/directions': saved },
    },
  )
  const [outcome, step] = (await screen.findAllByRole('listitem')).map((one) => within(one))
  outcome?.getByText('Adjourned')
  outcome?.getByText('Mr. A. M. Das (petitioner)')
  step?.getByText('Reply')
  await user.click(outcome?.getByRole('button', { name: 'Save outcome' }) ?? document.body)
  expect(calls.find(({ path }) => path === '/api/directions')?.body).toMatchObject({ kind: 'outcome', hearing })
})
