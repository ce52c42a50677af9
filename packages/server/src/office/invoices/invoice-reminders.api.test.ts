import { recordConsent } from '@peshi/contract/clients/clients'
import { mailInvoice, mostMailsOfInvoice } from '@peshi/contract/office/invoice-mail'
import { deleteInvoice, getInvoice } from '@peshi/contract/office/invoices'
import { payInvoice } from '@peshi/contract/office/receipts'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { issue, newInvoice, sayIdentity } from '../../../test/invoices.ts'
import { sendReminders } from './invoices.feature.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const today = () => courtDateAt(clock.now())
let clients = 0

/** Each call signs in again, because the clock outruns a session. */
type SignIn = () => Caller

async function chamber(reminds: boolean): Promise<SignIn> {
  const member = await newChamber(app.db)
  const signIn = () => app.as(member)
  await sayIdentity(signIn(), { reminds })
  return signIn
}

async function bill(signIn: SignIn, { hasConsent = true } = {}) {
  const caller = signIn()
  clients += 1
  const email = `client-${clients}@example.in`
  const client = await newClient(caller, { name: `Client ${clients}`, email })
  const consent = { notice_on: today(), notice_language: 'en' as const, means: 'written' as const }
  const purposes = [hasConsent ? ('billing' as const) : ('updates' as const)]
  await caller.call(recordConsent, { params: { id: client._id }, body: { ...consent, purposes } })
  const { _id } = await newInvoice(caller, { client_id: client._id, due_days: 0 })
  await issue(caller, _id)
  return _id
}

const reminders = async (signIn: SignIn, id: InvoiceId) =>
  (await signIn().call(getInvoice, { params: { id } })).body.data.mails.filter(({ paper }) => paper === 'reminder')
    .length

async function after(days: number) {
  clock.forward(days * 86_400_000)
  await sendReminders(app.context)
}

test('an unpaid invoice is reminded of once after 7, 21 and 45 days, also by two jobs at once and by a second run', async () => {
  const signIn = await chamber(true)
  const [unpaid, paid, cancelled, without] = [
    await bill(signIn),
    await bill(signIn),
    await bill(signIn),
    await bill(signIn, { hasConsent: false }),
  ]
  const counts = () => Promise.all([unpaid, paid, cancelled, without].map((id) => reminders(signIn, id)))
  await after(6)
  expect(await counts()).toEqual([0, 0, 0, 0])
  clock.forward(86_400_000)
  await Promise.all([sendReminders(app.context), sendReminders(app.context)])
  await sendReminders(app.context)
  expect(await counts()).toEqual([1, 1, 1, 0])
  const pay = { amount: 2_625_000, on: today(), method: 'upi' as const }
  await signIn().call(payInvoice, { params: { id: paid }, body: pay })
  await signIn().call(deleteInvoice, { params: { id: cancelled } })
  await after(13)
  expect(await counts()).toEqual([1, 1, 1, 0])
  await after(1)
  await after(1)
  expect(await counts()).toEqual([2, 1, 1, 0])
  await after(30)
  await after(60)
  expect(await counts()).toEqual([3, 1, 1, 0])
  const { mails } = (await signIn().call(getInvoice, { params: { id: unpaid } })).body.data
  expect(mails[0]).toMatchObject({ paper: 'reminder', by: null })
})

test('an invoice that has had the mails of the day is reminded on the next day, and the others today', async () => {
  const signIn = await chamber(true)
  const [busy, other] = [await bill(signIn), await bill(signIn)]
  clock.forward(7 * 86_400_000)
  for (let sent = 0; sent < mostMailsOfInvoice; sent++)
    await signIn().call(mailInvoice, { params: { id: busy }, body: { to: 'payer@example.in' } })
  await sendReminders(app.context)
  expect([await reminders(signIn, busy), await reminders(signIn, other)]).toEqual([0, 1])
  await after(1)
  await after(1)
  expect([await reminders(signIn, busy), await reminders(signIn, other)]).toEqual([1, 1])
})

test('a chamber that begins late sends one reminder and not three, and one that did not ask for them sends none', async () => {
  const late = await chamber(false)
  const [of, never] = [await bill(late), await chamber(false)]
  const ofNever = await bill(never)
  await after(46)
  expect(await reminders(late, of)).toBe(0)
  await sayIdentity(late(), { reminds: true })
  await after(1)
  await after(1)
  await after(40)
  expect([await reminders(late, of), await reminders(never, ofNever)]).toEqual([1, 0])
})
