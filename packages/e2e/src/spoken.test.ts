import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { dayInIndia, timeInIndia } from './india-time.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { foundChamber, openChamber } from './people.ts'
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

async function readProductsClock(): Promise<string> {
  const { token } = await foundChamber(app)
  const { iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return timeInIndia(new Date(iat * 1000))
}

test('a screen reader gets the expected text of the page Today, a matter, the board and a dialog', async () => {
  const { page, expectClean } = await openPage(await ownBrowser(), app, desktop)
  await page.clock.install({ time: new Date(`${dayInIndia()}T11:30:00+05:30`) })
  await call(sandbox, '/control/api/day', { body: { date: dayInIndia(), time: '11:30' } })
  onTestFinished(async () => void (await call(sandbox, '/control/api/day/release', { method: 'POST' })))
  await expect.poll(readProductsClock).toMatch(/^11:3/)
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
