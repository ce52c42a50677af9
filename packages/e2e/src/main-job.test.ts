import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone, testAgain } from './browser.ts'
import { openFindDialog } from './find-dialog.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { chooseLanguage, register } from './people.ts'
import { listSandboxCases, passOrder } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()

const browser = await ownBrowser()

async function pickCase(place: number) {
  const cases = await listSandboxCases(sandbox, 'hc-delhi')
  const found = cases.filter(
    (one) => one.status.toLowerCase() === 'pending' && one.orders.length >= 2 && one.orders.length <= 4,
  )[place]
  if (!found) throw new Error('The sandbox has no such case')
  return found
}

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

interface Journey {
  options: BrowserContextOptions
  say: Say
  language?: string
  court: string
  caseAt: number
}

async function doTheMainJob({ options, say, language, court, caseAt }: Journey) {
  const { page, expectClean } = await openPage(browser, app, { ...options, reducedMotion: 'no-preference' })
  const wanted = await pickCase(caseAt)
  const word = (key: string, values?: Record<string, string | number>) => say('matters', key, values)

  await page.goto('/register')
  if (language) await chooseLanguage(page, language)
  await register(page, say)
  await expectAccessible(page)

  await goWithin(page, '/dashboard/matters')
  const find = openFindDialog(page, say, sandbox)
  await find.open()
  await find.openCourts()
  await expectAccessible(page)
  await find.typeCourt('no such court')
  await page.getByRole('option', { name: word('find.unlisted') }).waitFor()
  await expectAccessible(page)
  await find.chooseCourt('delhi', court)
  await find.typeNumber(wanted)
  await find.ask()
  await find.answer('zzzz')
  await find.dialog.getByText(word('find.wrong_answer')).waitFor()
  await find.answer()
  await find.dialog.getByText(wanted.cnr).waitFor()
  await expectAccessible(page)
  await find.save()
  await toast(page, word('done.saved')).waitFor()
  await page.waitForURL('**/matter-preview/**')

  const count = wanted.orders.length
  const ordersTab = (orders: number) => page.getByRole('tab', { name: `${word('tab.orders')} ${orders}` })
  await ordersTab(count).click()
  const orders = page.getByRole('tabpanel').locator('li > [data-row-link]')
  const waiting = page.getByText(say('orders', 'document.queued'))
  const arrived = async () => (await waiting.count()) === 0 && (await orders.count())
  await expect.poll(arrived, { timeout: 30_000 }).toBe(count)
  await orders.first().click()
  await page.locator('canvas').first().waitFor()
  // Closes the tooltip. axe would report it, because it is outside all landmarks.
  await page.mouse.move(200, 400)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  await expectAccessible(page)

  await passOrder(sandbox, wanted, 'Interim protection is extended.')
  if (options.isMobile) await page.getByRole('button', { name: say('orders', 'reader.close') }).click()
  const refresh = async () => {
    await page
      .getByRole('button', { name: new RegExp(word('action.refresh')) })
      .first()
      .click()
    await toast(page, word('done.updated')).waitFor({ timeout: 30_000 })
  }
  await refresh()
  await ordersTab(count + 1).waitFor()
  await expect.poll(arrived, { timeout: 30_000 }).toBe(count + 1)

  await page
    .getByRole('button', { name: word('action.more') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: word('action.delete') }).click()
  const deleted = toast(page, word('done.deleted'))
  await deleted.waitFor()
  await deleted.getByRole('button', { name: word('undo') }).click()
  await toast(page, word('done.restored')).waitFor()
  await goWithin(page, '/dashboard/matters')
  await page.getByText(`${wanted.case_type}/${wanted.case_number}/${wanted.case_year}`).first().waitFor()
  await expectAccessible(page)
  expectClean([/^400 \/api\/hc-delhi\/find/, /status of 400/])
  await page.context().close()
}

describe('the main job: find and save a case, read its orders, refresh, delete and undo', () => {
  test('a member does the main job on a phone, in Urdu', () =>
    doTheMainJob({ options: phone, say: wordsOf('ur'), language: 'اردو', court: 'دہلی ہائی کورٹ', caseAt: 1 }))

  testAgain('a member does the main job on a desktop, in English', () =>
    doTheMainJob({ options: desktop, say: wordsOf('en'), court: 'High Court of Delhi', caseAt: 0 }),
  )
})
