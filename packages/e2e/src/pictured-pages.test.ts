import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures, productWords, readNamedWords } from '../../../scripts/lib/pictures.mjs'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { openChamber } from './people.ts'
import { furnishChamber } from './small-chamber.ts'

const { app, sandbox } = ownProduct()
const file = new URL('pictured-pages.txt', import.meta.url)
const addresses = [...new Set(pictures.map(({ at }) => at))]
/** Set by `npm run pictures`. */
const isTaking = process.env.PESHI_TAKES_PICTURES === '1'
/** The first is shown in the evening only; the second has a count beside it once courts have risen. */
const byTheHour = ['Tomorrow', 'Outcome missing']

/** The file has the address of each page, followed by its words. */
function readTaken(): Map<string, string[]> {
  const pages = readFileSync(file, 'utf8').trimEnd().split('\n\n')
  return new Map(pages.map((page) => page.split('\n')).map(([at = '', ...words]) => [at, words]))
}

test('each pictured page has the words that it had when its picture was taken; if not, run npm run pictures', {
  timeout: 300_000,
}, async () => {
  const { page } = await openPage(await ownBrowser(), app, desktop)
  await openChamber(page)
  const { matter } = await furnishChamber(page, sandbox)
  const known = productWords('en')
  for (const word of byTheHour) known.delete(word)
  const taken = isTaking ? new Map<string, string[]>() : readTaken()
  await page.goto('/dashboard/analytics')
  for (const at of addresses) {
    await goWithin(page, at.replace(/^\S*:\w+/, matter))
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1 }).waitFor()
    if (isTaking) {
      await expect.poll(() => main.locator('[aria-busy="true"]').count()).toBe(0)
      await page.waitForTimeout(2000)
      taken.set(at, await readNamedWords(main, known))
    } else await expect.poll(() => readNamedWords(main, known), { message: at }).toEqual(taken.get(at))
  }
  const pages = [...taken].map(([at, words]) => [at, ...words].join('\n'))
  if (isTaking) writeFileSync(file, `${pages.join('\n\n')}\n`)
})
