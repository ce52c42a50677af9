import { expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const browser = await ownBrowser()
const say = wordsOf('en')

test('pages that do not fit into the horizontal menu are in the menu “More”', {
  timeout: 120_000,
}, async () => {
  const { page } = await openPage(browser, app, { ...desktop, viewport: { width: 1100, height: 800 } })
  const token = await openChamber(page)
  const changed = await call(app, '/api/users/update', { token, body: { menu_layout: 'horizontal' } })
  await page.evaluate(`localStorage.setItem('userData', ${JSON.stringify(JSON.stringify(changed.body.userData))})`)
  await page.goto('/dashboard/analytics')
  const menu = page.getByRole('navigation', { name: say('shell', 'menu') })
  await menu.getByRole('button', { name: say('shell', 'more') }).click()
  const further = page.getByRole('menuitem')
  await further.first().waitFor()
  const names = await further.allTextContents()
  const inRow = await menu.getByRole('link').allTextContents()
  expect(names.filter((name) => inRow.includes(name))).toEqual([])
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(overflow).toBeLessThanOrEqual(0)
  const to = await further.last().getAttribute('href')
  await further.last().click()
  await page.waitForURL(`**${to}`)
})
