import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, measuresContrast, openPage, ownBrowser } from './browser.ts'
import { matterTabs, pages } from './every-page.ts'
import { ownProduct } from './own-product.ts'
import { register } from './people.ts'
import { furnishChamber } from './small-chamber.ts'
import { wordsOf } from './words.ts'

interface Walk {
  language: string
  direction: 'ltr' | 'rtl'
  skins: readonly [string, string]
  options: BrowserContextOptions
  widths: readonly number[]
  widthWithLargeLetters?: number
  go(page: Page, path: string): Promise<unknown>
}

export const goByAddress = (page: Page, path: string) => page.goto(path)

export const goWithin = (page: Page, path: string) =>
  page.evaluate(`(async () => {
    const router = __TSR_ROUTER__
    await router.navigate({ href: ${JSON.stringify(path)} })
    const isDrawn = () => router.state.resolvedLocation.href === router.state.location.href
    while (router.state.status !== 'idle' || !isDrawn()) await new Promise(requestAnimationFrame)
  })()`)

export function testEveryPage(what: string, walk: Walk) {
  test(what, { timeout: 900_000 }, () => walkEveryPage(walk))
}

const watchShifts = `
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value
  }).observe({ type: 'layout-shift', buffered: true })`

/** Up to this value, Lighthouse calls a layout shift good. */
const mostShifted = 0.1

async function walkEveryPage({ language, direction, skins, options, widths, widthWithLargeLetters, go }: Walk) {
  const { app, sandbox } = ownProduct()
  const { page, expectClean } = await openPage(await ownBrowser(), app, options)
  await page.addInitScript(
    `localStorage.setItem('skin', '${skins[0]}'); localStorage.setItem('language', '${language}')`,
  )
  await page.addInitScript(watchShifts)
  const words = wordsOf(language)
  const heading = page.getByRole('heading', { level: 1 }).first()
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await heading.waitFor()
    await expectAccessibleInSkins(page, skins)
  }
  await register(page, words)
  expect(await page.getAttribute('html', 'dir')).toBe(direction)
  const { title, matter, other, client, invoice } = await furnishChamber(page, sandbox)
  let order = widths
  for (const path of [...pages, client, invoice, other, ...matterTabs.map((tab) => `${matter}?tab=${tab}`)]) {
    await go(page, path)
    await heading.waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: `${path} is there` }).toBe(0)
    const shifted = await page.evaluate<number>('[shifted, (shifted = 0)][0]')
    expect(shifted, `${path} stands still while it fills`).toBeLessThan(mostShifted)
    await expectAccessibleInSkins(page, skins)
    await expectRoom(page, path, order)
    // Each change of the width costs a layout. The next page begins with the width at which this page ends.
    order = order.toReversed()
    if (widthWithLargeLetters && (everyDay.includes(path) || path.startsWith(matter)))
      await expectRoomForLargeLetters(page, path, widthWithLargeLetters)
  }
  await go(page, '/dashboard/hearings')
  await page.getByRole('button', { name: words('hearings', 'entry.note_outcome', { title }) }).click()
  const dialog = page.getByRole('dialog', { name: words('hearings', 'outcome.title') })
  await dialog.getByRole('button', { name: words('common', 'save') }).waitFor()
  await expectAccessibleInSkins(page, skins)
  expectClean()
}

const findBrokenWords = `(() => {
  const broken = []
  const texts = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (getComputedStyle(text.parentElement).clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    // One line more than words is allowed, because a long word such as an e-mail address may need a second line.
    if (lines > text.data.trim().split(/[\\s/-]+/).length + 1) broken.push(text.data)
  }
  return broken
})()`

async function expectRoom(page: Page, path: string, widths: readonly number[]) {
  for (const width of widths) {
    await setWidth(page, width)
    await expectWidth(page, path, width)
    await expect.poll(() => page.evaluate(findBrokenWords), { message: `${path} has room in ${width} px` }).toEqual([])
  }
}

async function setWidth(page: Page, width: number) {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size of its own')
  await page.setViewportSize({ ...size, width })
}

/** Measures the content, not the window, because a phone zooms out if a page is too wide. */
async function expectWidth(page: Page, what: string, width: number) {
  const needed = () => page.evaluate<number>('document.documentElement.scrollWidth')
  await expect.poll(needed, { message: `${what} fits into ${width} px` }).toBeLessThanOrEqual(width)
}

const everyDay = [
  '/dashboard/analytics',
  '/dashboard/displayboard?court=hc-allahabad',
  '/dashboard/hearings',
  '/dashboard/matters',
  '/tasks/calendar',
]

async function expectRoomForLargeLetters(page: Page, path: string, width: number) {
  await setWidth(page, width)
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await expectWidth(page, `${path} with large letters`, width)
  await page.evaluate("document.documentElement.style.fontSize = ''")
}

async function expectAccessibleInSkins(page: Page, [first, second]: Walk['skins']) {
  await expectAccessible(page)
  if (!measuresContrast) return
  await setScheme(page, second)
  await expectAccessible(page, ['color-contrast'])
  await setScheme(page, first)
}

const setScheme = (page: Page, skin: string) =>
  page.evaluate(`
    localStorage.setItem('skin', '${skin}')
    dispatchEvent(new StorageEvent('storage', { key: 'skin', newValue: '${skin}' }))
    if (document.documentElement.dataset.mantineColorScheme !== '${skin}') throw new Error('It stays as it is')`)
