import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone, testAgain } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { proveAddress } from './prove-address.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')

const browser = await ownBrowser()

const tokenOf = (page: Page) => page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)

async function addMatters(page: Page) {
  const token = await tokenOf(page)
  for (const own of [
    { title: 'Kusum v. State', unique_id: 'hc-delhi', stage: 'Final hearing' },
    { title: 'Ram v. State', unique_id: 'hc-delhi', stage: 'Final hearing', case_status: 'disposed' },
    { title: 'Asha v. Union', unique_id: 'dc-agra', stage: 'Evidence' },
  ]) {
    const { status, body } = await call(app, '/api/matters/other/create', { token, body: own })
    expect(status, body.message).toBe(200)
  }
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const numbers = async (page: Page, name: string) =>
  (await row(page, name).getByRole('cell').allInnerTexts()).map(Number)

test('a report is filtered, downloaded and scheduled as a mail, and a row opens its matters', {
  timeout: 180_000,
}, async () => {
  const { page, expectClean } = await openPage(browser, app, { ...desktop, acceptDownloads: true })
  const token = await openChamber(page)
  await proveAddress({ app, sandbox, token, kind: 'email' })
  await page.goto('/others/reports')
  await page.getByText(say('reports', 'empty'), { exact: true }).waitFor()
  await expectAccessible(page)

  await addMatters(page)
  await page.reload()
  await row(page, 'High Court of Delhi').waitFor()
  expect(await numbers(page, 'High Court of Delhi')).toEqual([1, 1, 2])
  expect(await numbers(page, say('reports', 'total'))).toEqual([2, 1, 3])
  await row(page, 'High Court of Delhi').getByRole('link').click()
  await page.waitForURL('**/dashboard/matters?court=hc-delhi')
  await page.goBack()

  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('reports', 'report.matters-by-stage') })
    .click()
  await row(page, 'Evidence').waitFor()
  await page.getByRole('combobox', { name: say('reports', 'court'), exact: true }).click()
  await page.getByRole('option', { name: 'High Court of Delhi' }).click()
  await page.waitForURL('**/others/reports?report=matters-by-stage&court=hc-delhi')
  await expect.poll(() => row(page, 'Evidence').count()).toBe(0)
  expect(await numbers(page, 'Final hearing')).toEqual([1, 1, 2])

  const answer = page.waitForResponse('**/api/reports/matters-by-stage/export?*type=csv')
  await page.getByRole('button', { name: say('common', 'export.title') }).click()
  await page.getByRole('menuitem', { name: say('common', 'export.csv') }).click()
  const file = await answer
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])

  await page.getByRole('button', { name: say('reports', 'mails.button') }).click()
  const dialog = page.getByRole('dialog', { name: say('reports', 'mails.title') })
  await dialog.getByText(say('reports', 'mails.none')).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('reports', 'mails.save') }).click()
  const name = say('reports', 'report.matters-by-stage')
  await dialog.getByRole('button', { name: say('reports', 'mails.stop_named', { report: name }) }).click()
  await dialog.getByText(say('reports', 'mails.none')).waitFor()
  expectClean()
})

testAgain('on a phone, in Urdu, every report opens and fits the screen', { timeout: 180_000 }, async () => {
  const { page, expectClean } = await openPage(browser, app, phone)
  const words = wordsOf('ur')
  await openChamber(page, 'ur')
  await addMatters(page)
  const token = await tokenOf(page)
  const { body } = await call(app, '/api/list_report', { token })
  for (const { _id } of body.data as { _id: string }[]) {
    await page.goto(`/others/reports?report=${_id}`)
    await page.getByRole('heading', { level: 2, name: words('reports', `report.${_id}`) }).waitFor()
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(overflow, `${_id} fits the width`).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
  expectClean()
})
