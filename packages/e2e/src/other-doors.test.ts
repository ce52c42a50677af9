import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { desktop, openBrowser, openPage } from './browser.ts'
import { openFindDialog } from './find-dialog.ts'
import { register } from './people.ts'
import { listSandboxCases } from './wire.ts'
import { wordsOf } from './words.ts'

/** The doors beside the high courts': the Supreme Court by diary number, a district court by CNR. */

const { app, sandbox } = inject('product')
const say = wordsOf('en')
const word = (key: string) => say('matters', key)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openDialog() {
  const { page, expectClean } = await openPage(browser, app, desktop)
  await page.goto('/register')
  await register(page, say)
  await page.goto('/dashboard/matters')
  const find = openFindDialog(page, say, sandbox)
  await find.open()
  return { page, find, expectClean }
}

test('the Supreme Court by diary number, with its picture', async () => {
  const { page, find, expectClean } = await openDialog()
  await find.chooseCourt('supreme', 'Supreme Court of India')
  await find.dialog.getByText(word('by.diary-number'), { exact: true }).first().click()
  await find.dialog.getByRole('textbox', { name: word('by.diary-number'), exact: true }).fill('18342')
  await find.dialog.getByRole('textbox', { name: word('find.year'), exact: true }).fill('2025')
  expect(await find.dialog.getByLabel(word('find.case_type')).count()).toBe(0)
  await find.ask()
  await find.answer()
  await find.dialog.getByText('SCIN010183422025').waitFor()
  await find.save()
  await page.waitForURL('**/matter-preview/**')
  expectClean()
})

test('a district court by CNR, without a picture', async () => {
  const { page, find, expectClean } = await openDialog()
  const [wanted] = await listSandboxCases(sandbox, 'dc-prayagraj')
  if (!wanted) throw new Error('The sandbox has no such case')
  await find.chooseCourt('prayagraj', 'District Court, Prayagraj')
  await find.dialog.getByLabel(word('find.quick')).fill(wanted.cnr)
  await find.ask()
  await find.dialog.getByText(wanted.cnr).last().waitFor()
  await find.save()
  await page.waitForURL('**/matter-preview/**')
  expectClean()
})
