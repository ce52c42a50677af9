import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desktop, openBrowser } from '@peshi/e2e/browser'
import { freePort, startServer } from '@peshi/e2e/product'
import type { Browser, Page } from 'playwright-core'
import { largeChamberSession, makeLargeChamber } from './large-chamber.ts'
import { type Measured, median } from './report.ts'

const matters = 2_000
const rows = 200
const rounds = 3
const limitMs = 100

const watchInputs = `
  window.inputTimes = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.inputTimes.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })`

const watchFrames = `(() => {
  window.longestFrame = 0
  let last = performance.now()
  const step = (now) => {
    window.longestFrame = Math.max(window.longestFrame, now - last)
    last = now
    window.frame = requestAnimationFrame(step)
  }
  window.frame = requestAnimationFrame(step)
})()`
const stopFrames = `(cancelAnimationFrame(window.frame), window.longestFrame)`

/** Milliseconds, at least 16, because browsers do not report faster inputs. */
async function slowestInput(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('window.inputTimes = []')
  await act()
  await page.waitForTimeout(300)
  return Math.max(16, ...(await page.evaluate<number[]>('window.inputTimes')))
}

async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watchFrames)
  await act()
  return page.evaluate<number>(stopFrames)
}

type Act = (page: Page) => Promise<number>

const list = (page: Page) => page.locator('tbody tr')

const acts: Record<string, Act> = {
  'ticking a row': async (page) => {
    const box = list(page).nth(10).locator('input[type=checkbox]')
    const took = await slowestInput(page, () => box.click())
    await box.click()
    return took
  },
  'ticking the whole page': async (page) => {
    const box = page.locator('thead input[type=checkbox]')
    const took = await slowestInput(page, () => box.click())
    await box.click()
    return took
  },
  'opening a row’s menu': async (page) => {
    const took = await slowestInput(page, () => list(page).nth(12).locator('[aria-haspopup=menu]').click())
    await page.getByRole('menuitem').first().waitFor()
    await page.keyboard.press('Escape')
    return took
  },
  sorting: (page) => slowestInput(page, () => page.locator('thead button').first().click()),
  'typing in the find field': async (page) => {
    const field = page.locator('#content search input').first()
    await field.click()
    const took = await slowestInput(page, () => page.keyboard.type('Petitioner', { delay: 60 }))
    await field.fill('')
    await page.waitForTimeout(1_000)
    return took
  },
  scrolling: (page) =>
    longestFrame(page, async () => {
      for (let turn = 0; turn < 12; turn++) {
        await page.mouse.wheel(0, turn < 6 ? 900 : -900)
        await page.waitForTimeout(50)
      }
    }),
}

async function measureActs(page: Page, slowdown: number): Promise<Map<string, number>> {
  const steered = await page.context().newCDPSession(page)
  await steered.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const found = new Map<string, number>()
  for (const [name, act] of Object.entries(acts)) {
    const samples: number[] = []
    for (let round = 0; round < rounds; round++) {
      samples.push(await act(page))
      await page.waitForTimeout(500)
    }
    found.set(name, median(samples))
  }
  await steered.detach()
  return found
}

async function measureList(browser: Browser, app: string): Promise<Measured[]> {
  const context = await browser.newContext({ ...desktop, baseURL: app })
  await context.addInitScript(watchInputs)
  const page = await context.newPage()
  const { userData, accessToken, refreshToken } = await largeChamberSession(app)
  const stored = { userData: JSON.stringify(userData), token: JSON.stringify({ accessToken, refreshToken }) }
  await page.goto('/favicon.svg')
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(stored)})`)
  await page.goto(`/dashboard/matters?size=${rows}`)
  await list(page)
    .nth(rows - 1)
    .waitFor()
  await page.waitForTimeout(3_000)
  const atOnce = await measureActs(page, 1)
  const slowed = await measureActs(page, 4)
  await context.close()
  return [...atOnce].map(([name, took]) => ({
    what: `${name}, ${rows} rows of ${matters.toLocaleString('en')} shown, to the next frame`,
    measured: `${took.toFixed(0)} ms (${slowed.get(name)?.toFixed(0)} ms on a processor slowed four times)`,
    budget: `< ${limitMs} ms`,
    kept: took < limitMs,
  }))
}

export async function benchInteraction(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  await makeLargeChamber({ port, sandboxPort, data }, matters)
  const server = await startServer({ port, sandboxPort, data })
  const browser = await openBrowser()
  try {
    return await measureList(browser, `http://127.0.0.1:${port}`)
  } finally {
    await browser.close()
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
}
