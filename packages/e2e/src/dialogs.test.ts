import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { openChamber, password, signInOnPage } from './people.ts'
import { expectNothingReadable, listSealed } from './stored.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')
const browser = await ownBrowser()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const clientName = (page: Page) =>
  dialog(page, say('clients', 'new')).getByRole('textbox', { name: say('clients', 'field.name'), exact: true })
const taskTitle = (page: Page) =>
  dialog(page, say('tasks', 'new')).getByRole('textbox', { name: say('tasks', 'field.title') })

async function press(page: Page, keys: string) {
  for (const key of keys) await page.keyboard.press(key)
}
async function openByKeys(page: Page, keys: string, name: string) {
  await page.locator('#root h1').first().waitFor()
  await press(page, keys)
  await dialog(page, name).waitFor()
}

async function endSession(page: Page) {
  const { email } = await page.evaluate<{ email: string }>(`JSON.parse(localStorage.getItem('userData'))`)
  const elsewhere = await call(app, '/api/users/login', { body: { email, password } })
  await call(app, '/api/users/devices', { token: String(elsewhere.body.accessToken), method: 'DELETE', body: {} })
  return email
}

test('if the session ends, a dialog’s input is kept encrypted and returns after the next sign-in', async () => {
  const { page } = await openPage(browser, app, desktop)
  await openChamber(page)
  await page.goto('/others/clients')
  await openByKeys(page, 'nc', say('clients', 'new'))
  await clientName(page).fill('Kusum Devi')
  const email = await endSession(page)
  // The page may notice the end before it sends, and the dialog is gone then. A key needs no dialog.
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login**')
  await expect
    .poll(async () => (await listSealed(page)).filter((line) => !line.includes('sealed written ')))
    .toEqual([])
  expect((await listSealed(page)).length).toBeGreaterThan(0)
  await page.reload()
  await expectNothingReadable(page)

  await signInOnPage(page, say, email, password)
  await page.waitForURL('**/dashboard/analytics')
  await goWithin(page, '/others/clients')
  await page.getByRole('heading', { level: 1, name: say('clients', 'title') }).waitFor()
  await openByKeys(page, 'nc', say('clients', 'new'))
  await expect.poll(() => clientName(page).inputValue()).toBe('Kusum Devi')
  await page.getByText(say('common', 'unsaved.kept')).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('common', 'unsaved.afresh') }).click()
  expect(await clientName(page).inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await dialog(page, say('clients', 'new')).waitFor({ state: 'detached' })

  await page.locator('#root h1').first().click()
  await openByKeys(page, 'nt', say('tasks', 'new'))
  await taskTitle(page).fill('File the rejoinder')
  await endSession(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login**')
  await signInOnPage(page, say, email, password)
  await page.waitForURL('**/dashboard/analytics')
  await goWithin(page, '/others/clients')
  await page.getByRole('heading', { level: 1, name: say('clients', 'title') }).waitFor()
  await openByKeys(page, 'nt', say('tasks', 'new'))
  await expect.poll(() => taskTitle(page).inputValue()).toBe('File the rejoinder')
  await dialog(page, say('tasks', 'new'))
    .getByRole('button', { name: say('common', 'save') })
    .click()
  await dialog(page, say('tasks', 'new')).waitFor({ state: 'detached' })
  await page.locator('#root h1').first().click()
  await openByKeys(page, 'nt', say('tasks', 'new'))
  expect(await taskTitle(page).inputValue()).toBe('')
}, 180_000)

test('closing a dialog asks for confirmation only if the dialog has input', async () => {
  const { page } = await openPage(browser, app, desktop)
  await openChamber(page)
  await page.goto('/others/clients')
  const name = say('clients', 'new')
  const ask = dialog(page, say('common', 'unsaved.title'))
  const ways: [string, () => Promise<unknown>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['outside', () => page.mouse.click(20, 500)],
    ['Back', () => page.goBack()],
    [
      'the cross',
      () =>
        dialog(page, name)
          .getByRole('button', { name: say('common', 'close') })
          .click(),
    ],
  ]
  for (const [way, leave] of ways) {
    await openByKeys(page, 'nc', name)
    await leave()
    await dialog(page, name).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/others/clients')

    await openByKeys(page, 'nc', name)
    await clientName(page).fill('Kusum Devi')
    await leave()
    await ask.waitFor()
    if (way === 'Escape') await expectAccessible(page)
    await ask.getByRole('button', { name: say('common', 'unsaved.stay') }).click()
    await ask.waitFor({ state: 'detached' })
    expect(await clientName(page).inputValue()).toBe('Kusum Devi')
    await leave()
    await ask.getByRole('button', { name: say('common', 'unsaved.go') }).click()
    await dialog(page, name).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/others/clients')
  }
  await openByKeys(page, 'nc', name)
  expect(await clientName(page).inputValue()).toBe('')
}, 180_000)

test('on a phone, Back closes the open dialog, menu or palette', async () => {
  const { page } = await openPage(browser, app, phone)
  await openChamber(page)
  await page.goto('/dashboard/matters')
  await goWithin(page, '/tasks/calendar')
  const more = page.getByRole('button', { name: say('shell', 'more') }).first()
  const layers: (() => Promise<unknown>)[] = [
    () => more.click(),
    () => openByKeys(page, 'nt', say('tasks', 'new')),
    () => page.keyboard.press('Control+k'),
  ]
  for (const open of layers) {
    await page.locator('#root h1').first().waitFor()
    await open()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/tasks/calendar')
  }
  await goWithin(page, '/dashboard/matters')
  await openByKeys(page, 'nt', say('tasks', 'new'))
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/matters')
}, 180_000)
