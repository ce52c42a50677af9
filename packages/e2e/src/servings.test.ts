import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { addMatter } from './small-chamber.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const browser = await ownBrowser()
const say = wordsOf('en')
const says = (key: string, values?: Record<string, string | number>) => say('servings', key, values)

/** Days of receipt and last days for the complaint, reckoned by hand. */
const byHand = [
  ['12-01-2027', '01-03-2027'],
  ['15-01-2027', '01-03-2027'],
  ['17-08-2027', '04-10-2027'],
  ['13-01-2028', '29-02-2028'],
  ['15-01-2028', '29-02-2028'],
] as const

const sheet = [
  'Name\tCheque no\tReturn memo\tSent on\tReceived',
  ...Array.from({ length: 99 }, (_, at) =>
    [`Drawer ${at}`, 100_000 + at, '10-12-2026', '20-12-2026', byHand[at % byHand.length]?.[0]].join('\t'),
  ),
  'Late & Sons\t200000\t10-12-2026\t31-02-2027\t',
].join('\n')

const register = (page: Page) => page.getByRole('region', { name: says('title') })

test('a hundred cheque notices come from a sheet, with the last day of each complaint', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const { _id, title } = await addMatter({ app, token })
  await page.goto(`/dashboard/matters/matter-preview/${_id}?tab=service`)
  await register(page)
    .getByRole('button', { name: says('sheet.title') })
    .click()
  const dialog = page.getByRole('dialog')
  const rows = dialog.getByLabel(says('sheet.rows'), { exact: true })
  await rows.fill(sheet)
  await dialog.getByText(says('sheet.ready_other', { count: 99 })).waitFor()
  await dialog.getByText(`${says('sheet.row', { row: 101 })}: ${says('sent_on')}: ${says('sheet.wrong.day')}`).waitFor()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: says('sheet.add_other', { count: 99 }) }).click()
  await dialog.getByText(says('sheet.ready_other', { count: 99 })).waitFor({ state: 'hidden' })
  expect((await rows.inputValue()).split('\n')).toEqual([sheet.split('\n')[0], sheet.split('\n').at(-1)])
  await rows.fill((await rows.inputValue()).replace('31-02-2027', '28-02-2027'))
  await dialog.getByRole('button', { name: says('sheet.add_one', { count: 1 }) }).click()
  await dialog.waitFor({ state: 'hidden' })

  await register(page)
    .getByText(says('summary', { served: 99, all: 100 }))
    .waitFor()
  for (const [at, [, last]] of byHand.entries()) {
    const entry = register(page)
      .getByRole('listitem')
      .filter({ hasText: `Drawer ${at}` })
      .first()
    const words = await entry.innerText()
    expect(words).toContain(`${say('clocks', 'rule.cheque-complaint')} ${last}`)
  }
  await register(page).getByText('An advocate must check each last day.').waitFor()

  await page.goto('/trackers/service?state=open')
  await page.getByText('Late & Sons').first().waitFor()
  await page.getByText(title).first().waitFor()
  expect(await page.getByText('Drawer 1', { exact: true }).count()).toBe(0)
  await expectAccessible(page)
  expectClean()
})
