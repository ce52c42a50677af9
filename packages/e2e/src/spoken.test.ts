import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { openChamber } from './people.ts'
import { moveToCourtDay, readProductTime } from './product-time.ts'
import { furnishChamber } from './small-chamber.ts'
import { speak } from './spoken.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')

const written = (name: string) => readFileSync(new URL(`spoken/${name}.txt`, import.meta.url), 'utf8').trimEnd()

async function expectSpoken(what: Locator, name: string, of = (lines: string[]) => lines) {
  const lines = async () => of(speak(await what.ariaSnapshot()).split('\n'))
  await expect.poll(lines).toEqual(written(name).split('\n'))
}

function withoutCourts(lines: string[]): string[] {
  const groups = lines.flatMap((line, at) => (line.trim() === '- rowgroup:' ? [at] : []))
  return lines.slice(0, groups[1])
}

test('a screen reader gets the expected text of the page Today, a matter, the board and a dialog', async () => {
  const { page, expectClean } = await openPage(await ownBrowser(), app, desktop)
  await moveToCourtDay({ app, sandbox }, 'hc-allahabad')
  onTestFinished(async () => void (await call(sandbox, '/control/api/day/release', { method: 'POST' })))
  await page.clock.install({ time: await readProductTime(app) })
  await openChamber(page)
  const { matter } = await furnishChamber(page, sandbox)
  await page.goto('/dashboard/analytics')
  await expectSpoken(page.locator('body'), 'today')
  await goWithin(page, matter)
  await expectSpoken(page.getByRole('main'), 'matter')
  await goWithin(page, '/dashboard/displayboard?court=hc-allahabad')
  await page.getByRole('cell').first().waitFor()
  await expectSpoken(page.getByRole('main'), 'board', withoutCourts)
  await goWithin(page, '/dashboard/matters')
  await page
    .getByRole('button', { name: say('shell', 'newMatter') })
    .first()
    .click()
  await expectSpoken(page.getByRole('dialog'), 'new-matter')
  expectClean()
})

test('by keyboard alone, each page is announced by its heading, and a dialog gives the focus back', async () => {
  const { page, expectClean } = await openPage(await ownBrowser(), app, desktop)
  await openChamber(page)
  await furnishChamber(page, sandbox)
  await page.goto('/dashboard/analytics')
  const focused = page.locator(':focus')
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  for (const [keys, title] of [
    ['gm', say('matters', 'title')],
    ['gp', say('clients', 'title')],
    ['gm', say('matters', 'title')],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key)
    await expect.poll(() => focused.ariaSnapshot()).toBe(`- heading "${title}" [level=1]`)
  }
  const row = main.getByRole('row').nth(1).getByRole('link').first()
  const name = (await row.textContent()) ?? ''
  await row.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused.ariaSnapshot()).toContain('heading')
  expect(await focused.textContent()).toContain(name.slice(0, 8))

  await page.keyboard.press('c')
  await page.getByRole('menuitem').first().waitFor()
  await page.keyboard.press('End')
  await expect.poll(() => focused.textContent()).toContain(say('shell', 'newFir'))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => focused.count()).toBe(1)

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('textbox').waitFor()
  await page.keyboard.type(say('shell', 'nav.reports'))
  await page.keyboard.press('ArrowDown')
  await page
    .getByRole('status')
    .filter({ hasText: say('shell', 'nav.reports') })
    .first()
    .waitFor({ state: 'attached' })
  expectClean()
})
