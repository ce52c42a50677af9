import { test } from 'vitest'
import { ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goByAddress, walkEveryPage } from './page-walk.ts'

const { app } = ownProduct()

test('every page on a phone, in Urdu, each page by its address', { timeout: 900_000 }, async () => {
  const browser = await ownBrowser()
  await walkEveryPage({
    ...{ browser, app, language: 'ur', direction: 'rtl' },
    ...{ skins: ['dark', 'light'], options: phone, go: goByAddress },
  })
})
