import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { photograph } from './photograph.ts'
import { addMatter } from './small-chamber.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')
const browser = await ownBrowser()

const stateMs = 300_000

/** The darkest of four points near the corners of a shown page. A photograph has the dark table there. */
const darkestCorner = (page: Page, number: number) =>
  page.evaluate<number>(`(async () => {
    const image = document.querySelector('img[alt="${say('papers', 'page.page', { number: String(number) })}"]')
    await image.decode()
    const [width, height] = [image.naturalWidth, image.naturalHeight]
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    pen.drawImage(image, 0, 0)
    const points = [[0.05, 0.05], [0.95, 0.05], [0.95, 0.95], [0.05, 0.95]]
    return Math.min(...points.map(([x, y]) => pen.getImageData(x * width, y * height, 1, 1).data[1]))
  })()`)

async function photographSheet(page: Page) {
  const buffer = await photograph(page)
  await page.getByRole('button', { name: say('documents', 'add.pages') }).click()
  const dialog = page.getByRole('dialog')
  for (const number of [1, 2, 3]) {
    await dialog.locator('input[capture]').setInputFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer })
    await dialog.getByRole('button', { name: say('papers', 'page.use'), exact: true }).click()
    await page
      .getByRole('img', { name: say('papers', 'page.page', { number: String(number) }) })
      .waitFor({ timeout: stateMs })
    expect(await darkestCorner(page, number)).toBeGreaterThan(150)
  }
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('documents', 'add.pages_save') }).click()
  await dialog.waitFor({ state: 'detached' })
}

const isKept = `(async () => navigator.serviceWorker.controller !== null && (await caches.match('/index.html')) !== undefined)()`

test('three photographs of an order sheet become one straightened PDF in the matter, also without a network', {
  timeout: 3 * stateMs,
}, async () => {
  const options = { ...phone, viewport: { width: 390, height: 844 }, locale: 'en-IN', serviceWorkers: 'allow' as const }
  const { page, expectClean } = await openPage(browser, app, options)
  const context = page.context()
  const token = await openChamber(page)
  const matter = await addMatter({ app, token })
  const list = async () =>
    (await call(app, `/api/matters/list_document/${matter._id}`, { token })).body.data as {
      current: { media_type: string; pages: number | null }
    }[]
  const sheets = async () => (await list()).map(({ current }) => `${current.media_type} ${current.pages}`)
  const address = `/dashboard/matters/matter-preview/${matter._id}?tab=documents`
  await page.goto(address)
  await expect.poll(() => page.evaluate<boolean>(isKept), { timeout: stateMs, interval: 500 }).toBe(true)

  await photographSheet(page)
  const sheet = 'application/pdf 3'
  await expect.poll(sheets, { timeout: stateMs, interval: 500 }).toEqual([sheet])

  await page.reload()
  await page.getByRole('button', { name: say('documents', 'add.pages') }).waitFor()
  await context.setOffline(true)
  await photographSheet(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: /\d\d\.pdf/ })
    .filter({ hasText: say('offline', 'waiting') })
    .waitFor()
  expect(await sheets()).toEqual([sheet])
  await context.setOffline(false)
  await expect.poll(sheets, { timeout: stateMs, interval: 500 }).toEqual([sheet, sheet])
  expectClean([/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/])
})
