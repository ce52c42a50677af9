import { openBrowser } from '@peshi/e2e/browser'
import { foundChamber } from '@peshi/e2e/people'
import { startProduct } from '@peshi/e2e/product'
import { furnish } from '@peshi/e2e/small-chamber'
import { followUntilRead, listSandboxCases } from '@peshi/e2e/wire'
import type { Browser, Page } from 'playwright-core'
import { measureSpeed } from '../../../scripts/lib/machine-speed.mjs'
import { type Measured, median } from './report.ts'
import { openSlowLine } from './slow-line.ts'

const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const slowdown = 6
const firstMs = 10_000
const againMs = 3_000
const rounds = 3

async function followOrder(app: string, sandbox: string, token: string) {
  const cases = await listSandboxCases(sandbox, 'hc-delhi')
  const wanted = cases.find(({ status, orders }) => status === 'pending' && orders.length > 0 && orders.length < 4)
  if (!wanted) throw new Error('The sandbox has no such case')
  const { matterId, orders } = await followUntilRead(app, sandbox, token, wanted)
  return `/dashboard/matters/matter-preview/${matterId}?tab=orders&order=${orders[0]}`
}

interface Visit {
  path: string
  wanted: string
}

const heading = '#root:not([inert]) h1'
const signIn: Visit = { path: '/login', wanted: heading }

interface Job {
  visits: Record<string, Visit>
  remembered: Record<string, string>
}

type SlowLine = Awaited<ReturnType<typeof openSlowLine>>

interface Times {
  first: number
  again: number
}

async function listVisits(app: string, sandbox: string): Promise<Job> {
  const { token, remembered } = await foundChamber(app)
  const { matter } = await furnish({ app, sandbox, token })
  const order = await followOrder(app, sandbox, token)
  const visits: Record<string, Visit> = {
    'sign-in': signIn,
    Today: { path: '/dashboard/analytics', wanted: '#content h2' },
    'list of matters': { path: '/dashboard/matters', wanted: '#content a[href*="matter-preview"]' },
    matter: { path: matter, wanted: '#content [role=tabpanel]' },
    'text of an order': { path: order, wanted: '#content [data-order-text], #content canvas' },
    'pages of its PDF': { path: order, wanted: '#content canvas' },
    hearings: { path: '/dashboard/hearings', wanted: '#content a[href*="matter-preview"]' },
    // Waits only for the heading, because the board is empty outside court hours.
    'display board': { path: '/dashboard/displayboard?court=hc-allahabad', wanted: heading },
  }
  return { visits, remembered }
}

async function timeVisit(page: Page, { path, wanted }: Visit): Promise<number> {
  const began = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(wanted).first().waitFor({ timeout: 60_000 })
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))')
  return performance.now() - began
}

/** Slows a slow machine less, so that the results of different machines are comparable. */
async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, slowdown * measureSpeed()) })
}

async function goThrough(page: Page, { visits, remembered }: Job): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [name, visit] of Object.entries(visits)) {
    times[name] = await timeVisit(page, visit)
    if (visit.path === signIn.path) await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(remembered)})`)
    await page.goto('about:blank')
  }
  return times
}

async function timeRound(browser: Browser, line: SlowLine, job: Job): Promise<Record<string, Times>> {
  const fresh = await browser.newContext({ ...smallPhone, baseURL: line.address, serviceWorkers: 'block' })
  const used = await browser.newContext({ ...smallPhone, baseURL: line.address })
  try {
    const page = await fresh.newPage()
    await slowProcessor(page)
    line.isSlow = true
    const first = await goThrough(page, job)
    line.isSlow = false
    const usedPage = await used.newPage()
    await goThrough(usedPage, job)
    await usedPage.goto(line.address)
    await usedPage.evaluate('navigator.serviceWorker.ready')
    await goThrough(usedPage, job)
    await slowProcessor(usedPage)
    line.isSlow = true
    const again = await goThrough(usedPage, job)
    return Object.fromEntries(
      Object.keys(job.visits).map((name) => {
        const times = { first: first[name] ?? Number.NaN, again: again[name] ?? Number.NaN }
        console.log(`  ${name}: ${Math.round(times.first)} ms, again ${Math.round(times.again)} ms`)
        return [name, times]
      }),
    )
  } finally {
    line.isSlow = false
    await fresh.close()
    await used.close()
  }
}

async function measurePages(browser: Browser, line: SlowLine, job: Job): Promise<Measured[]> {
  const all: Record<string, Times>[] = []
  for (let round = 0; round < rounds; round++) all.push(await timeRound(browser, line, job))
  return Object.keys(job.visits).map((name) => {
    const of = (which: keyof Times) => median(all.map((times) => times[name]?.[which] ?? Number.NaN))
    const [first, again] = [of('first'), of('again')]
    return {
      what: `${name} on a slow phone, until it can be used`,
      measured: `${(first / 1000).toFixed(1)} s, again ${(again / 1000).toFixed(1)} s`,
      budget: '< 10 s, again < 3 s',
      kept: first < firstMs && again < againMs,
    }
  })
}

export async function benchPhone(): Promise<Measured[]> {
  const { app, sandbox, stop } = await startProduct()
  const browser = await openBrowser()
  const line = await openSlowLine(app)
  try {
    return await measurePages(browser, line, await listVisits(app, sandbox))
  } finally {
    line.close()
    await browser.close()
    await stop()
  }
}
