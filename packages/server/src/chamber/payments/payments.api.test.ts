import { me } from '@peshi/contract/chamber/account'
import { activityOfChamber } from '@peshi/contract/chamber/activity'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { checkPlanPayment, listPlanPayments, pay, paymentWebhook, planInvoice } from '@peshi/contract/chamber/payments'
import { saveBilling, userPlans } from '@peshi/contract/chamber/plans'
import { listMatters } from '@peshi/contract/matters/matters'
import type { ChamberId, PersonId, PlanPaymentId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { memoryGateway } from '../../../test/gateway.ts'
import { ladder } from '../../../test/ladder.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { testPlans } from '../../../test/plans.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import { chamberPlan } from '../plans/plans.schema.ts'
import type { PaymentLink } from './payment-gateway.ts'
import { planInvoice as invoiceTable, paymentEvent } from './payments.schema.ts'
import { reconcilePayments } from './reconcile.ts'
import { signBody } from './webhook-message.ts'

const clock = handClock()
const gateway = memoryGateway()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock, context: { gateway, config: { ...testConfig, plans: testPlans } } })
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as PlanPaymentId
ladder(pay, () => app, {
  input: { body: { plan_id: 'solo' } },
  invalid: { 'a missing plan': { body: {} }, 'a plan that is not sold': { body: { plan_id: 'gold' } } },
  refused: 'clerk',
})
ladder(listPlanPayments, () => app, { refused: 'advocate' })
const another = async () => ({ params: { id: (await asked(await newPayer())).payment._id } })
ladder(checkPlanPayment, () => app, { input: { params: { id } }, foreign: another, refused: 'clerk' })
ladder(planInvoice, () => app, { input: { params: { id } }, foreign: another, refused: 'clerk' })
ladder(paymentWebhook, () => app, { invalid: { 'a missing signature': { body: { event: 'payment_link.paid' } } } })
ladder(userPlans, () => app, { refused: 'clerk' })
const billing = { name: 'Shukla & Co', address: 'Nagpur', state: '27', gstin: '27AAAPS1234B1Z9' }
ladder(saveBilling, () => app, {
  input: { body: billing },
  invalid: {
    'an unknown State': { body: { ...billing, state: '99' } },
    'a GSTIN of another State': { body: { ...billing, state: '09' } },
    'a GSTIN whose check digit is wrong': { body: { ...billing, gstin: '27AAAPS1234B1Z8' } },
  },
  refused: 'advocate',
})

async function newPayer({ isClosed = true } = {}) {
  const member = await newChamber(app.db)
  const expires_at = isClosed ? new Date(clock.now().getTime() - 86_400_000) : null
  await app.db.asSystem('seed', (tx) => tx.update(chamber).set({ expires_at }).where(eq(chamber.id, member.chamberId)))
  return { member, caller: app.as(member) }
}
type Payer = Awaited<ReturnType<typeof newPayer>>

async function asked({ member, caller }: Payer, plan_id = 'solo') {
  const { status, body } = await caller.call(pay, { body: { plan_id } })
  expect(status).toBe(200)
  const link = await gateway.findByReference(body.data._id)
  if (!link) throw new Error('The gateway has no such link')
  return { member, payment: body.data, url: body.payment_link, link }
}

function message(link: PaymentLink, { event = 'payment_link.paid', ...changes }: Record<string, unknown> = {}) {
  const paid = event === 'payment_link.paid'
  const entity = {
    id: link.id,
    reference_id: link.reference,
    short_url: link.url,
    status: paid ? 'paid' : 'expired',
    amount: link.amount,
    amount_paid: paid ? link.amount : 0,
    currency: 'INR',
    ...changes,
  }
  const payment = { entity: { id: changes.payment ?? `pay_${link.id}`, amount: link.amount, status: 'captured' } }
  return JSON.stringify({ event, payload: { payment_link: { entity }, ...(paid && { payment }) } })
}

let sent = 0
async function notify(body: string, { signature = signBody(testPlans.gateway.webhookSecret, body), event = '' } = {}) {
  sent += 1
  const reply = await app.app.inject({
    method: 'POST',
    url: paymentWebhook.path,
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'x-razorpay-signature': signature }),
      'x-razorpay-event-id': event || `evt_${sent}`,
    },
    payload: body,
  })
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> }
}

