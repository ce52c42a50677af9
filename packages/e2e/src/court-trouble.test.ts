import { afterEach, expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { openFindDialog } from './find-dialog.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { call, listSandboxCases } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const courtName = 'High Court of Gujarat'

const browser = await ownBrowser()
afterEach(() => setSite('normal'))

const setSite = (mode: string) => call(sandbox, '/control/api/sites/hcservices', { body: { mode } })

async function askInTrouble(mode: string) {
  const { page } = await openPage(browser, app, desktop)
  await openChamber(page)
  await page.goto('/dashboard/matters')
  const [wanted] = await listSandboxCases(sandbox, 'hc-gujarat')
  if (!wanted) throw new Error('The sandbox has no case')
  const find = openFindDialog(page, say, sandbox)
  await find.open()
  await find.chooseCourt('Gujarat High Court', courtName)
  await find.typeNumber(wanted)
  await setSite(mode)
  await find.ask()
  return { page, find, wanted }
}

test('if a court’s site is down, the dialog New matter keeps the input and can search again', async () => {
  const { page, find, wanted } = await askInTrouble('down')
  await find.dialog.getByText('Court server not responding, Please try after some time!').waitFor({ timeout: 40_000 })
  await expectAccessible(page)
  await expect.poll(() => find.number().inputValue()).toBe(wanted.case_number)
  await setSite('normal')
  await find.dialog.getByRole('button', { name: say('matters', 'retry') }).click()
  await find.answer()
  await find.dialog.getByText(wanted.cnr).waitFor()
})

test('if a court’s page has a new layout, the dialog New matter shows an error', async () => {
  const { find, wanted } = await askInTrouble('changed')
  const problem = find.dialog.getByText('The court’s page has changed', { exact: true })
  const picture = find.dialog.getByRole('textbox', { name: say('matters', 'find.answer'), exact: true })
  await problem.or(picture).first().waitFor({ timeout: 40_000 })
  // If there is no captcha, the court has already failed.
  if (await picture.isVisible()) await find.answer()
  await problem.waitFor()
  expect(await find.dialog.getByText(say('matters', 'find.none')).count()).toBe(0)
  await expect.poll(() => find.number().inputValue()).toBe(wanted.case_number)
})

test('if a court has no such case, the dialog New matter shows a message and no retry button', async () => {
  const { find } = await askInTrouble('normal')
  await find.answer()
  await find.dialog.getByRole('button', { name: say('matters', 'find.back') }).click()
  await find.number().fill('9999999')
  await find.ask()
  await find.answer()
  await find.dialog.getByText('The court found no such case').waitFor()
  await find.dialog.getByText(say('matters', 'find.problem.case-not-found')).waitFor()
  expect(await find.dialog.getByRole('button', { name: say('matters', 'retry') }).count()).toBe(0)
})
