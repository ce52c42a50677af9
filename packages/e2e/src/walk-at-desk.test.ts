import { test } from 'vitest'
import { desktop, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goWithin, walkEveryPage } from './page-walk.ts'

const { app } = ownProduct()

test('every page at a desk, in English, by the links of the application', { timeout: 900_000 }, async () => {
  const browser = await ownBrowser()
  await walkEveryPage({
    ...{ browser, app, language: 'en', direction: 'ltr' },
    ...{ skins: ['light', 'dark'], options: desktop, go: goWithin },
  })
})