const stateOf = ({ chamberId }: { chamberId: ChamberId; personId: PersonId }) =>
  app.db.asChamber(chamberId, async (tx) => {
    const [plan] = await tx.select().from(chamberPlan)
    const [open] = await tx.select({ until: chamber.expires_at }).from(chamber).where(eq(chamber.id, chamberId))
    const invoices = await tx.select({ number: invoiceTable.number }).from(invoiceTable)
    const events = await tx.select().from(paymentEvent)
    return {
      ends_on: plan?.ends_on ?? null,
      open_until: open?.until?.toISOString() ?? null,
      invoices: invoices.map(({ number }) => number),
      outcomes: events.map(({ outcome }) => outcome).toSorted(),
    }
  })

describe('payment link', () => {
  test('a payment link asks for the plan’s price with tax and leads back to the settings', async () => {
    const { payment, url, link } = await asked(await newPayer())
    expect(payment).toMatchObject({
      plan_name: 'Solo',
      months: 1,
      total: 58_882,
      state: 'open',
      url,
      invoice_number: null,
    })
    const wish = gateway.links.get(link.id)?.wish
    expect(wish).toMatchObject({ amount: 58_882, reference: payment._id, customer: { name: 'R. Shukla' } })
    expect(wish?.returnTo).toBe(`${testConfig.publicUrl}/settings/account-setting?tab=plan&payment=${payment._id}`)
  })

  test('five requests for a payment link return the same link, even if sent at the same time', async () => {
    const payer = await newPayer()
    const all = await Promise.all(Array.from({ length: 5 }, () => asked(payer)))
    const later = await asked(payer)
    expect(new Set([...all, later].map(({ url }) => url)).size).toBe(1)
  })

  test('a request for another plan’s link cancels the open link', async () => {
    const payer = await newPayer()
    const { link, payment } = await asked(payer)
    await asked(payer, 'chamber')
    expect((await gateway.find(link.id))?.status).toBe('cancelled')
    const { body } = await payer.caller.call(listPlanPayments)
    expect(body.data.map(({ state }) => state)).toEqual(['open', 'cancelled'])
    expect(body.data[1]?._id).toBe(payment._id)
  })

  test('a payment counts even if another plan’s link is requested before the payment is reported', async () => {
    const payer = await newPayer()
    const { link } = await asked(payer)
    gateway.payAt(link.id)
    await asked(payer, 'chamber')
    expect(await stateOf(payer.member)).toMatchObject({ ends_on: '2026-12-19', outcomes: ['applied'] })
  })

  test('no payment link is offered while the payment gateway is down', async () => {
    const { GatewayDown } = await import('../../platform/errors.ts')
    const payer = await newPayer()
    const create = gateway.create
    const down = await testApp({
      clock,
      context: {
        db: app.db,
        gateway: { ...gateway, create: async () => Promise.reject(new GatewayDown('no answer')) },
        config: { ...testConfig, plans: testPlans },
      },
    })
    const refused = await down.as(payer.member).call(pay, { body: { plan_id: 'solo' } })
    expect([refused.status, refused.body.code]).toEqual([503, 'gateway-down'])
    const { payment } = await asked(payer)
    expect(create).toBe(gateway.create)
    const { body } = await payer.caller.call(listPlanPayments)
    expect(body.data.map(({ _id }) => _id)).toEqual([payment._id])
    await down.app.close()
  })
})

