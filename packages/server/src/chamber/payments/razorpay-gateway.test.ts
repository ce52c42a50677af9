import { buildSandbox } from '@peshi/sandbox/app'
import { makeClock } from '@peshi/sandbox/clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPlans } from '../plans/demo-plans.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createRazorpay } from './razorpay-gateway.ts'
import { isSigned, readMessage } from './webhook-message.ts'

let sandbox: Awaited<ReturnType<typeof buildSandbox>>
let url: string
let gateway: PaymentGateway
beforeAll(async () => {
  sandbox = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
  url = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  gateway = createRazorpay(demoPlans(url).gateway)
})
afterAll(() => sandbox.close())

const wish = (reference: string) => ({
  reference,
  amount: 58_882,
  description: 'Peshi, plan “Solo”',
  endsAt: new Date('2026-11-21T05:00:00Z'),
  customer: { name: 'R. Shukla', email: 'r@example.in', mobile: '9876543210' },
  returnTo: 'http://127.0.0.1:9/settings/account-setting?tab=plan&payment=1',
})
const control = (path: string) => sandbox.inject({ method: 'POST', url: `/control/api/payments${path}`, payload: {} })

test('the gateway creates a payment link, finds it by id or reference, and reports its payment', async () => {
  const made = await gateway.create(wish('ours-1'))
  expect(made).toMatchObject({ reference: 'ours-1', amount: 58_882, amountPaid: 0, status: 'created', paymentId: null })
  expect([await gateway.find(made.id), await gateway.findByReference('ours-1')]).toEqual([made, made])
  const page = await (await fetch(made.url)).text()
  expect(page).toContain('₹588.82')
  const body = new URLSearchParams({ outcome: 'failed' })
  expect(await (await fetch(made.url, { method: 'POST', body })).text()).toContain('The payment failed')
  expect((await gateway.find(made.id))?.status).toBe('created')
  body.set('outcome', 'paid')
  const paid = await fetch(made.url, { method: 'POST', body, redirect: 'manual' })
  expect(paid.headers.get('location')).toContain('tab=plan&payment=1&razorpay_payment_id=pay_')
  expect(await gateway.find(made.id)).toMatchObject({
    status: 'paid',
    amountPaid: 58_882,
    paymentId: expect.stringMatching(/^pay_/),
  })
})

test('a webhook’s signature must match its body, from which the payment is read', async () => {
  const { id } = await gateway.create(wish('ours-2'))
  await control(`/${id}/pay`)
  const { data } = (await sandbox.inject('/control/api/payments')).json()
  const [message] = data.find((link: { id: string }) => link.id === id).messages
  expect(message).toMatchObject({ event: 'payment_link.paid', answers: ['unreachable'] })
  expect(isSigned('sandbox-webhook', message.body, message.signature)).toBe(true)
  expect(isSigned('sandbox-webhook', `${message.body} `, message.signature)).toBe(false)
  expect(readMessage(JSON.parse(message.body))).toMatchObject({
    kind: 'paid',
    linkId: id,
    reference: 'ours-2',
    amount: 58_882,
    amountPaid: 58_882,
    currency: 'INR',
  })
})

test('an open payment link can be cancelled, but a paid link stays paid', async () => {
  const [open, paid] = [await gateway.create(wish('ours-3')), await gateway.create(wish('ours-4'))]
  await control(`/${paid.id}/pay`)
  expect((await gateway.cancel(open.id))?.status).toBe('cancelled')
  expect((await gateway.cancel(paid.id))?.status).toBe('paid')
  expect(await gateway.cancel('plink_nobody')).toBe(null)
})

test('an unknown payment link gives null, but a refused or unanswered request throws an error', async () => {
  expect([await gateway.find('plink_nobody'), await gateway.findByReference('nobody')]).toEqual([null, null])
  await expect(gateway.create(wish('ours-1'))).rejects.toMatchObject({ code: 'gateway-down', status: 503 })
  const settings = demoPlans(url).gateway
  await expect(createRazorpay({ ...settings, keySecret: 'wrong' }).find('x')).rejects.toMatchObject({ status: 503 })
  const silent = createRazorpay({ ...settings, baseUrl: 'http://127.0.0.1:9/v1/' })
  await expect(silent.findByReference('x')).rejects.toMatchObject({ code: 'gateway-down' })
})
