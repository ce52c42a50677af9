import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { type CourtDays, follow, listUnlisted, openCourtDays } from './court-day.ts'
import { signInOnPage } from './people.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const word = (key: string, values?: Record<string, string | number>) => say('alerts', key, values)
const [day, next, last] = ['2026-12-07', '2026-12-08', '2026-12-09']
const owner = 'owner@demo.peshi.in'
const court = 'hc-delhi'

const browser = await ownBrowser()
let days: CourtDays
beforeAll(async () => {
  days = await openCourtDays(day, '10:00')
})
afterAll(async () => {
  await days.stop()
})

interface Sent {
  kind: string
  subject: string
  text: string
  links: string[]
}
const mails = async (kind: string) =>
  (await call(days.sandbox, `/control/api/messages?to=${owner}&kind=${kind}`)).body.data as Sent[]
const soon = { timeout: 60_000, interval: 500 }
/** The access token expires when the clock jumps, so the browser logs one 401 before the app renews the token. */
const renewed = [/^401 /, /status of 401/]

test('a person gets mails on orders and dates at the chosen times, until they unsubscribe', {
  timeout: 300_000,
}, async () => {
  const wanted = (await listUnlisted(days.sandbox, court, next)).slice(0, 2)
  for (const one of wanted) await follow(days, one)
  const { page, expectClean } = await openPage(browser, days.app, desktop)
  await days.join(page)
  await page.goto('/login')
  await signInOnPage(page, say, owner)
  await page.waitForURL('**/dashboard/analytics')

  await page.goto('/settings/account-setting?tab=alerts')
  const cell = (event: string, way: string) =>
    page.getByLabel(word('cell', { event: word(`event.${event}`), way: word(`way.${way}`) }))
  await cell('orders', 'email').selectOption('instant')
  await cell('lists', 'email').selectOption('off')
  await page.getByRole('button', { name: `${word('ways.test')}: ${word('way.email')}` }).click()
  await expect.poll(() => mails('test').then((all) => all.length), soon).toBe(1)
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => cell('orders', 'email').inputValue(), soon).toBe('instant')

  for (const one of wanted)
    expect(
      (
        await call(days.sandbox, `/control/api/cases/${one.id}/order`, {
          body: { text: 'Reply within two weeks.', next_date: '2027-01-21' },
        })
      ).status,
    ).toBe(200)
  await days.moveTo(next, '10:00')
  const bell = page.getByRole('button', { name: new RegExp(`^${say('notifications', 'title')}: \\d`) })
  await bell.waitFor({ timeout: 90_000 })
  const newOrder = say('notifications', 'said.order.new')
  await expect
    .poll(async () => {
      const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
      const { body } = await call(days.app, '/api/model/notification_logs', { token })
      const lines = (body.data ?? []) as { kind: string; matters: number }[]
      return ['order.new', 'date.changed'].map((kind) => lines.find((line) => line.kind === kind)?.matters)
    }, soon)
    .toEqual([2, 2])
  await bell.click()
  const menu = page.getByRole('dialog', { name: say('notifications', 'title') })
  await menu.getByRole('link', { name: newOrder }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await days.moveTo(next, '10:30')
  await expect.poll(() => mails('digest').then((all) => all.length), soon).toBe(1)
  const [orders] = await mails('digest')
  expect(orders?.subject).toBe('2 updates')
  expect(orders?.text).toContain(`${newOrder} (2)`)
  expect(orders?.text).not.toContain(say('notifications', 'said.date.changed'))

  await days.moveTo(last, '07:05')
  await expect.poll(() => mails('digest').then((all) => all.length), soon).toBe(2)
  const [digest] = await mails('digest')
  expect(digest?.text).toContain(`${say('notifications', 'said.date.changed')} (2)`)
  expect(digest?.text).not.toContain(newOrder)

  await page.goto('/settings/account-setting?tab=alerts')
  await page
    .getByRole('region', { name: word('log.title') })
    .getByText(word('kind.digest'))
    .first()
    .waitFor()
  const stop = digest?.links.find((link) => link.includes('/stop-alerts#')) ?? ''
  await page.goto(stop.replace(/^https?:\/\/[^/]+/, ''))
  await page.getByRole('heading', { name: word('stop.title') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: word('stop.do') }).click()
  await page.getByRole('heading', { name: word('stop.done_title') }).waitFor()
  await page.getByRole('link', { name: word('stop.to_settings') }).click()
  await expect.poll(() => cell('orders', 'email').inputValue(), soon).toBe('off')
  expectClean(renewed)
})
