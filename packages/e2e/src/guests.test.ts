import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { register } from './people.ts'
import { readDays } from './product-time.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')
const word = (key: string, values?: Record<string, string | number>) => say('guests', key, values)

const browser = await ownBrowser()

const fitsWidth = async (page: Page) => {
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(overflow, 'the page fits the width').toBeLessThanOrEqual(0)
}

test('local counsel opens a link on a phone, and saves the outcome and a fee although the network fails once', {
  timeout: 180_000,
}, async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  await page.goto('/register')
  await register(page, say)
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  const today = await readDays(app)
  const made = await call(app, '/api/matters/other/create', {
    token,
    body: { title: 'राम प्रसाद v. State', next_date: today() },
  })
  const { _id: matter } = made.body.data as { _id: string }
  await page.goto(`/dashboard/matters/other-matter-preview/${matter}?tab=client`)
  await page.getByText(word('empty')).waitFor()
  await page.getByRole('button', { name: word('share'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: word('name'), exact: true }).fill('A. Banerjee')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: word('make_link') }).click()
  const address = await dialog.getByLabel(word('link'), { exact: true }).inputValue()
  await dialog.getByRole('button', { name: word('done'), exact: true }).click()
  await page.getByText(word('not_accepted')).waitFor()

  const guest = await openPage(browser, app, phone)
  const door = guest.page
  await door.goto(address)
  await door.getByRole('heading', { level: 1, name: word('accept_title') }).waitFor()
  expect(await door.locator('body').textContent()).not.toContain('राम प्रसाद')
  await expectAccessible(door)
  await fitsWidth(door)
  await door.getByRole('checkbox').check()
  await door.getByRole('button', { name: word('accept'), exact: true }).click()
  await door.getByRole('heading', { level: 1, name: 'राम प्रसाद v. State' }).waitFor()
  await expectAccessible(door)
  await fitsWidth(door)

  await door.getByText(say('hearings', 'outcomes.reserved'), { exact: true }).click()
  await door.getByLabel(say('hearings', 'outcome.business')).fill('Arguments heard')
  await door.getByLabel(word('fee')).fill('2500')
  await door.route('**/api/guest/outcome', (route) => route.abort())
  await door.getByRole('button', { name: word('save') }).click()
  await door.locator('form').getByRole('alert').waitFor()
  expect(await door.getByLabel(word('fee')).inputValue()).toBe('2500')
  expect(await door.getByLabel(say('hearings', 'outcome.business')).inputValue()).toBe('Arguments heard')
  await door.unroute('**/api/guest/outcome')
  await door.getByRole('button', { name: word('save') }).click()
  await door
    .getByRole('alert')
    .filter({ hasText: word('saved') })
    .waitFor()
  await door.getByRole('button', { name: word('correct') }).waitFor()
  const stored = await door.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
  expect(stored).not.toMatch(/Arguments heard|राम प्रसाद/)

  const by = say('hearings', 'recorded_as.local-counsel', { name: 'A. Banerjee' })
  await page.goto(`/dashboard/matters/other-matter-preview/${matter}`)
  await page.getByText(by).first().waitFor()
  await page.goto(`/dashboard/matters/other-matter-preview/${matter}?tab=invoices`)
  await page.getByText('A. Banerjee').first().waitFor()

  await page.goto(`/dashboard/matters/other-matter-preview/${matter}?tab=client`)
  await page.getByRole('button', { name: word('withdraw_of', { name: 'A. Banerjee' }) }).click()
  await page.getByText(word('state.withdrawn'), { exact: true }).waitFor()
  await door.reload()
  await door.getByRole('heading', { level: 1, name: word('link_over') }).waitFor()
  guest.expectClean([/404/, /ERR_FAILED/])
  expectClean()
})
