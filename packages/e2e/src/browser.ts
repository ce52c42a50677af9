import { execFileSync } from 'node:child_process'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { isFull } from '../../../scripts/lib/test-lengths.ts'

const candidates = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findChromium(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const name of candidates) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // Not installed: try the next name.
    }
  }
  throw new Error('No Chromium was found. Install the package chromium, or set CHROMIUM_PATH.')
}

export const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: quietBrowser, headless: process.env.PESHI_HEADED !== '1' })

let own: Promise<Browser> | undefined

export async function ownBrowser(): Promise<Browser> {
  if (!own || !(await own).isConnected()) own = openBrowser()
  return own
}

/** A journey that the default run makes on another kind of device or in another language. */
export const testAgain = test.skipIf(!isFull)

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-IN' }
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en-IN',
  isMobile: true,
  hasTouch: true,
}

export interface Watched {
  page: Page
  expectClean(allowed?: RegExp[]): void
}

export async function openPage(browser: Browser, base: string, options: BrowserContextOptions): Promise<Watched> {
  // A service worker would download the whole app for each test. Only the offline tests allow it.
  const context = await browser.newContext({
    baseURL: base,
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await sayWhatIsShown(page)
    await context.close()
  })
  const wrong: string[] = []
  await page.addInitScript(
    `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error('policy:', violatedDirective, blockedURI))`,
  )
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => wrong.push(`exception: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  return {
    page,
    expectClean(allowed = []) {
      expect(wrong.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
    },
  }
}

async function sayWhatIsShown(page: Page) {
  const text = await page.evaluate<string>('document.body.innerText').catch((error: unknown) => String(error))
  console.error(`${page.url()}\n${text.replace(/\s+/g, ' ').slice(-1500)}`)
}

async function bringAxe(frame: Frame) {
  if (!(await frame.evaluate<boolean>(`'axe' in window`))) await frame.evaluate(axe.source)
}

/**
 * False in short runs, because contrast checks take half of axe's time. `contrast.test.ts` checks the colours in every
 * run.
 */
export const measuresContrast = isFull

async function listBarriers(page: Page, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame)
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules ? { runOnly: rules } : { rules: { 'color-contrast': { enabled: measuresContrast } } }),
  }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

const waitForTransitions = (page: Page) =>
  page.evaluate(`(async () => {
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      if (transitions.length === 0) return
      await Promise.allSettled(transitions.map(({ finished }) => finished))
    }
  })()`)

export async function expectAccessible(page: Page, rules?: string[]) {
  // Finds the heading by tag, because an open dialog hides the rest of the page from queries by role.
  await page.locator('#root h1').first().waitFor()
  await waitForTransitions(page)
  const barriers = await listBarriers(page, rules)
  if (barriers.length > 0) throw new Error(`${page.url()} is not accessible: ${barriers.join('; ')}`)
}
