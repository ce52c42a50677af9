import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

// Two idle cores create the demo in a few minutes; a busy machine needs much longer.
const makesWithinMs = 1_800_000

/** On a Saturday no court sits, so the demo opens on the Friday before. */
const saturday = '2026-11-28T15:00:00+05:30'

const browser = await ownBrowser()
const say = wordsOf('en')

async function waitUntilWhole(app: string) {
  const unfinished = async () => ((await call(app, '/api/demo')).body.data as { unfinished: unknown[] }).unfinished
  await expect.poll(unfinished, { timeout: makesWithinMs, interval: 1000 }).toEqual([])
}

test('a new visitor tries the demo: board, outcome, order, search and invoice', {
  timeout: 2 * makesWithinMs,
}, async () => {
  const { app, stop } = await startProduct({ env: { PESHI_DEMO: 'full', PESHI_CLOCK: saturday } })
  try {
    await waitUntilWhole(app)
    const { page, expectClean } = await openPage(browser, app, desktop)

    await page.goto('/login')
    await page.getByRole('button', { name: say('demo', 'way_in.owner'), exact: true }).click()
    await page.waitForURL('**/dashboard/analytics')
    const leave = page.getByRole('button', { name: say('demo', 'tour.leave') })
    await leave.waitFor()
    await expectAccessible(page)
    await leave.click()
    await page.getByRole('button', { name: say('demo', 'jump.now') }).waitFor()

    const listed = page.locator('[data-tour="listed"]')
    await listed
      .getByText(/\d\d:\d\d\s*[–-]\s*\d\d:\d\d/)
      .first()
      .waitFor({ timeout: 180_000 })

    await listed.getByRole('link', { name: 'Anita Srivastava' }).first().click()
    await page.waitForURL('**/matter-preview/**')
    const matter = new URL(page.url()).pathname.split('/').at(-1)
    await page.locator('[data-tour="outcome"]').click()
    const dialog = page.getByRole('dialog', { name: say('hearings', 'outcome.title') })
    await dialog.getByRole('button', { name: say('hearings', 'outcome.more') }).click()
    await dialog.getByText(say('hearings', 'outcomes.counter-time'), { exact: true }).click()
    await dialog
      .getByRole('button', { name: say('hearings', 'outcome.weeks_other', { count: 2 }), exact: true })
      .click()
    await dialog.getByRole('button', { name: say('common', 'save') }).click()
    await dialog.getByRole('button', { name: say('hearings', 'outcome.finish') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto(`/dashboard/matters/matter-preview/${matter}?tab=hearings`)
    await page.getByRole('tabpanel').getByText(say('hearings', 'outcomes.counter-time')).first().waitFor()

    await page.goto(`/dashboard/matters/matter-preview/${matter}?tab=orders`)
    await page
      .getByRole('tabpanel')
      .locator('li > [data-row-link]')
      .filter({ hasNotText: say('orders', 'document.by-hand') })
      .first()
      .click()
    await page.locator('canvas').first().waitFor()

    await page.goto(`/dashboard/searchFilter?q=${encodeURIComponent('पेंशन')}`)
    await page.getByText('पेंशन के बारे में सन्देश.txt').first().waitFor()

    await page.goto(`/dashboard/matters/matter-preview/${matter}?tab=invoices`)
    await page
      .getByRole('link', { name: say('invoices', 'new') })
      .first()
      .click()
    await page.waitForURL('**/invoice-add/matter/**')
    await page.getByRole('textbox', { name: say('invoices', 'name'), exact: true }).fill('Anita Srivastava')
    await page
      .getByRole('textbox', { name: say('invoices', 'item') })
      .first()
      .fill('Settling of the rejoinder')
    await page
      .getByRole('textbox', { name: say('invoices', 'price') })
      .first()
      .fill('15000')
    await page.getByRole('button', { name: say('invoices', 'save'), exact: true }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: say('invoices', 'done.saved') })
      .first()
      .waitFor()
    await page.waitForURL('**/others/invoices/invoice/**')
    await page.getByText('Settling of the rejoinder', { exact: true }).waitFor()
    expectClean([/^401 /, /status of 401/])
  } finally {
    await stop()
  }
})
