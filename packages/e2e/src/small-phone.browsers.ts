import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage, ownBrowser } from './browser.ts'
import { matterTabs, pages } from './every-page.ts'
import { forgetNewerApis } from './newer-apis.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { openChamber } from './people.ts'
import { furnishChamber } from './small-chamber.ts'

const { app, sandbox } = ownProduct()

const smallPhone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  locale: 'en-IN',
  isMobile: true,
  hasTouch: true,
}
/** The size in CSS pixels of a window of 1280 × 1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 }

const rules = readFileSync(new URL('phone-rules.js', import.meta.url), 'utf8')

async function openSmallPhone() {
  const watched = await openPage(await ownBrowser(), app, smallPhone)
  const { page } = watched
  const forget = forgetNewerApis()
  await page.addInitScript(forget)
  // A worker has its own global objects, so its script is changed too.
  await page.route(/worker[^/]*\.m?js$/, async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: `${forget}\n${await reply.text()}` })
  })
  await page.addInitScript(rules)
  return watched
}

const isAlive = (page: Page) => page.locator('#root:not([inert]) h1').first().waitFor()

async function comeTo(page: Page, path: string) {
  await goWithin(page, path)
  await isAlive(page)
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: `${path} is there` }).toBe(0)
}

const isTooWide = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')

async function findFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate<string[]>('[...phoneRules.listSmall(), ...phoneRules.listHoverOnly()]')
  if (await isTooWide(page)) faults.push('wider than the phone')
  await page.setViewportSize(zoomed)
  if (await isTooWide(page)) faults.push('wider than the screen at 400 %')
  await page.setViewportSize({ width: 360, height: 740 })
  if ((await page.locator('[data-failed]').count()) > 0) faults.push('a part of it failed')
  return faults
}

const aboveKeyboard = { width: 360, height: 440 }

const isFieldSeen = `(() => {
  const field = document.activeElement
  const { left, top, width, height } = field.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 16))
  return top >= 0 && top + Math.min(height, 32) <= innerHeight && (field === seen || field.contains(seen) || seen?.contains(field))
})()`

describe('Chromium', () => {
  describe('on a small, old phone', () => {
    test('every page works by touch and at 400 % zoom in a browser without newer APIs', {
      timeout: 600_000,
    }, async () => {
      const { page, expectClean } = await openSmallPhone()
      await openChamber(page)
      const { matter, other, client, invoice } = await furnishChamber(page, sandbox)
      await page.goto('/dashboard/analytics')
      await isAlive(page)
      const faults: Record<string, string[]> = {}
      for (const path of [...pages, client, invoice, other, ...matterTabs.map((tab) => `${matter}?tab=${tab}`)]) {
        await comeTo(page, path)
        const found = await findFaults(page)
        if (found.length > 0) faults[path] = found
      }
      expect(faults).toEqual({})
      expectClean()
    })

    test('the on-screen keyboard never covers the focused field', { timeout: 300_000 }, async () => {
      const { page } = await openPage(await ownBrowser(), app, smallPhone)
      await openChamber(page)
      const { matter, invoice } = await furnishChamber(page, sandbox)
      const covered: string[] = []
      const places = [
        '/others/invoices/settings',
        '/others/invoices/invoice-add-blank',
        '/settings/account-setting',
        '/support',
      ]
      for (const path of [...places, `${matter}?tab=notes`, `${matter}?tab=tasks`, '/dashboard/matters', invoice]) {
        await page.goto(path)
        await isAlive(page)
        await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: path }).toBe(0)
        const fields = page.locator(
          '#content :is(input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true])',
        )
        for (const field of await fields.all()) {
          if (!(await field.isVisible()) || (await field.isDisabled())) continue
          await field.focus()
          await page.setViewportSize(aboveKeyboard)
          await page.evaluate(`document.activeElement.scrollIntoView({ block: 'nearest' })`)
          const isSeen = () => page.evaluate<boolean>(isFieldSeen)
          await expect
            .poll(isSeen, { timeout: 1_000 })
            .toBe(true)
            .catch(async () => {
              covered.push(`${path}: ${await field.evaluate('document.activeElement.outerHTML.slice(0, 120)')}`)
            })
          await page.setViewportSize({ width: 360, height: 740 })
        }
      }
      expect(covered).toEqual([])
    })
  })
})
