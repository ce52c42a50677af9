import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desktop } from '@peshi/e2e/browser'
import { matterTabs, pages, publicPages } from '@peshi/e2e/every-page'
import { openChamber } from '@peshi/e2e/people'
import { freePort, startSandbox, startServer } from '@peshi/e2e/product'
import { furnishChamber } from '@peshi/e2e/small-chamber'
import { call } from '@peshi/e2e/wire'
import type { Browser, Page } from 'playwright-core'
import { type Category, categories, type PageSeen, takeMedian } from './lighthouse-page.ts'
import { visitPage } from './lighthouse-visits.ts'
import { openPhone, type Phone, standBack } from './phone.ts'
import { type Measured, median } from './report.ts'

/** How often each page is looked at, one visit after another in a browser that has seen none of them; the middle counts. */
const looks = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
/** Only the pages whose addresses hold this. */
const wanted = process.env.LIGHTHOUSE_PAGE ?? ''

const leastScore = 95
/** What rounds to no shift. */
const mostShift = 0.01

/** The pages that are opened from a mail stand at an address with a secret. */
async function sendSecrets(page: Page, app: string, invoice: string): Promise<string[]> {
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  const invited = await call(app, '/api/members/invitations', { token, body: { role: 'advocate' } })
  const shared = await call(app, `/api/invoice/${invoice.split('/').at(-1)}/link`, { token, body: {} })
  const links = [invited.body.link, shared.body.address].map((link) => new URL(String(link)))
  return [...links.map(({ pathname, hash }) => pathname + hash), `/stop-alerts#${'0'.repeat(40)}`]
}

/** Furnishes a chamber; gives the addresses of its pages, and what its owner's browser remembers. */
async function openFurnishedChamber(browser: Browser, app: string) {
  const context = await browser.newContext({ ...desktop, baseURL: app })
  const page = await context.newPage()
  await openChamber(page)
  const { matter, other, client, invoice } = await furnishChamber(page)
  const remembered = await page.evaluate<string>('JSON.stringify({ ...localStorage })')
  const secretPages = await sendSecrets(page, app, invoice)
  await context.close()
  return {
    remembered,
    secretPages,
    ownPages: [
      client,
      invoice,
      other,
      ...matterTabs.map((tab) => (tab === 'overview' ? matter : `${matter}?tab=${tab}`)),
    ],
  }
}

/** Lighthouse opens its tabs in the browser's own profile: that remembers from here on what `remembered` says. */
async function signInProfile(browser: Browser, app: string, remembered: string) {
  const [profile] = browser.contexts()
  if (!profile) throw new Error('The browser has no profile of its own')
  const page = await profile.newPage()
  await page.goto(`${app}/favicon.svg`)
  await page.evaluate(`Object.assign(localStorage, ${remembered})`)
  await page.close()
}

function rateCategory(category: Category, seen: readonly PageSeen[]): Measured {
  const rated = seen.flatMap(({ path, scores }) => ({ path, score: scores[category] ?? [] }))
  const scored = rated.filter((page): page is { path: string; score: number } => typeof page.score === 'number')
  const [worst] = scored.toSorted((a, b) => a.score - b.score)
  const short = scored.filter(({ score }) => score < leastScore).length
  return {
    what: `Lighthouse ${category} on a phone, worst of ${scored.length} pages${category === 'performance' ? `, median of ${looks}` : ''}`,
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

const performanceOf = ({ scores }: PageSeen) => scores.performance ?? 0

/** Its visits in their order, and of what it falls short. */
function tellPage({ path, scores, lost, shift }: PageSeen, visits: readonly PageSeen[]) {
  console.log(`  ${path}: ${visits.map(performanceOf).join(', ')}`)
  for (const category of categories) {
    const score = scores[category]
    if (score !== undefined && score < leastScore)
      console.log(`    ${category} ${score}: ${lost[category]?.join(', ')}`)
  }
  if (shift >= mostShift) console.log(`    shifts by ${shift.toFixed(3)}`)
}

/** What the first of the visits comes to by itself: no page is held to it. */
function tellFirstVisits(visits: readonly PageSeen[]) {
  const scores = visits.map(performanceOf)
  if (scores.length > 0)
    console.log(
      `  First visits to pages behind the sign-in: performance ${median(scores)}, the worst ${Math.min(...scores)}.`,
    )
}

/** A page by its visits, the first of which found nothing that the browser had seen before. */
function judge(visits: readonly PageSeen[]): PageSeen {
  const [first] = visits
  const usual = takeMedian(visits)
  // Speed varies from visit to visit; the rest was looked at once.
  return { ...usual, scores: { ...first?.scores, ...usual.scores }, lost: { ...first?.lost, ...usual.lost } }
}

async function lookAtAll(phone: Phone, app: string): Promise<PageSeen[]> {
  async function visit(paths: readonly string[], only: readonly Category[]) {
    const visited: PageSeen[][] = []
    for (const path of paths.filter((path) => path.includes(wanted))) {
      const visits = await visitPage({ path, app, port: phone.port, only, looks })
      tellPage(judge(visits), visits)
      visited.push(visits)
    }
    return visited
  }
  const { remembered, secretPages, ownPages } = await phone.steer((browser) => openFurnishedChamber(browser, app))
  const withoutSecret = publicPages.filter((path) => !secretPages.some((secret) => secret.startsWith(path)))
  const open = await visit([...withoutSecret, ...secretPages], categories)
  await phone.steer((browser) => signInProfile(browser, app, remembered))
  const own = await visit(
    [...pages, ...ownPages],
    categories.filter((category) => category !== 'seo'),
  )
  tellFirstVisits(own.flatMap(([first]) => first ?? []))
  const seen = [...open, ...own].map(judge)
  const index = median(seen.map(({ machine }) => machine))
  console.log(`  This machine's benchmark index: ${index.toFixed(0)}.`)
  return seen
}

export async function benchLighthouse(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const sandbox = await startSandbox(sandboxPort)
  const server = await startServer({ port, sandboxPort, data })
  for (const { process } of [sandbox, server]) standBack(process.pid)
  const phone = await openPhone()
  try {
    // An address with a name: only there do browsers have passkeys.
    const seen = await lookAtAll(phone, `http://localhost:${port}`)
    const asked = categories.filter((category) => seen.some(({ scores }) => scores[category] !== undefined))
    return [...asked.map((category) => rateCategory(category, seen)), rateShift(seen)]
  } finally {
    await phone.close()
    await server.stop()
    await sandbox.stop()
    await rm(data, { recursive: true, force: true })
  }
}
