import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openBrowser, openPage, phone } from './browser.ts'
import { matterTabs, pages } from './every-page.ts'
import { ownProduct } from './own-product.ts'
import { register, signInOnPage } from './people.ts'
import { furnishChamber } from './small-chamber.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

describe('every page, looked at by axe', () => {
  const looks = [
    { language: 'en', direction: 'ltr', skins: ['light', 'dark'], options: desktop },
    { language: 'ur', direction: 'rtl', skins: ['dark', 'light'], options: phone },
  ] as const

  /** Each page is opened once and looked at in both skins: in the second for what alone may differ, its colours. */
  async function expectAccessibleInBoth(page: Page, [first, second]: readonly [string, string]) {
    await expectAccessible(page)
    await wear(page, second)
    await expectAccessible(page, ['color-contrast'])
    await wear(page, first)
  }
  /** As another tab of the same person's would have it; until every colour has arrived. */
  const wear = (page: Page, skin: string) =>
    page.evaluate(`(async () => {
      localStorage.setItem('skin', '${skin}')
      dispatchEvent(new StorageEvent('storage', { key: 'skin', newValue: '${skin}' }))
      if (document.documentElement.dataset.mantineColorScheme !== '${skin}') throw new Error('It stays as it is')
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(transitions.map(({ finished }) => finished))
    })()`)

  for (const { language, direction, skins, options } of looks) {
    const width = options.viewport?.width
    test(`${language}, ${width} wide`, { timeout: 480_000 }, async () => {
      const { page, expectClean } = await openPage(browser, app, { ...options, reducedMotion: 'reduce' })
      await page.addInitScript(
        `localStorage.setItem('skin', '${skins[0]}'); localStorage.setItem('language', '${language}')`,
      )
      const words = wordsOf(language)
      for (const path of ['/login', '/register']) {
        await page.goto(path)
        await heading(page).waitFor()
        await expectAccessibleInBoth(page, skins)
      }
      await register(page, words)
      expect(await page.getAttribute('html', 'dir')).toBe(direction)
      const { title, matter, other, client, invoice } = await furnishChamber(page)
      for (const path of [...pages, client, invoice, other, ...matterTabs.map((tab) => `${matter}?tab=${tab}`)]) {
        await page.goto(path)
        await heading(page).waitFor()
        await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: `${path} is there` }).toBe(0)
        await expectAccessibleInBoth(page, skins)
        const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
        expect(overflow, `${path} fits the width`).toBeLessThanOrEqual(0)
      }
      await page.goto('/dashboard/hearings')
      await page.getByRole('button', { name: words('hearings', 'entry.note_outcome', { title }) }).click()
      const dialog = page.getByRole('dialog', { name: words('hearings', 'outcome.title') })
      await dialog.getByRole('button', { name: words('common', 'save') }).waitFor()
      await expectAccessibleInBoth(page, skins)
      expectClean()
    })
  }
})

describe('who may go where', () => {
  test('a stranger is sent to sign in, and back to where they wanted to go', async () => {
    const { page } = await openPage(browser, app, desktop)
    await page.goto('/dashboard/matters?search=Kusum')
    await page.waitForURL('**/login**')
    await signInOnPage(page, say, 'owner@demo.peshi.in')
    await page.waitForURL('**/dashboard/matters?search=Kusum')
  })

  test('the root leads to Today, and a signed-in person has no business at the login page', async () => {
    const { page } = await openPage(browser, app, desktop)
    await page.goto('/login')
    await signInOnPage(page, say, 'advocate@demo.peshi.in')
    await page.waitForURL('**/dashboard/analytics')
    await page.goto('/login')
    await page.waitForURL('**/dashboard/analytics')
  })

  test('a client lands on their own page and is told what is not for them', async () => {
    const { page } = await openPage(browser, app, desktop)
    await page.goto('/login')
    await signInOnPage(page, say, 'client@demo.peshi.in')
    await page.waitForURL('**/access-control')
    await page.getByText(say('account', 'clientArea.nothing')).waitFor()
    await expectAccessible(page)
    await page.goto('/dashboard/matters')
    await page.getByText(say('errors', 'notAuthorized.title')).waitFor()
  })

  test('a wrong password says what the specification says and keeps what was typed', async () => {
    const { page } = await openPage(browser, app, desktop)
    await page.goto('/login')
    await signInOnPage(page, say, 'owner@demo.peshi.in', 'wrong-password')
    await page.getByText('Email or Password is Invalid').waitFor()
    expect(await page.getByLabel(say('account', 'login.email')).inputValue()).toBe('owner@demo.peshi.in')
  })

  test('an unknown address is error 404', async () => {
    const { page } = await openPage(browser, app, desktop)
    await page.goto('/pages/blog/list')
    await page.getByText(say('errors', 'notFound.title')).waitFor()
  })
})

test('the keyboard alone reaches the palette, a page and the shortcuts', async () => {
  const { page } = await openPage(browser, app, desktop)
  await page.goto('/register')
  await register(page, say)
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.waitForURL('**/dashboard/matters')
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder(say('shell', 'paletteHint')).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.press('m')
  await page.getByRole('dialog', { name: say('matters', 'new.title') }).waitFor()
})