describe('a closed chamber', () => {
  test('a closed chamber can open only plans and payments, and repeated webhooks reopen it once', async () => {
    const payer = await newPayer()
    const { caller, member } = payer
    expect((await caller.call(listMatters)).body.code).toBe('account-expired')
    expect((await caller.call(userPlans)).body.current).toMatchObject({ state: 'expired', plan_id: null })
    const { link } = await asked(payer)
    const body = message(link)
    expect(await notify(body, { event: 'evt_same' })).toEqual({ status: 200, body: { success: true } })
    const opened = await stateOf(member)
    expect(opened).toEqual({
      ends_on: '2026-12-19',
      open_until: '2026-12-26T18:30:00.000Z',
      invoices: [expect.stringMatching(/^DMO\/26-27\/\d{6}$/)],
      outcomes: ['applied'],
    })
    expect((await notify(body, { event: 'evt_same' })).status).toBe(200)
    expect((await notify(body, { event: 'evt_other' })).status).toBe(200)
    gateway.payAt(link.id)
    await reconcilePayments(app.context)
    expect(await stateOf(member)).toEqual({ ...opened, outcomes: ['applied', 'repeated'] })

    clock.forward(11_000)
    expect((await app.as(member).call(listMatters)).status).toBe(200)
    expect((await app.as(member).call(me)).body.userData.expires_at).toBe(opened.open_until)
    const { current } = (await caller.call(userPlans)).body
    expect(current).toMatchObject({ plan_id: 'solo', state: 'active', ends_on: '2026-12-19', open_until: '2026-12-26' })
    const reported = (await caller.call(listNotifications)).body.data.filter(({ kind }) => kind === 'plan.paid')
    expect(reported).toMatchObject([{ values: { amount: 58_882, date: '2026-12-19' }, events: 1 }])
    const done = (await caller.call(activityOfChamber)).body.data.map(({ action }) => action)
    expect(done).toEqual(['plan.paid', 'plan.link-made'])
    expect(await app.messages({ to: `${member.personId}@example.in`, kind: 'plan-paid' })).toHaveLength(1)
  })

  test('of four simultaneous webhooks about one payment, only one is applied', async () => {
    const payer = await newPayer()
    const { link } = await asked(payer)
    const body = message(link)
    const replies = await Promise.all([1, 2, 3, 4].map(() => notify(body)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { ends_on, invoices, outcomes } = await stateOf(payer.member)
    expect([ends_on, invoices.length, outcomes]).toEqual([
      '2026-12-19',
      1,
      ['applied', 'repeated', 'repeated', 'repeated'],
    ])
  })

  test('the payer’s return from the gateway reopens the chamber, and the later webhook changes nothing', async () => {
    const payer = await newPayer()
    const { link, payment } = await asked(payer)
    const params = { id: payment._id }
    expect((await payer.caller.call(checkPlanPayment, { params })).body.data.state).toBe('open')
    gateway.payAt(link.id)
    const { data } = (await payer.caller.call(checkPlanPayment, { params })).body
    expect(data).toMatchObject({ state: 'paid', ends_on: '2026-12-19', invoice_number: expect.stringContaining('DMO') })
    expect((await payer.caller.call(listMatters)).status).toBe(200)
    expect((await notify(message(link, { payment: `pay_${link.id.slice(6)}` }))).status).toBe(200)
    expect((await stateOf(payer.member)).outcomes).toEqual(['applied', 'repeated'])
  })
})

describe('webhooks out of order', () => {
  test('a “paid” webhook after an “expired” webhook reopens the chamber', async () => {
    const payer = await newPayer()
    const { link } = await asked(payer)
    await notify(message(link, { event: 'payment_link.expired' }))
    expect((await payer.caller.call(listPlanPayments)).body.data[0]?.state).toBe('expired')
    await notify(message(link))
    await notify(message(link, { event: 'payment_link.expired' }))
    expect(await stateOf(payer.member)).toMatchObject({
      ends_on: '2026-12-19',
      outcomes: ['applied', 'closed', 'late'],
    })
  })

  test('a webhook of an unknown kind is accepted and ignored', async () => {
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_x', amount: 1 } } },
    })
    expect((await notify(body)).status).toBe(200)
  })
})

describe('forged webhooks', () => {
  let payer: Payer
  let link: PaymentLink
  beforeEach(async () => {
    payer = await newPayer()
    link = (await asked(payer)).link
  })
  const expectNothing = async () =>
    expect(await stateOf(payer.member)).toMatchObject({ ends_on: null, invoices: [], open_until: expect.any(String) })

  test.each<[string, (body: string) => Parameters<typeof notify>[1]]>([
    ['without a signature', () => ({ signature: '' })],
    ['with another secret', (body) => ({ signature: signBody('guessed', body) })],
    ['with the signature of another body', () => ({ signature: signBody(testPlans.gateway.webhookSecret, '{}') })],
    ['with a signature of another length', () => ({ signature: 'abc' })],
  ])('a webhook %s is refused, and the reply gives no reason', async (_what, forge) => {
    const body = message(link)
    const reply = await notify(body, forge(body))
    expect(reply).toEqual({
      status: 400,
      body: { success: false, code: 'invalid', message: 'Not accepted.', requestId: expect.any(String) },
    })
    await expectNothing()
  })

  test('a webhook is refused if one space was added to its signed body', async () => {
    const body = message(link)
    const signature = signBody(testPlans.gateway.webhookSecret, body)
    expect((await notify(`${body} `, { signature })).status).toBe(400)
    await expectNothing()
  })

  test.each<[string, Record<string, unknown>]>([
    ['another amount', { amount: 100, amount_paid: 100 }],
    ['a part of the amount', { amount_paid: 100 }],
    ['another currency', { currency: 'USD' }],
    ['an unknown reference', { reference_id: id, id: 'plink_nobody' }],
    ['the reference of another payment', { reference_id: id }],
  ])('a signed message with %s has no effect, and the reply gives no reason', async (_what, changes) => {
    const body = message(link, changes)
    const first = await notify(body, { event: 'evt_wrong' })
    expect(first.body).toMatchObject({ success: false, message: 'Not accepted.' })
    expect((await notify(body, { event: 'evt_wrong' })).status).toBe(400)
    await expectNothing()
  })

  test('a payment by one chamber does not pay for another chamber', async () => {
    const other = await newPayer()
    const theirs = await asked(other)
    const body = message(link, { reference_id: theirs.payment._id })
    expect((await notify(body)).status).toBe(400)
    await expectNothing()
    expect((await stateOf(other.member)).ends_on).toBe(null)
  })
})

