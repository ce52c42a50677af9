import { activityOfChamber } from '@peshi/contract/chamber/activity'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { recordOutcome } from '@peshi/contract/matters/hearings'
import { matterMoney, saveFeeTerms } from '@peshi/contract/office/charges'
import { mailInvoice } from '@peshi/contract/office/invoice-mail'
import {
  closeGatewayRefund,
  getGatewayAccount,
  invoiceWebhook,
  makeInvoicePaymentLink,
  removeGatewayAccount,
  saveGatewayAccount,
} from '@peshi/contract/office/invoice-payment-links'
import { deleteInvoice, getInvoice } from '@peshi/contract/office/invoices'
import { payInvoice, voidReceipt } from '@peshi/contract/office/receipts'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { memoryGateway } from '../../../test/gateway.ts'
import { issue, newInvoice, sayIdentity } from '../../../test/invoices.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import type { PaymentLink } from '../../chamber/payments/payment-gateway.ts'
import { keysRefused } from '../../chamber/payments/razorpay-gateway.ts'
import { signBody } from '../../chamber/payments/webhook-message.ts'
import { GatewayDown } from '../../platform/errors.ts'
import { gatewayAccount, gatewayPayment } from './invoice-papers.schema.ts'

const clock = handClock()
const gateway = memoryGateway()
const wrong = 'a secret of another account'
const refusing = async () => {
  throw new GatewayDown(keysRefused)
}
/** The links of which the gateway says nothing. */
const isDown = new Set<string>()
let app: TestApp
beforeAll(async () => {
  app = await testApp({
    clock,
    context: {
      gatewayOf: ({ keySecret }) => ({
        ...gateway,
        findByReference: keySecret === wrong ? refusing : gateway.findByReference,
        find: (id) => (isDown.has(id) ? refusing() : gateway.find(id)),
      }),
    },
  })
})
afterAll(() => app.close())

const none = '01936f00-0000-7000-8000-000000000000' as InvoiceId
const keys = { key_id: 'rzp_live_Shukla1234', key_secret: 'the-key-secret', webhook_secret: 'the-webhook-secret' }

async function office({ hasGateway = true } = {}) {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  await sayIdentity(caller)
  if (hasGateway) expect((await caller.call(saveGatewayAccount, { body: keys })).status).toBe(200)
  const issueOne = async () => (await issue(caller, (await newInvoice(caller))._id))._id
  const detail = async (id: InvoiceId) => (await caller.call(getInvoice, { params: { id } })).body.data
  const ask = (id: InvoiceId) => caller.call(makeInvoicePaymentLink, { params: { id } })
  async function linkOf(id: InvoiceId): Promise<PaymentLink> {
    const { status, body } = await ask(id)
    expect(status).toBe(200)
    const link = [...gateway.links.values()].find(({ url }) => url === body.data.url)
    if (!link) throw new Error('The gateway has no such link')
    return link
  }
  const pay = (id: InvoiceId, amount: number) =>
    caller.call(payInvoice, { params: { id }, body: { amount, on: '2026-11-18', method: 'cash' } })

  async function notify(
    link: PaymentLink,
    { event = 'payment_link.paid', payment = `pay_${link.id}`, paid = link.amount, secret = keys.webhook_secret } = {},
  ): Promise<number> {
    const entity = {
      id: link.id,
      reference_id: link.reference,
      short_url: link.url,
      status: event === 'payment_link.paid' ? 'paid' : 'expired',
      amount: link.amount,
      amount_paid: paid,
      currency: 'INR',
    }
    const payload = { payment_link: { entity }, payment: { entity: { id: payment, amount: paid } } }
    return send(JSON.stringify({ event, payload }), secret)
  }
  async function send(body: string, secret = keys.webhook_secret, sent = body): Promise<number> {
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: invoiceWebhook.path.replace(':chamber', member.chamberId),
      headers: {
        'content-type': 'application/json',
        ...(secret && { 'x-razorpay-signature': signBody(secret, body) }),
      },
      payload: sent,
    })
    return statusCode
  }
  const kept = () => app.db.asChamber(member.chamberId, (tx) => tx.select().from(gatewayPayment))
  return { member, caller, issueOne, detail, ask, linkOf, pay, notify, send, kept }
}

ladder(getGatewayAccount, () => app, { refused: 'billing' })
ladder(saveGatewayAccount, () => app, {
  input: { body: keys },
  invalid: {
    'a key id of another form': { body: { ...keys, key_id: 'abc' } },
    'keys that the gateway refuses': { body: { ...keys, key_secret: wrong } },
  },
  refused: 'billing',
})
ladder(makeInvoicePaymentLink, () => app, {
  input: { params: { id: none } },
  foreign: async () => ({ params: { id: await (await office()).issueOne() } }),
  refused: 'advocate',
})

ladder(removeGatewayAccount, () => app, { refused: 'billing' })
ladder(closeGatewayRefund, () => app, {
  input: { params: { id: none }, body: { payment: 'pay_1' } },
  foreign: async () => ({ params: { id: await (await office()).issueOne() }, body: { payment: 'pay_1' } }),
  refused: 'advocate',
})

