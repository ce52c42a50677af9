import { execFileSync } from 'node:child_process'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

const candidates = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function findChromium(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const name of candidates) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // Not under this name; the next one may be there.
    }
  }
  throw new Error('No Chromium was found. Install the package chromium, or set CHROMIUM_PATH.')
}

/** With a port, another tool may steer the browser there too. */
export const openBrowser = (port?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-IN' }
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'ur-IN',
  isMobile: true,
  hasTouch: true,
}

/** A page that remembers what went wrong on it: console errors, exceptions, requests that failed. */
export interface Watched {
  page: Page
  /** Fails when anything went wrong that the journey did not name as its own doing. */
  expectClean(allowed?: RegExp[]): void
}

export async function openPage(browser: Browser, base: string, options: BrowserContextOptions): Promise<Watched> {
  // Only the journeys without a network need the worker, which fetches the whole application once for each browser.
  const context = await browser.newContext({
    baseURL: base,
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    ...options,
  })
  // For what hangs: a machine that is busy takes longer than the thirty seconds that are usual.
  context.setDefaultTimeout(60_000)
  // An open page goes on asking, hearing and drawing.
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const wrong: string[] = []
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

/** No barrier that axe knows of, or of which the named rules do, on the page as it stands once it has its heading. */
export async function expectAccessible(page: Page, rules?: string[]) {
  // Behind an open dialog the page is hidden from the accessibility tree, its heading with it.
  await page.locator('h1').first().waitFor()
  // No frame of another origin is there, for which alone axe would open a tab of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const found = violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(found, page.url()).toEqual([])
}