describe('double payment', () => {
  test('if a chamber pays two payment links, the second period starts where the first one ends', async () => {
    const payer = await newPayer()
    const first = await asked(payer)
    await notify(message(first.link))
    const second = await asked(payer)
    expect(second.payment._id).not.toBe(first.payment._id)
    await notify(message(second.link))
    const { ends_on, invoices } = await stateOf(payer.member)
    expect([ends_on, new Set(invoices).size]).toEqual(['2027-01-19', 2])
  })

  test('if one payment link is paid twice, the second payment is marked for refund', async () => {
    const payer = await newPayer()
    const { link } = await asked(payer)
    await notify(message(link))
    await notify(message(link, { payment: 'pay_second' }))
    await notify(message(link, { payment: 'pay_second' }))
    expect(await stateOf(payer.member)).toMatchObject({ ends_on: '2026-12-19', invoices: [expect.any(String)] })
    const [payment] = (await payer.caller.call(listPlanPayments)).body.data
    expect(payment?.to_be_refunded).toBe(58_882)
    clock.forward(11_000)
    const reported = (await payer.caller.call(listNotifications)).body.data.map(({ kind }) => kind)
    expect(reported).toContain('plan.paid-twice')
  })
})

describe('a missing webhook', () => {
  test('without a webhook, the server asks the gateway whether each open link is paid or expired', async () => {
    const [paid, over, waiting] = [await newPayer(), await newPayer(), await newPayer()]
    const links = [await asked(paid), await asked(over), await asked(waiting)].map(({ link }) => link.id)
    gateway.payAt(links[0] ?? '')
    gateway.expire(links[1] ?? '')
    await reconcilePayments(app.context)
    expect((await stateOf(paid.member)).outcomes).toEqual([])
    clock.forward(301_000)
    await reconcilePayments(app.context)
    await reconcilePayments(app.context)
    expect((await stateOf(paid.member)).outcomes).toEqual(['applied'])
    const states = async ({ caller }: Payer) =>
      (await caller.call(listPlanPayments)).body.data.map(({ state }) => state)
    expect([await states(over), await states(waiting)]).toEqual([['expired'], ['open']])
  })
})

describe('the plan’s invoice', () => {
  test('the plan’s invoices are numbered without gaps, and the payer can read them as PDFs', async () => {
    const payer = await newPayer()
    await payer.caller.call(saveBilling, { body: { ...billing, name: 'श्री Shukla & <b>Co</b>' } })
    const { link, payment } = await asked(payer)
    await notify(message(link))
    const other = await newPayer()
    const next = await asked(other)
    await notify(message(next.link))
    const numbers = [...(await stateOf(payer.member)).invoices, ...(await stateOf(other.member)).invoices]
    const [first = 0, second = 0] = numbers.map((number) => Number(number.slice(-6)))
    expect(second - first).toBe(1)
    const { raw, headers } = await payer.caller.call(planInvoice, { params: { id: payment._id } })
    expect([raw.statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    const [text = ''] = await readPdfPages(raw.rawPayload)
    for (const words of [
      'Tax invoice',
      numbers[0] ?? '',
      'Shukla & <b>Co</b>',
      'Maharashtra (27)',
      'IGST 18 %',
      '588.82',
    ])
      expect(text).toContain(words)
    expect(text).toContain('Rupees Five Hundred Eighty-Eight and Eighty-Two Paise Only')
  })

  test('a payer has no invoice before a payment', async () => {
    const payer = await newPayer()
    const { payment } = await asked(payer)
    expect((await payer.caller.call(planInvoice, { params: { id: payment._id } })).status).toBe(404)
  })
})
