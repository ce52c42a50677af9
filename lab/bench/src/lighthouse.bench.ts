import { desktop, findChromium, quietBrowser } from '@peshi/e2e/browser'
import { matterTabs, pages, publicPages } from '@peshi/e2e/every-page'
import { openChamber } from '@peshi/e2e/people'
import { freePort, startProduct } from '@peshi/e2e/product'
import { furnishChamber } from '@peshi/e2e/small-chamber'
import { call } from '@peshi/e2e/wire'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { type Category, categories, type PageSeen, visitPage } from './lighthouse-page.ts'
import { type Measured, median } from './report.ts'

const wanted = process.env.LIGHTHOUSE_PAGE ?? ''

const leastPerformance = 90
const leastOther = 95

async function sendSecrets(page: Page, app: string, invoice: string): Promise<string[]> {
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  const invited = await call(app, '/api/members/invitations', { token, body: { role: 'advocate' } })
  const shared = await call(app, `/api/invoice/${invoice.split('/').at(-1)}/link`, { token, body: {} })
  const links = [invited.body.link, shared.body.address].map((link) => new URL(String(link)))
  return [...links.map(({ pathname, hash }) => pathname + hash), `/stop-alerts#${'0'.repeat(40)}`]
}

async function openFurnishedChamber(profile: BrowserContext, app: string, courts: string) {
  const page = await profile.newPage()
  await openChamber(page)
  const { matter, other, client, invoice } = await furnishChamber(page, courts)
  const secretPages = await sendSecrets(page, app, invoice)
  const remembered = await page.evaluate<string>('JSON.stringify(localStorage)')
  await page.evaluate('localStorage.clear()')
  await page.close()
  const ownPages = [client, invoice, other, ...matterTabs.map((tab) => `${matter}?tab=${tab}`)]
  return { remembered, secretPages, ownPages }
}

async function signIn(profile: BrowserContext, app: string, remembered: string) {
  const page = await profile.newPage()
  await page.goto(`${app}/favicon.svg`)
  await page.evaluate(`Object.assign(localStorage, ${remembered})`)
  await page.close()
}

function notifyPage({ path, scores, lost }: PageSeen) {
  console.log(`  ${path}: ${Object.values(scores).join(', ')}`)
  for (const category of categories)
    if (lost[category]?.length) console.log(`    ${category}: ${lost[category].join(', ')}`)
}

function rate(category: Category, where: string, seen: readonly PageSeen[], least: number | null): Measured {
  const rated = seen.map(({ path, scores }) => ({ path, score: scores[category] ?? 0 }))
  const [worst] = rated.toSorted((a, b) => a.score - b.score)
  return {
    what: `Lighthouse ${category} on a phone, worst of ${rated.length} ${where}`,
    measured: worst ? `${worst.score} (${worst.path})` : 'no page',
    budget: least === null ? 'reported only' : `≥ ${least}`,
    kept: least === null || (worst?.score ?? least) >= least,
  }
}

async function visitAll(profile: BrowserContext, app: string, courts: string, port: number): Promise<Measured[]> {
  async function visit(paths: readonly string[], only: readonly Category[]) {
    const seen: PageSeen[] = []
    for (const path of paths.filter((path) => path.includes(wanted))) {
      const page = await visitPage(app, path, port, only)
      notifyPage(page)
      seen.push(page)
    }
    return seen
  }
  const { remembered, secretPages, ownPages } = await openFurnishedChamber(profile, app, courts)
  const withoutSecret = publicPages.filter((path) => !secretPages.some((secret) => secret.startsWith(path)))
  const open = await visit([...withoutSecret, ...secretPages], categories)
  await signIn(profile, app, remembered)
  const own = await visit(
    [...pages, ...ownPages],
    categories.filter((category) => category !== 'seo'),
  )
  const all = [...open, ...own]
  console.log(`  This machine's benchmark index: ${median(all.map(({ machine }) => machine)).toFixed(0)}.`)
  return [
    rate('performance', 'public pages', open, leastPerformance),
    rate('performance', 'pages behind the sign-in', own, null),
    rate('accessibility', 'pages', all, leastOther),
    rate('best-practices', 'pages', all, leastOther),
    rate('seo', 'public pages', open, leastOther),
  ]
}

export async function benchLighthouse(): Promise<Measured[]> {
  const [{ port, sandbox, stop }, steeringPort] = [await startProduct(), await freePort()]
  const app = `http://localhost:${port}`
  const profile = await chromium.launchPersistentContext('', {
    ...desktop,
    baseURL: app,
    executablePath: findChromium(),
    args: [...quietBrowser, `--remote-debugging-port=${steeringPort}`],
  })
  try {
    return await visitAll(profile, app, sandbox, steeringPort)
  } finally {
    await profile.close()
    await stop()
  }
}
