import type { Order } from '@peshi/contract/matters/orders'
import type { CertifiedCopy, DueCopy } from '@peshi/contract/papers/certified-copies'
import type { Clock } from '@peshi/contract/trackers/clocks'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { CopyMark } from '../../trackers/clocks/clock-marks.tsx'
import { CopyOfOrder } from './apply-for-copy.tsx'
import { TodayCopies } from './today-copies.tsx'

const matter_id = '01900000-0000-7000-8000-000000000003'
const copy = {
  _id: '01900000-0000-7000-8000-000000000005',
  matter_id,
  order_id: null,
  paper: 'Judgment',
  order_on: '2026-10-01',
  applied_on: '2026-10-05',
  number: null,
  is_urgent: false,
  deficient_on: null,
  deficiency: null,
  deficit: null,
  made_good_on: null,
  ready_on: '2026-10-25',
  delivered_on: null,
  fetched_by: null,
  withdrawn_on: null,
  cost: null,
  state: 'ready',
  version: 3,
  edited_by: null,
  edited_at: null,
} as unknown as CertifiedCopy
const due = { ...copy, since: '2026-10-25', ctitle: 'Kusum v. State', case_label: null, court_id: null } as DueCopy
const path = `PUT /api/certified_copies/${copy._id}`

test('one tap marks a copy as fetched by the person, and Undo takes it back', async () => {
  const { user, calls } = await renderApp(<TodayCopies copies={[due]} />, {
    answers: {
      [path]: ({ body }) => ({
        data: { ...copy, ...(body as object), state: 'delivered', version: 4 },
        message: 'Saved',
      }),
    },
  })
  screen.getByText('Judgment')
  screen.getByText(/Ready on/)
  await user.click(screen.getByRole('button', { name: 'Fetched' }))
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent()).toEqual([
    { delivered_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), fetched_by: 'Salim Khan', version: 3 },
  ])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(sent()[1]).toEqual({ delivered_on: null, fetched_by: null, version: 4 })
})

test('a deficiency is made good by one tap, and a clerk may do it but the billing staff may not', async () => {
  const deficient = { ...due, state: 'deficient', deficient_on: '2026-10-10', ready_on: null } as DueCopy
  const { user, calls } = await renderApp(<TodayCopies copies={[deficient]} />, {
    role: 'clerk',
    answers: { [path]: { data: copy, message: 'Saved' } },
  })
  screen.getByText(/Deficiency notified on/)
  await user.click(screen.getByRole('button', { name: 'Made good' }))
  const [call] = calls.filter(({ method }) => method === 'PUT')
  expect(Object.keys(call?.body as object).toSorted()).toEqual(['made_good_on', 'version'])
})

test('billing staff see no button', async () => {
  await renderApp(<TodayCopies copies={[due]} />, { role: 'billing' })
  expect(screen.queryByRole('button')).toBeNull()
})

test('an application from an order makes the entry, and opens its draft filled', async () => {
  const order = {
    _id: '01900000-0000-7000-8000-000000000002',
    matter_id,
    kind: 'judgment',
    date: '2026-10-01',
  } as Order
  const { user, calls } = await renderApp(<CopyOfOrder order={order} isWritten />, {
    answers: {
      [`GET /api/matters/judgements/${matter_id}`]: { data: [order] },
      'POST /api/certified_copies': ({ body }) => ({ data: { ...copy, ...(body as object) }, message: 'Saved' }),
      'GET /api/drafts/templates': {
        data: {
          papers: [
            { key: 'vakalatnama', languages: ['en'], rule: 'CPC O. 3' },
            { key: 'certified-copy', languages: ['en'], rule: 'CPC O. 20 r. 20' },
          ],
          templates: [],
        },
      },
      'POST /api/drafts/start': {
        data: {
          fields: ['copies', 'is_urgent'],
          optional: [],
          values: {},
          answered: [],
          missing: ['copies'],
          last: null,
          changed: [],
        },
      },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Apply for a certified copy' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByLabelText<HTMLInputElement>(/^Order or judgment/).value).toBe('Judgment')
  await user.type(drawer.getByLabelText('Cost'), '12.5')
  expect(drawer.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await user.clear(drawer.getByLabelText('Cost'))
  await user.type(drawer.getByLabelText('Cost'), '120')
  await user.click(drawer.getByLabelText('Urgent copy'))
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: /draft/i }))
  expect(await dialog.findByDisplayValue('Certified copy application')).toBeTruthy()
  const body = (name: string) => calls.find((one) => `${one.method} ${one.path}` === name)?.body
  expect(body('POST /api/certified_copies')).toMatchObject({
    order_id: order._id,
    order_on: '2026-10-01',
    paper: 'Judgment',
    cost: 120,
    is_urgent: true,
    ready_on: null,
  })
  await dialog.findByDisplayValue('Judgment')
  expect(body('POST /api/drafts/start')).toMatchObject({ paper: 'certified-copy' })
})

test('a deadline says what the copy adds, or that a copy is awaited', async () => {
  const clock = {
    period: { count: 90, unit: 'days' },
    copies: [
      { applied_on: '2026-01-02', ready_on: '2026-01-25', days: 23 },
      { applied_on: '2026-02-01', ready_on: null, days: 0 },
    ],
  } as unknown as Clock
  const { container } = await renderApp(<CopyMark clock={clock} />)
  const words = container.textContent?.replaceAll(/[\u2066-\u2069]/g, '')
  expect(words).toContain('90 days + 23 days for the certified copy (applied 02-01-2026, ready 25-01-2026)')
  expect(words).toContain('Certified copy awaited since 01-02-2026: the last day will move')
})
