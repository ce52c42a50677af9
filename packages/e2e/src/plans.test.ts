import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { askSandbox, type CourtDays, openCourtDays } from './court-day.ts'
import { chooseLanguage, register } from './people.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const word = (key: string, values?: Record<string, string | number>) => say('plans', key, values)
const settings = '/settings/account-setting?tab=plan'

const browser = await ownBrowser()
let days: CourtDays
beforeAll(async () => {
  const opened = await openCourtDays('2026-12-07', '10:00')
  // The payment gateway sends the browser back to `localhost`, where a session of 127.0.0.1 is not valid.
  days = { ...opened, app: opened.app.replace('127.0.0.1', 'localhost') }
})
afterAll(async () => {
  await days.stop()
})

/** 401 and 403: the access token expires when the clock jumps by weeks. 404: the payment gateway's page has no icon. */
const renewed = [/^401 /, /status of 401/, /^403 /, /status of 403/, /^console: .* status of 404/]

interface Link {
  amount: number
  status: string
  messages: { event: string; answers: unknown[] }[]
}
const linksOfGateway = async () => (await call(days.sandbox, '/control/api/payments')).body.data as Link[]
const tokenOf = (page: Page) => page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)

test('after the trial, a plan paid by link is activated once, despite late and repeated webhooks', {
  timeout: 180_000,
}, async () => {
  const { page, expectClean } = await openPage(browser, days.app, desktop)
  await days.join(page)
  await page.goto('/register')
  await register(page, say)
  await page.goto(settings)
  await page.getByText(word('present.trial')).waitFor()
  await expectAccessible(page)

  await days.moveTo('2027-01-08', '10:00')
  await page.goto('/dashboard/matters')
  await page.getByText(word('banner.grace', { date: '06-01-2027', until: '13-01-2027' })).waitFor()
  await days.moveTo('2027-01-14', '10:00')
  await page.goto('/dashboard/matters')
  await page.waitForURL('**/settings/account-setting**')
  await page.getByText(word('state.expired'), { exact: true }).first().waitFor()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: word('billing.state') }).fill('Maharashtra')
  await page.getByRole('option', { name: 'Maharashtra (27)' }).click()
  await page.getByRole('button', { name: say('common', 'save') }).click()
  await page.getByText(word('billing.saved')).waitFor()
  await askSandbox(days.sandbox, '/payments/delivery', { delivery: 'held' })
  await page.getByRole('button', { name: word('choose.pay', { amount: '₹1,768.82' }) }).click()
  await page.getByRole('button', { name: 'Let it fail' }).click()
  await page.getByText('The payment failed.').waitFor()
  await page.goto(settings)
  await page.getByText(word('payments.state.open'), { exact: true }).waitFor()
  await page.getByRole('link', { name: word('payments.pay') }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText(word('returned.paid', { date: '13-02-2027' })).waitFor()
  await page.getByText(word('payments.state.paid'), { exact: true }).waitFor()
  await page.goto('/dashboard/matters')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toContain('/dashboard/matters')

  const { body } = await call(days.sandbox, '/control/api/payments')
  const [paid] = body.data as { id: string; messages: { id: string }[] }[]
  for (let times = 0; times < 2; times++)
    await askSandbox(days.sandbox, `/payments/${paid?.id}/messages/${paid?.messages[0]?.id}`, {})
  expect((await linksOfGateway())[0]).toMatchObject({
    status: 'paid',
    messages: [{ event: 'payment_link.paid', answers: [200, 200] }],
  })
  const token = await tokenOf(page)
  const payments = (await call(days.app, '/api/payment', { token })).body.data
  expect(payments).toMatchObject([{ state: 'paid', ends_on: '2027-02-13', to_be_refunded: 0 }])
  const plans = (await call(days.app, '/api/user_plans', { token })).body
  expect(plans.current).toMatchObject({ name: 'Chamber', state: 'active', ends_on: '2027-02-13' })

  await page.goto(settings)
  const [invoice] = await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith('/invoice')),
    page.getByRole('button', { name: /^Invoice / }).click(),
  ])
  expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expectClean(renewed)
})

test('a payment that the gateway reports twice is recorded once, on a phone in Urdu', {
  timeout: 180_000,
}, async () => {
  const urdu = wordsOf('ur')
  const { page } = await openPage(browser, days.app, phone)
  await days.join(page)
  await askSandbox(days.sandbox, '/payments/delivery', { delivery: 'twice' })
  await page.goto('/register')
  await chooseLanguage(page, 'ur')
  await register(page, urdu)
  await page.goto(settings)
  await expectAccessible(page)
  await page.getByRole('button', { name: urdu('plans', 'choose.pay', { amount: '₹588.82' }) }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText(urdu('plans', 'payments.state.paid'), { exact: true }).waitFor()
  const [link] = await linksOfGateway()
  expect(link?.messages[0]?.answers).toEqual([200, 200])
  const token = await tokenOf(page)
  const { data } = (await call(days.app, '/api/payment', { token })).body
  expect(data).toMatchObject([{ state: 'paid' }])
  await expectAccessible(page)
})
