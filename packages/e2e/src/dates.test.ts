import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { dayFirst, readDays } from './product-time.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const browser = await ownBrowser()

const placesOf = (matter: string) => [
  '/dashboard/causelist',
  '/dashboard/hearings',
  '/dashboard/searchFilter?q=Kusum',
  '/dashboard/clocks',
  '/tasks/calendar',
  '/others/reports?report=hearings-by-week',
  '/others/invoices/invoice-add-blank',
  '/settings/audit',
  '/trackers/sci-tracker/tracker-list',
  '/trackers/firtracker/fir-tracker-list',
  '/trackers/up-caveat/tracker-list',
  ...['hearings', 'clocks', 'tasks', 'directions'].map(
    (tab) => `/dashboard/matters/other-matter-preview/${matter}?tab=${tab}`,
  ),
]

const inFourWeeks = async () => dayFirst((await readDays(app))(28))

const typedAs: [typed: string, held: RegExp | (() => Promise<string>)][] = [
  ['01-11-2026', /^01-11-2026$/],
  ['01122026', /^01-12-2026$/],
  ['1.12', /^01-12-20\d\d$/],
  ['+4w', inFourWeeks],
]

const fieldsIn = (part: Locator) => part.locator('input[placeholder="DD-MM-YYYY"]:enabled')

async function typeIntoAll(part: Locator, seen: Set<string>, where: string): Promise<string[]> {
  const wrong: string[] = []
  for (let at = 0; at < (await fieldsIn(part).count()); at++) {
    const field = fieldsIn(part).nth(at)
    if (!(await field.isVisible())) continue
    const name = `${where}: ${await field.evaluate((input) => (input as unknown as { labels: { textContent: string }[] }).labels[0]?.textContent ?? '')}`
    if (seen.has(name)) continue
    seen.add(name)
    for (const [typed, meant] of typedAs) {
      await field.fill(typed)
      await field.blur()
      const held = await field.inputValue()
      const isMeant = typeof meant === 'function' ? held === (await meant()) : meant.test(held)
      const isRefused = held === typed && (await field.getAttribute('aria-invalid')) === 'true'
      if (!isMeant && !isRefused) wrong.push(`${name} holds ${held} for ${typed}`)
    }
  }
  return wrong
}

async function closeLayers(page: Page) {
  for (let turn = 0; turn < 4 && (await page.locator('[role=dialog], [role=menu]').count()) > 0; turn++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
  }
}

async function walkPlace(page: Page, path: string, seen: Set<string>): Promise<string[]> {
  const open = async () => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 10_000 }).toBe(0)
  }
  await open()
  const name = path.replace(/[0-9a-f-]{36}/, '')
  const wrong = await typeIntoAll(page.locator('#content'), seen, name)
  const buttons = page.locator('#content button:enabled')
  const pressed = new Set<string>()
  for (let at = 0; at < (await buttons.count()); at++) {
    const button = buttons.nth(at)
    const label = ((await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '').replace(/\d+/g, '')
    if (pressed.has(label) || !(await button.isVisible())) continue
    pressed.add(label)
    await button.evaluate((control) => (control as unknown as { click(): void }).click())
    await page.waitForTimeout(250)
    const dialog = page.getByRole('dialog')
    if ((await dialog.count()) > 0) wrong.push(...(await typeIntoAll(dialog.first(), seen, `${name} › ${label}`)))
    await closeLayers(page)
    if ((await page.locator('[role=dialog]').count()) > 0 || !page.url().includes(path.split('?')[0] ?? path))
      await open()
  }
  return wrong
}

const browsers: [locale: string, language: string][] = [
  ['en-US', 'en'],
  ['en-IN', 'en'],
  ['hi-IN', 'hi'],
]

test.each(browsers)(
  'in a browser with the locale %s, every date field keeps the typed day',
  {
    timeout: 900_000,
  },
  async (locale, language) => {
    const { page } = await openPage(browser, app, { ...desktop, locale })
    const token = await openChamber(page, language)
    const made = await call(app, '/api/matters/other/create', {
      token,
      body: { title: 'Kusum Devi v. State', unique_id: 'dc-agra', our_side: 'petitioner' },
    })
    const { _id } = made.body.data as { _id: string }
    await page.route(/\/api\//, (route) =>
      route.request().method() === 'GET' || /\/api\/hearing\/filter$/.test(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 400, json: { success: false, code: 'held-back', message: 'Held back' } }),
    )
    expect(wordsOf(language)('common', 'date.form')).toBe('DD-MM-YYYY')
    const seen = new Set<string>()
    const wrong: string[] = []
    for (const path of placesOf(_id)) wrong.push(...(await walkPlace(page, path, seen)))
    expect(wrong).toEqual([])
    expect(seen.size).toBeGreaterThan(15)
  },
)
