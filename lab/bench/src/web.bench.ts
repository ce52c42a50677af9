import { desktop, openBrowser } from '@peshi/e2e/browser'
import { startProduct } from '@peshi/e2e/product'
import type { Browser, Page } from 'playwright-core'
import { type Measured, median } from './report.ts'

const kilobyte = 1024

const countScriptBytes = `performance.getEntriesByType('resource')
  .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)`

const scriptKilobytes = async (page: Page) => (await page.evaluate<number>(countScriptBytes)) / kilobyte

async function login(page: Page) {
  await page.getByRole('textbox', { name: /e-mail/i }).fill('owner@demo.peshi.in')
  await page.locator('input[type=password]').fill('Peshi-demo-1')
}

async function measureFirstLoad(browser: Browser, app: string): Promise<Measured[]> {
  const page = await (await browser.newContext({ ...desktop, baseURL: app })).newPage()
  await page.goto('/login')
  await login(page)
  const before = await scriptKilobytes(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/analytics')
  await page.locator('#content[tabindex] h1').waitFor()
  const after = await scriptKilobytes(page)
  return [
    {
      what: 'compressed JavaScript before the login page is usable',
      measured: `${before.toFixed(0)} KB`,
      budget: '≤ 200 KB',
      kept: before <= 200,
    },
    {
      what: 'compressed JavaScript before the dashboard',
      measured: `${after.toFixed(0)} KB`,
      budget: '≤ 320 KB',
      kept: after <= 320,
    },
  ]
}

const clickToPaint = (page: Page, path: string) =>
  page.evaluate<number>(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const heading = () => document.querySelector('h1')?.textContent
    const before = heading()
    const began = performance.now()
    document.querySelector('a[href="${path}"]').click()
    while (location.pathname !== '${path}' || heading() === before) await frame()
    await frame()
    return performance.now() - began
  })()`)

async function measurePageChange(browser: Browser, app: string): Promise<Measured> {
  const page = await (await browser.newContext({ ...desktop, baseURL: app })).newPage()
  await page.goto('/login')
  await login(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/analytics')
  const pages = ['/dashboard/matters', '/dashboard/analytics']
  for (const path of pages) {
    await page.locator(`a[href="${path}"]`).first().click()
    await page.waitForURL(`**${path}`)
    // A fixed time, because the page's live stream stays open and the network never becomes idle.
    await page.waitForTimeout(1500)
  }
  const samples: number[] = []
  for (let round = 0; round < 10; round++) for (const path of pages) samples.push(await clickToPaint(page, path))
  return {
    what: 'change of page with warm data, click to first paint',
    measured: `${median(samples).toFixed(0)} ms`,
    budget: '< 100 ms',
    kept: median(samples) < 100,
  }
}

export async function benchWeb(): Promise<Measured[]> {
  const { app, stop } = await startProduct()
  const browser = await openBrowser()
  try {
    return [...(await measureFirstLoad(browser, app)), await measurePageChange(browser, app)]
  } finally {
    await browser.close()
    await stop()
  }
}
