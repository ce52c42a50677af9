import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { register } from './people.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')
const word = (key: string, values?: Record<string, string | number>) => say('invoices', key, values)

const browser = await ownBrowser()

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first().waitFor()
const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true })

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function openChamber() {
  const watched = await openPage(browser, app, desktop)
  const { page } = watched
  await page.goto('/register')
  await register(page, say)
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  const made = await call(app, '/api/matters/other/create', { token, body: { title: 'राम प्रसाद v. State' } })
  return { ...watched, matter: (made.body.data as { _id: string })._id }
}

async function sayWho(page: Page) {
  await page.goto('/others/invoices/settings')
  await page.getByLabel(word('id.name'), { exact: true }).fill('Shukla & Daughters')
  await page.getByLabel(word('id.address'), { exact: true }).fill('12 Hazratganj, Lucknow')
  await page.getByRole('combobox', { name: word('id.state'), exact: true }).fill('Uttar Pradesh')
  await page.getByRole('option', { name: 'Uttar Pradesh (09)' }).click()
  await page.getByLabel(word('id.gstin'), { exact: true }).fill('09aaaps1234b1z7')
  await page.getByLabel(word('id.upi'), { exact: true }).fill('shukla@okbank')
  await page.getByText(word('charges_gst'), { exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('charges_gst_yes') })
    .click()
  await expectAccessible(page)
  await button(page, 'save').click()
  await toast(page, word('done.settings'))
}

test('an invoice is issued, paid in part, credited in part, and shown to its payer by a link', {
  timeout: 180_000,
}, async () => {
  const { page, expectClean, matter } = await openChamber()
  await sayWho(page)

  await page.goto(`/dashboard/matters/other-matter-preview/${matter}?tab=invoices`)
  await page.getByText(word('empty_title')).waitFor()
  await page.getByRole('link', { name: word('new') }).click()
  await page.waitForURL(`**/invoice-add/other/${matter}`)
  await expect.poll(() => page.getByLabel(word('subject')).inputValue()).toContain('राम प्रसाद')
  await button(page, 'save').click()
  await toast(page, 'Enter mandatory fields!')

  await page.getByLabel(word('name')).fill('Anand Mills')
  const items = page.getByRole('textbox', { name: word('item') })
  const prices = page.getByRole('textbox', { name: word('price') })
  await items.first().fill('Drafting of the writ')
  await prices.first().fill('25,999')
  await prices.first().press('Enter')
  await page.keyboard.type('Court fee')
  await prices.nth(1).fill('1250')
  await page
    .getByRole('combobox', { name: word('kind_of') })
    .nth(1)
    .click()
  await page.getByRole('option', { name: word('kind.disbursement') }).click()

  await page.reload()
  await button(page, 'discard_draft').waitFor()
  await expect.poll(() => items.nth(1).inputValue()).toBe('Court fee')

  await page.getByText(word('more_tax')).click()
  const total = page.locator('[data-total]')
  const shown = async (mode: string) => {
    await choose(page, word('mode_of'), word(`mode.${mode}`))
    return total.textContent()
  }
  expect(await shown('none')).toBe('₹27,249')
  expect(await shown('exempt')).toBe('₹27,249')
  expect(await shown('reverse-charge')).toBe('₹27,249')
  await page.getByText('₹2,339.91').first().waitFor()
  await page.getByText(word('rounded')).click()
  expect(await shown('forward')).toBe('₹31,928.82')
  await expectAccessible(page)
  await button(page, 'save').click()
  await toast(page, word('done.saved'))

  await button(page, 'issue').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('issue') })
    .click()
  await page.getByRole('heading', { level: 1, name: /^INV\/\d\d-\d\d\/000001$/ }).waitFor()

  await button(page, 'record').click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel(word('amount')).inputValue()).toBe('31928.82')
  await dialog.getByLabel(word('amount')).fill('10,000.50')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: word('save') }).click()
  await toast(page, word('done.receipt'))
  await page.getByText(/RCT\/\d\d-\d\d\/000001/).waitFor()
  await page.locator('[data-open]').filter({ hasText: '₹21,928.32' }).waitFor()
  await page.getByText(word('state.part-paid')).waitFor()
  await expectAccessible(page)

  await button(page, 'more').first().click()
  await page.getByRole('menuitem', { name: word('credit'), exact: true }).click()
  await dialog.getByLabel(word('credit_fees')).fill('26,000')
  await dialog.getByText(say('errors', 'code.more-than-left')).waitFor()
  await dialog.getByLabel(word('credit_fees')).fill('999')
  await dialog.getByLabel(word('credit_disbursements')).fill('')
  await dialog.getByText('₹89.91').first().waitFor()
  await expect.poll(() => dialog.locator('[data-total]').textContent()).toBe('₹1,178.82')
  await dialog.getByLabel(word('reason')).fill('Counted twice')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: word('credit'), exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('[data-open]').filter({ hasText: '₹20,749.50' }).waitFor()

  await button(page, 'link_make').click()
  const address = await page.getByLabel(word('link'), { exact: true }).inputValue()
  const guest = await openPage(browser, app, phone)
  await guest.page.goto(address)
  await guest.page.getByRole('heading', { level: 1, name: 'Shukla & Daughters' }).waitFor()
  await guest.page.getByRole('heading', { name: /₹20,749\.50/ }).waitFor()
  await guest.page.getByRole('img', { name: word('upi_qr') }).waitFor()
  await guest.page.getByText(word('paid'), { exact: true }).waitFor()
  await expectAccessible(guest.page)
  const overflow = await guest.page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(overflow, 'the page fits the width').toBeLessThanOrEqual(0)
  await button(page, 'link_end').click()
  await toast(page, word('done.unlinked'))
  await guest.page.reload()
  await guest.page.getByRole('heading', { level: 1, name: word('link_over') }).waitFor()
  guest.expectClean([/404/])

  await page.goto('/others/invoices')
  await page.getByRole('link', { name: /000001/ }).waitFor()
  await page.getByText('₹20,749.50').first().waitFor()
  await expectAccessible(page)
  expectClean()
})
