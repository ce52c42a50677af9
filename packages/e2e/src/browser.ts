import { execFileSync } from 'node:child_process'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'

const candidates = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findChromium(): string {
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
  chromium.launch({ executablePath: findChromium(), args: quietBrowser })

let own: Promise<Browser> | undefined

/** The browser of the journeys of this worker, with which it ends: each opens pages of its own in it, and closes them. */
export async function ownBrowser(): Promise<Browser> {
  if (!own || !(await own).isConnected()) own = openBrowser()
  return own
}

/** `npm run test:full`: the long forms too. */
export const isFull = process.env.TEST_FULL === '1'

/**
 * A journey that another makes at a desk, made once more on a phone. Every page is looked at on a phone in any run
 * (`walk-on-phone`), and the main job, a day at court and a day without a network are done on one.
 */
export const testAgainOnPhone = test.skipIf(!isFull)

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-IN' }
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en-IN',
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
    // Frames are drawn by the machine's own cores; the journeys of the main job and of a court day see the motion.
    reducedMotion: 'reduce',
    ...options,
  })
  // For what hangs: a machine that is busy takes longer than the thirty seconds that are usual.
  context.setDefaultTimeout(60_000)
  // An open page goes on asking, hearing and drawing.
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const wrong: string[] = []
  // The console shows no breach of the policy that the page's own script catches.
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

/** Once for each load of the application, which moving about within it leaves in place. */
async function bringAxe(frame: Frame) {
  if (!(await frame.evaluate<boolean>(`'axe' in window`))) await frame.evaluate(axe.source)
}

/**
 * Half of axe's time goes into contrast as it is drawn. Which colours meet is tested for each pair of tokens, in
 * `contrast.test.ts` of the web app; `npm run test:full` also measures them on every page.
 */
export const measuresContrast = isFull

/** The barriers that axe knows of, or that the named rules do, a line for each place. */
async function listBarriers(page: Page, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame)
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Style sheets and films, for rules that are off or have nothing to look at here.
    preload: false,
    ...(rules ? { runOnly: rules } : { rules: { 'color-contrast': { enabled: measuresContrast } } }),
  }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Until every colour has arrived, also what follows another's. */
const waitForTransitions = (page: Page) =>
  page.evaluate(`(async () => {
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      if (transitions.length === 0) return
      await Promise.allSettled(transitions.map(({ finished }) => finished))
    }
  })()`)

/** No barrier on the page once it has its heading and stands still. */
export async function expectAccessible(page: Page, rules?: string[]) {
  // By element: behind an open dialog the page and its heading are hidden from the accessibility tree.
  await page.locator('#root h1').first().waitFor()
  await waitForTransitions(page)
  expect(await listBarriers(page, rules), page.url()).toEqual([])
}
