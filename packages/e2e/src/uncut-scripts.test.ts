import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { register } from './people.ts'
import { furnishChamber } from './small-chamber.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const browser = await ownBrowser()

/**
 * Names the texts of which a box cuts ink off. The ink's extent comes from a canvas, and the place of the baseline from
 * the text's own box.
 */
const findCut = (letters: string) => `(() => {
  const context = document.createElement('canvas').getContext('2d')
  const isOfScript = (text) => new RegExp(${JSON.stringify(letters)}).test(text)
  const inkOf = (text, style) => {
    context.font = [style.fontStyle, style.fontWeight, style.fontSize, style.fontFamily].join(' ')
    return context.measureText(text)
  }
  const clips = (style) => ['hidden', 'clip'].includes(style.overflowY)
  const cut = []
  const note = (element, text, top, bottom, box) => {
    const [above, below] = [Math.max(0, box.top - top), Math.max(0, bottom - box.bottom)]
    if (above > 0.75 || below > 0.75)
      cut.push([element.className?.toString().replace(/m_\\w+/g, '').trim().slice(0, 60) || element.tagName, text.trim().slice(0, 20), Math.round(above), Math.round(below)].join(' | '))
  }
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  for (const input of document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden]), textarea')) {
    const text = input.value || input.placeholder
    if (!isShown(input) || !isOfScript(text)) continue
    const style = getComputedStyle(input)
    const ink = inkOf(text, style)
    const box = input.getBoundingClientRect()
    const line = parseFloat(style.lineHeight) || ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent
    const middle = input.tagName === 'TEXTAREA' ? box.top + parseFloat(style.paddingTop) + line / 2 : (box.top + box.bottom) / 2
    const baseline = middle + (ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2
    const half = input.tagName === 'TEXTAREA' ? Infinity : line / 2
    const clip = { top: Math.max(box.top, middle - half), bottom: Math.min(box.bottom, middle + half) }
    note(input, text, baseline - ink.actualBoundingBoxAscent, baseline + ink.actualBoundingBoxDescent, clip)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    if (!isOfScript(node.data) || !parent || !isShown(parent) || parent.closest('script, style, option, textarea, .visually-hidden, .mantine-VisuallyHidden-root')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const [line] = range.getClientRects()
    if (!line || line.width < 2) continue
    const ink = inkOf(node.data, getComputedStyle(parent))
    const baseline = line.top + (line.height * ink.fontBoundingBoxAscent) / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent)
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.position === 'fixed') break
      if (!clips(style) || style.display === 'inline') continue
      const outer = box.getBoundingClientRect()
      // A box that hides a part of its lines on purpose shows the first line whole.
      note(box, node.data, baseline - ink.actualBoundingBoxAscent, Math.min(baseline + ink.actualBoundingBoxDescent, outer.height > 3 * line.height ? -Infinity : Infinity), outer)
    }
  }
  return [...new Set(cut)]
})()`

const sizes = [100, 130, 200]

async function findCutAtSizes(page: Page, what: string, letters: string): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.evaluate(`document.documentElement.style.fontSize = '${size}%'`)
    await page.evaluate('new Promise(requestAnimationFrame)')
    const cut = await page.evaluate<string[]>(findCut(letters))
    found.push(...cut.map((one) => `${what} ${size} %: ${one}`))
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${what.replace(/\W+/g, '-')}-${size}.png` })
  }
  await page.evaluate(`document.documentElement.style.fontSize = ''`)
  return found
}

test.each([
  { language: 'ur', letters: '[\\u0600-\\u06ff]', typed: 'حکم گگن کاز' },
  { language: 'hi', letters: '[\\u0900-\\u097f]', typed: 'आर्डर किंक्रींटू' },
])(
  'no box cuts the letters of $language at 100, 130 and 200 %',
  { timeout: 600_000 },
  async ({ language, letters, typed }) => {
    const { page } = await openPage(browser, app, desktop)
    await page.addInitScript(`localStorage.setItem('language', '${language}')`)
    const words = wordsOf(language)
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByLabel(words('account', 'login.email')).fill(typed)
    const cut = await findCutAtSizes(page, `${language} login`, letters)
    await page.goto('/register')
    await register(page, words)
    const { matter, invoice } = await furnishChamber(page, sandbox)
    const paths = [
      '/dashboard/analytics',
      `/dashboard/matters?search=${encodeURIComponent(typed)}`,
      '/dashboard/matters',
      '/dashboard/sync',
      '/tasks/calendar',
      '/settings/account-setting?tab=alerts',
      invoice,
      matter,
    ]
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
      await page.evaluate('document.fonts.ready')
      cut.push(
        ...(await findCutAtSizes(page, `${language} ${decodeURIComponent(path).replace(/[\w-]{36}/, 'id')}`, letters)),
      )
    }
    expect(cut).toEqual([])
  },
)