test('the keys are stored encrypted and never returned', async () => {
  const { member, caller } = await office()
  const { body } = await caller.call(getGatewayAccount)
  expect(body.data).toEqual({
    ends_with: '1234',
    webhook: expect.stringMatching(new RegExp(`/api/payment/webhook/${member.chamberId}$`)),
  })
  const stored = JSON.stringify(await app.db.asChamber(member.chamberId, (tx) => tx.select().from(gatewayAccount)))
  for (const secret of Object.values(keys)) expect(stored).not.toContain(secret)
})

test('the outcome of a day becomes an invoice, whose link is paid once, however often the gateway says so', async () => {
  const { member, caller, detail, linkOf, notify, send, kept } = await office()
  const id = (await followCase(app, member)).matter._id
  await caller.call(saveFeeTerms, { params: { id }, body: { agreed: null, appearance: 3000 } })
  const outcome = { matter_id: id, date: '2026-11-17', outcome: 'adjourned' as const, next_date: '2026-12-30' }
  await caller.call(recordOutcome, { body: outcome })
  const [fee] = (await caller.call(matterMoney, { params: { id } })).body.data.charges
  if (!fee) throw new Error('no fee')
  const products = [{ item_name: 'Appearance', price: fee.amount, kind: 'fee' as const, charge_id: fee._id }]
  const { _id } = await issue(caller, (await newInvoice(caller, { matter_id: id, products }))._id)

  const link = await linkOf(_id)
  expect(link).toMatchObject({ amount: 300_000, status: 'created' })
  expect((await linkOf(_id)).id).toBe(link.id)
  expect(await detail(_id)).toMatchObject({ takes_online: true, payment_link: { url: link.url, amount: 300_000 } })

  const other = { entity: { id: `pay_${link.id}`, amount: 300_000, status: 'authorized' } }
  await notify(link, { event: 'payment_link.expired', paid: 0 })
  const replies = await Promise.all([notify(link), notify(link), notify(link)])
  const failed = await send(JSON.stringify({ event: 'payment.failed', payload: { payment: other } }))
  const late = await send(JSON.stringify({ event: 'payment.authorized', payload: { payment: other } }))
  await notify(link, { event: 'payment_link.expired', paid: 0 })
  expect([...replies, failed, late]).toEqual([200, 200, 200, 200, 200])
  const paid = await detail(_id)
  expect(paid).toMatchObject({
    state: 'paid',
    payment_link: null,
    to_be_refunded: [],
    receipts: [{ amount: 300_000, reference: `pay_${link.id}`, recorded_by: null, number: expect.any(String) }],
  })
  expect(await kept()).toHaveLength(1)
  const events = (await caller.call(activityOfChamber)).body.data.map(({ action }) => action)
  expect(events.filter((action) => action === 'payment.received')).toHaveLength(1)
  expect(events).toEqual(expect.arrayContaining(['invoice.payment-linked', 'billing.gateway']))

  const [receipt] = paid.receipts
  if (!receipt) throw new Error('no receipt')
  await caller.call(voidReceipt, { params: { id: receipt._id } })
  await notify(link)
  expect((await detail(_id)).paid).toBe(0)
})

test('a forged webhook is refused, and nothing is written', async () => {
  const { issueOne, linkOf, notify, send, detail, kept } = await office()
  const id = await issueOne()
  const link = await linkOf(id)
  expect(await notify(link, { secret: 'guessed' })).toBe(401)
  expect(await notify(link, { secret: '' })).toBe(401)
  expect(await send('{"event":"x"}', keys.webhook_secret, '{"event":"x"} ')).toBe(401)
  const stranger = await office({ hasGateway: false })
  expect(await stranger.notify(link)).toBe(401)
  expect([await kept(), (await detail(id)).paid]).toEqual([[], 0])
  // The account of one chamber does not pay another chamber's invoice.
  const other = await office()
  expect(await other.notify(link)).toBe(200)
  expect([await other.kept(), (await detail(id)).paid]).toEqual([[], 0])
})

test('a payment for an invoice that is cancelled or paid otherwise is kept, and the owner is told to refund it', async () => {
  const { caller, issueOne, linkOf, pay, notify, detail, kept } = await office()
  const [cancelled, paid, partly] = [await issueOne(), await issueOne(), await issueOne()]
  const links = [await linkOf(cancelled), await linkOf(paid), await linkOf(partly)] as const
  await caller.call(deleteInvoice, { params: { id: cancelled } })
  await pay(paid, links[1].amount)
  await pay(partly, 100_000)
  for (const link of links) expect(await notify(link)).toBe(200)
  for (const link of links) expect(await notify(link)).toBe(200)
  const refund = (at: 0 | 1 | 2, amount: number) => ({
    to_be_refunded: [{ payment: `pay_${links[at].id}`, amount, at: expect.any(String) }],
  })
  expect(await detail(cancelled)).toMatchObject({ state: 'cancelled', paid: 0, ...refund(0, links[0].amount) })
  expect(await detail(paid)).toMatchObject({ paid: links[1].amount, ...refund(1, links[1].amount) })
  expect(await detail(partly)).toMatchObject({ state: 'paid', paid: links[2].amount, ...refund(2, 100_000) })
  expect((await detail(partly)).receipts.map(({ amount }) => amount).toSorted()).toEqual(
    [100_000, links[2].amount - 100_000].toSorted(),
  )
  expect(await kept()).toHaveLength(3)
  const told = (await caller.call(listNotifications)).body.data.filter(({ kind }) => kind === 'invoice.paid-twice')
  expect(told).toHaveLength(3)

  const close = (id: InvoiceId) =>
    caller.call(closeGatewayRefund, { params: { id }, body: { payment: `pay_${links[1].id}` } })
  expect([(await close(cancelled)).status, (await close(paid)).status, (await close(paid)).status]).toEqual([
    200, 200, 200,
  ])
  expect((await detail(paid)).to_be_refunded).toEqual([])
  expect(await detail(cancelled)).toMatchObject(refund(0, links[0].amount))
  const events = (await caller.call(activityOfChamber)).body.data.map(({ action }) => action)
  expect(events.filter((action) => action === 'invoice.refunded')).toHaveLength(1)
})

