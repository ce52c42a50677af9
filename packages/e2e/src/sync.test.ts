import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { openFindDialog } from './find-dialog.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { call, listSandboxCases } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const word = (key: string, values?: Record<string, string | number>) => say('matters', key, values)
const sync = (key: string, values?: Record<string, string | number>) => say('sync', key, values)
const courtName = 'High Court of Gujarat'
const notResponding = 'Court server not responding, Please try after some time!'

const browser = await ownBrowser()
afterEach(() => setSite('normal'))

const setSite = (mode: string) => call(sandbox, '/control/api/sites/hcservices', { body: { mode } })

async function followOne(page: Page) {
  await openChamber(page)
  await page.goto('/dashboard/matters')
  const cases = await listSandboxCases(sandbox, 'hc-gujarat')
  const wanted = cases.findLast(({ orders }) => orders.length <= 3)
  if (!wanted) throw new Error('The sandbox has no case')
  const find = openFindDialog(page, say, sandbox)
  await find.open()
  await find.chooseCourt('Gujarat High Court', courtName)
  await find.typeNumber(wanted)
  await find.ask()
  await find.answer()
  await find.dialog.getByText(wanted.cnr).waitFor()
  await find.save()
  await page.waitForURL('**/matter-preview/**')
  return wanted
}

test('while a court’s site fails, pages show the age of the data and the reason for the failure', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const wanted = await followOne(page)
  const failing = page.getByRole('alert').filter({ hasText: word('age.failing', { age: '…' }).split('…')[0] ?? '' })

  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor({ state: 'detached' })
  await page.waitForTimeout(2_100)
  await setSite('down')
  await page
    .getByRole('button', { name: new RegExp(word('action.refresh')) })
    .first()
    .click()
  await failing.waitFor({ timeout: 40_000 })
  await failing.getByText(notResponding).waitFor()
  await page.getByText(wanted.cnr).first().waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: courtName, exact: true }).first().click()
  await page.waitForURL('**/dashboard/sync/hc-gujarat')
  await page.getByRole('heading', { level: 1, name: courtName }).waitFor()
  await page.getByText(sync('count.failed', { number: 1 })).waitFor()
  await page.goto('/dashboard/sync')
  const row = page.getByRole('row').filter({ hasText: courtName })
  await row.getByText(sync('state.late'), { exact: true }).waitFor()
  await row.getByText(sync('reason.down')).waitFor()
  await row.getByText(sync('count.failed', { number: 1 })).waitFor()
  await expectAccessible(page)

  await setSite('normal')
  await row.getByRole('button', { name: sync('retry.label', { court: courtName }) }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: sync('retry.queued', { number: 1 }) })
    .first()
    .waitFor()
  await row.getByText(sync('state.read'), { exact: true }).waitFor({ timeout: 40_000 })
  expect(await row.getByText(sync('count.failed', { number: 1 })).count()).toBe(0)
  await page.goBack()
  await page.goBack()
  await page.getByText(wanted.cnr).first().waitFor()
  await expect.poll(() => failing.count()).toBe(0)
  expectClean([/^503 \/api\/matters/, /status of 503/])
  await page.context().close()
})
