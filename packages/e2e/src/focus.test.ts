import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { addMatter } from './small-chamber.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')

const browser = await ownBrowser()

const focused = (page: Page) =>
  page.evaluate<string>(
    `document.activeElement.getAttribute('aria-label') || document.activeElement.textContent || document.activeElement.tagName`,
  )

test('closing a dialog returns the focus to the element that opened the dialog', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  await addMatter({ app, token })
  const dialog = page.getByRole('dialog')

  await page.goto('/dashboard/matters')
  const add = page.getByRole('button', { name: say('shell', 'newMatter') }).first()
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await add.click()
    await dialog.waitFor()
    await close()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toContain(say('shell', 'newMatter'))
  }

  const link = page.getByRole('link', { name: 'Kusum Devi' }).first()
  await link.focus()
  await page.keyboard.press('?')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toContain('Kusum Devi')

  const views = say('lists', 'views.title')
  await page.getByRole('button', { name: views }).click()
  await page.getByRole('menuitem', { name: say('lists', 'views.save') }).click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toContain(views)
  expectClean()
})
