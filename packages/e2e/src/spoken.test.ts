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
