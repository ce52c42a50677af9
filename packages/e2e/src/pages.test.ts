import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber, signInOnPage } from './people.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')

const browser = await ownBrowser()

describe('access to pages', () => {
  test('a visitor is sent to the login page, after login to the requested page, and from then on to the page Today', async () => {
    const { page } = await openPage(browser, app, desktop)
    await page.goto('/dashboard/matters?search=Kusum')
    await page.waitForURL('**/login**')
    await signInOnPage(page, say, 'owner@demo.peshi.in', 'wrong-password')
    const refusal = 'Email or Password is Invalid'
    await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual([refusal, refusal])
    await expect.poll(() => page.getByLabel(say('account', 'login.email')).inputValue()).toBe('owner@demo.peshi.in')
    await signInOnPage(page, say, 'owner@demo.peshi.in')
    await page.waitForURL('**/dashboard/matters?search=Kusum')
    for (const path of ['/', '/login']) {
      await page.goto(path)
      await page.waitForURL('**/dashboard/analytics')
    }
  })

  test('a client starts on the page for clients and cannot open pages of the chamber', async () => {
    const { page } = await openPage(browser, app, desktop)
    await page.goto('/login')
    await signInOnPage(page, say, 'client@demo.peshi.in')
    await page.waitForURL('**/access-control')
    await page.getByText(say('account', 'clientArea.nothing')).waitFor()
    await expectAccessible(page)
    await page.goto('/dashboard/matters')
    await page.getByText(say('errors', 'notAuthorized.title')).waitFor()
  })

  test('an unknown URL and a truncated invitation link show error pages', async () => {
    const { page, expectClean } = await openPage(browser, app, desktop)
    await page.goto('/pages/blog/list')
    await page.getByText('This page does not exist').waitFor()
    await page.goto('/join#lost')
    await page.getByRole('heading', { name: say('members', 'join.broken') }).waitFor()
    await expectAccessible(page)
    expectClean()
  })
})

test('a page’s language, direction and colour scheme are set before the application’s scripts load', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, (route) => promise.then(() => route.continue()))
  await page.addInitScript(`localStorage.setItem('language', 'ur'); localStorage.setItem('skin', 'dark')`)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.locator('.splash').waitFor()
  await page.locator('html[lang=ur][dir=rtl][data-mantine-color-scheme=dark]').waitFor({ state: 'attached' })
  letGo()
  await page.getByRole('heading', { name: wordsOf('ur')('account', 'register.title') }).waitFor()
  expectClean()
})

test('a member finds the way from the page for clients by its link, and further by keyboard shortcuts', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  await openChamber(page)
  await page.goto('/access-control')
  await page.getByText(say('shares', 'for_clients.title')).waitFor()
  await page.getByRole('link', { name: say('shares', 'for_clients.go') }).click()
  await page.waitForURL('**/others/clients')
  await page.getByRole('heading', { level: 1, name: say('clients', 'title') }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.waitForURL('**/dashboard/matters')
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder(say('shell', 'paletteHint')).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.press('m')
  await page.getByRole('dialog', { name: say('matters', 'new.title') }).waitFor()
  expectClean()
})
