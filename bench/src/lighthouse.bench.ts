import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desktop, openBrowser } from '@peshi/e2e/browser'
import { matterTabs, pages, publicPages } from '@peshi/e2e/every-page'
import { openChamber } from '@peshi/e2e/people'
import { freePort, startSandbox, startServer } from '@peshi/e2e/product'
import { furnishChamber } from '@peshi/e2e/small-chamber'
import { type Browser, chromium } from 'playwright-core'
import { type Category, categories, lookAt, type PageSeen, takeMedian } from './lighthouse-page.ts'
import { type Measured, median } from './report.ts'

/** How often each page is looked at; the middle counts. */
const looks = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
/** Only the pages whose addresses hold this. */
const wanted = process.env.LIGHTHOUSE_PAGE ?? ''

const leastScore = 95
/** What rounds to no shift. */
const mostShift = 0.01

/** Furnishes a chamber; gives the addresses of its pages, and what its owner's browser remembers. */
async function openFurnishedChamber(browser: Browser, app: string) {
  const context = await browser.newContext({ ...desktop, baseURL: app })
  const page = await context.newPage()
  await openChamber(page)
  const { matter, other, client, invoice } = await furnishChamber(page)
  const remembered = await page.evaluate<string>('JSON.stringify({ ...localStorage })')
  await context.close()
  return { remembered, ownPages: [client, invoice, other, ...matterTabs.map((tab) => `${matter}?tab=${tab}`)] }
}

/** Lighthouse opens its tabs in the browser's own profile: that remembers from here on what `remembered` says. */
async function signInProfile(port: number, app: string, remembered: string) {
  const steered = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [profile] = steered.contexts()
  if (!profile) throw new Error('The browser has no profile of its own')
  const page = await profile.newPage()
  await page.goto(`${app}/favicon.svg`)
  await page.evaluate(`Object.assign(localStorage, ${remembered})`)
  await page.close()
  await steered.close()
}

function rateCategory(category: Category, seen: readonly PageSeen[]): Measured {
  const rated = seen.flatMap(({ path, scores }) => ({ path, score: scores[category] ?? [] }))
  const scored = rated.filter((page): page is { path: string; score: number } => typeof page.score === 'number')
  const [worst] = scored.toSorted((a, b) => a.score - b.score)
  const short = scored.filter(({ score }) => score < leastScore).length
  return {
    what: `Lighthouse ${category} on a phone, worst of ${scored.length} pages, median of ${looks}`,
    measured: worst ? `${worst.score} (${worst.path})${short > 0 ? `, ${short} below` : ''}` : 'no page',
    budget: `≥ ${leastScore}`,
    kept: short === 0 && scored.length > 0,
  }
}

function rateShift(seen: readonly PageSeen[]): Measured {
  const [worst] = seen.toSorted((a, b) => b.shift - a.shift)
  return {
    what: `layout shift on a phone, worst of ${seen.length} pages, median of ${looks}`,
    measured: worst ? `${worst.shift.toFixed(3)} (${worst.path})` : 'no page',
    budget: `< ${mostShift}`,
    kept: worst !== undefined && worst.shift < mostShift,
  }
}

/** Every page that falls short, and of what. */
function tellShort({ path, scores, lost, shift }: PageSeen) {
  for (const category of categories) {
    const score = scores[category]
    if (score !== undefined && score < leastScore)
      console.log(`  ${path}: ${category} ${score}: ${lost[category]?.join(', ')}`)
  }
  if (shift >= mostShift) console.log(`  ${path}: shifts by ${shift.toFixed(3)}`)
}

async function lookAtAll(browser: Browser, port: number, app: string): Promise<PageSeen[]> {
  const seen: PageSeen[] = []
  async function look(paths: readonly string[], isPublic: boolean) {
    for (const path of paths.filter((path) => path.includes(wanted))) {
      const found: PageSeen[] = []
      for (let n = 0; n < looks; n++) found.push(await lookAt(path, { app, port, isPublic }))
      const page = takeMedian(found)
      tellShort(page)
      seen.push(page)
    }
  }
  await look(publicPages, true)
  const { remembered, ownPages } = await openFurnishedChamber(browser, app)
  await signInProfile(port, app, remembered)
  await look([...pages, ...ownPages], false)
  const index = median(seen.map(({ machine }) => machine))
  console.log(`  This machine's benchmark index: ${index.toFixed(0)}.`)
  return seen
}

export async function benchLighthouse(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort, debugPort] = [await freePort(), await freePort(), await freePort()]
  const sandbox = await startSandbox(sandboxPort)
  const server = await startServer({ port, sandboxPort, data })
  const browser = await openBrowser(debugPort)
  try {
    const seen = await lookAtAll(browser, debugPort, `http://127.0.0.1:${port}`)
    return [...categories.map((category) => rateCategory(category, seen)), rateShift(seen)]
  } finally {
    await browser.close()
    await server.stop()
    await sandbox.stop()
    await rm(data, { recursive: true, force: true })
  }
}