test('when the account is removed, its open links are ended at the gateway, and a late webhook is refused', async () => {
  const { caller, issueOne, linkOf, notify, detail, ask } = await office()
  const [open, paid, unreached] = [await issueOne(), await issueOne(), await issueOne()]
  const links = [await linkOf(open), await linkOf(paid), await linkOf(unreached)] as const
  gateway.payAt(links[1].id)
  isDown.add(links[2].id)
  expect(await caller.call(removeGatewayAccount)).toMatchObject({ status: 200, body: { data: { ends_with: null } } })
  isDown.clear()
  expect((await gateway.find(links[0].id))?.status).toBe('cancelled')
  expect((await gateway.find(links[2].id))?.status).toBe('created')
  expect([(await detail(open)).takes_online, (await detail(paid)).state]).toEqual([false, 'paid'])
  expect(await ask(open)).toMatchObject({ status: 409, body: { code: 'no-gateway' } })
  expect(await notify(links[2])).toBe(401)
  expect((await caller.call(removeGatewayAccount)).status).toBe(200)
  const events = (await caller.call(activityOfChamber)).body.data.map(({ action }) => action)
  expect(events.filter((action) => action === 'billing.gateway-removed')).toHaveLength(1)

  // After the same keys are saved again, a payment of a link that could not be ended still arrives.
  await caller.call(saveGatewayAccount, { body: keys })
  expect([await notify(links[2]), (await detail(unreached)).state]).toEqual([200, 'paid'])
})

test('an amount that differs is recorded as what was paid', async () => {
  const { issueOne, linkOf, notify, detail } = await office()
  const id = await issueOne()
  await notify(await linkOf(id), { paid: 50_000 })
  expect(await detail(id)).toMatchObject({ state: 'part-paid', paid: 50_000, to_be_refunded: [] })
})

test('when the amount due changes, the link is not shown, a new one ends it, and the job ends the rest', async () => {
  const { caller, issueOne, linkOf, pay, detail, ask } = await office()
  const id = await issueOne()
  const first = await linkOf(id)
  await pay(id, 100_000)
  expect((await detail(id)).payment_link).toBe(null)
  const second = await linkOf(id)
  expect(second.amount).toBe(first.amount - 100_000)
  expect((await gateway.find(first.id))?.status).toBe('cancelled')
  await pay(id, second.amount)
  await app.context.services.paymentLinks.askAll()
  expect((await gateway.find(second.id))?.status).toBe('cancelled')
  expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'nothing-to-pay' } })
  const cancelled = await issueOne()
  const link = await linkOf(cancelled)
  await caller.call(deleteInvoice, { params: { id: cancelled } })
  await app.context.services.paymentLinks.askAll()
  expect((await gateway.find(link.id))?.status).toBe('cancelled')
  expect(await ask(cancelled)).toMatchObject({ status: 409, body: { code: 'invoice-not-issued' } })
  const without = await office({ hasGateway: false })
  expect(await without.ask(await without.issueOne())).toMatchObject({ status: 409, body: { code: 'no-gateway' } })
})

test('a payment whose webhook did not arrive is asked for, and the late webhook records nothing more', async () => {
  const { issueOne, linkOf, notify, detail, kept } = await office()
  const id = await issueOne()
  const link = await linkOf(id)
  const { paymentId } = gateway.payAt(link.id)
  await app.context.services.paymentLinks.askAll()
  expect(await detail(id)).toMatchObject({ state: 'paid', receipts: [{ reference: paymentId }] })
  await notify(link, { payment: paymentId ?? '' })
  expect(await kept()).toHaveLength(1)
})

test('the mail of an invoice has its payment link', async () => {
  const { caller, issueOne, linkOf } = await office()
  const id = await issueOne()
  const { url } = await linkOf(id)
  const to = 'payer-of-a-link@example.in'
  await caller.call(mailInvoice, { params: { id }, body: { to } })
  const [mail] = await app.messages({ to, kind: 'invoice' })
  expect(JSON.stringify(mail)).toContain(url)
})
