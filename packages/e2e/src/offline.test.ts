import type { BrowserContextOptions, Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { foundChamber, openChamber } from './people.ts'
import { readDays } from './product-time.ts'
import { addMatter } from './small-chamber.ts'
import { listSealed } from './stored.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()

const browser = await ownBrowser()

const writingMs = 1500
const title = 'Kusum Devi v. State'
const withWorker: BrowserContextOptions = { ...phone, serviceWorkers: 'allow' }

async function waitUntilKept(page: Page) {
  const isReady = () =>
    page.evaluate<boolean>(
      `(async () => navigator.serviceWorker.controller !== null && (await caches.match('/index.html')) !== undefined)()`,
    )
  await expect.poll(isReady, { timeout: 90_000, interval: 500 }).toBe(true)
  // Loads the page once more, so that the service worker stores the translations and fonts.
  await page.reload()
  await page.locator('h1').first().waitFor()
  let before = 0
  const isSettled = async () => {
    const kept = await page.evaluate<number>(
      `(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))).reduce((sum, one) => sum + one, 0))()`,
    )
    const isSame = kept === before
    before = kept
    return isSame
  }
  await expect.poll(isSettled, { timeout: 90_000, interval: 3500 }).toBe(true)
}

/** A page that loaded slowly does not prefetch, so the page is opened again until it does. */
async function openUntilFetchedAhead(page: Page) {
  const isPack = (reply: Response) => reply.url().includes('/api/brief_pack')
  for (let pack: Response | null = null; pack === null; ) {
    const arrival = page.waitForResponse(isPack, { timeout: 60_000 }).catch(() => null)
    await page.goto('/dashboard/analytics')
    pack = await arrival
    await pack?.finished()
  }
  await page.waitForTimeout(writingMs)
}

const disconnected = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/]

async function spendADayWithoutNetwork() {
  const say = wordsOf('en')
  const { page, expectClean } = await openPage(browser, app, withWorker)
  const word = (key: string, values?: Record<string, string | number>) => say('offline', key, values)
  const token = await openChamber(page)
  const day = await readDays(app)
  const { _id } = await addMatter({ app, token }, { next_date: day() })
  const matter = `/dashboard/matters/matter-preview/${_id}`
  // The matter is not opened before the network is lost, so its page below proves that it was fetched ahead.
  await openUntilFetchedAhead(page)
  await waitUntilKept(page)
  await page.getByRole('link', { name: title }).first().waitFor()

  await page.context().setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: word('offline') })
  await page.reload()
  await page.getByRole('link', { name: title }).first().waitFor()
  const age = word('asOf', { time: '\n' }).split('\n')[0] ?? ''
  await bar
    .filter({ hasText: age })
    .filter({ hasText: /\d\d:\d\d/ })
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('hearings', 'brief.title') }).click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: say('hearings', 'brief.today') }).click()
  const brief = await opened
  await expect.poll(() => brief.url(), { timeout: 20_000 }).toMatch(/^blob:/)
  await brief.close()

  await page.goto(matter)
  await page.getByRole('heading', { name: title }).waitFor()
  await bar.filter({ hasText: /\d\d:\d\d/ }).waitFor()
  await page.getByRole('button', { name: say('matters', 'action.edit'), exact: true }).click()
  const edit = page.getByRole('dialog', { name: say('matters', 'edit.title') })
  const stage = edit.getByLabel(say('matters', 'column.stage'))
  await stage.fill('For orders')
  const save = edit.getByRole('button', { name: say('matters', 'save') })
  expect(await save.getAttribute('aria-disabled')).toBe('true')
  await stage.press('Enter')
  await page
    .getByRole('alert')
    .filter({ hasText: word('needsNetwork') })
    .waitFor()
  await expect.poll(() => stage.inputValue()).toBe('For orders')
  await expectAccessible(page)

  await page.goto(`${matter}?tab=notes`)
  await page.getByRole('button', { name: say('notes', 'write') }).click()
  await page.getByRole('textbox', { name: say('notes', 'write') }).fill('Ask for a short date')
  await page.getByRole('button', { name: say('common', 'save') }).click()
  const note = page.getByRole('article').filter({ hasText: 'Ask for a short date' })
  await note.getByText(word('waiting')).waitFor()

  await goWithin(page, '/dashboard/hearings')
  const entry = page.getByRole('row').filter({ hasText: 'Kusum Devi' })
  await entry.getByRole('button', { name: say('hearings', 'entry.note_outcome', { title }) }).click()
  const dialog = page.getByRole('dialog', { name: say('hearings', 'outcome.title') })
  await dialog.getByText(say('hearings', 'outcomes.reserved'), { exact: true }).click()
  await dialog.getByLabel(say('hearings', 'outcome.business')).fill('Heard at length')
  await dialog.getByRole('button', { name: say('common', 'save') }).click()
  await page.getByText(word('kept')).first().waitFor()
  await entry.getByText(word('waiting')).waitFor()
  await page.reload()
  await entry.getByText(word('waiting')).waitFor()
  await page.getByRole('button', { name: word('waits_other', { count: 2 }) }).click()
  await page.getByRole('dialog').getByText('Heard at length').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/hearing/outcome')) sent.push(request.headers()['idempotency-key'] ?? '')
  })
  await page.context().setOffline(false)
  await page.getByText(word('sent_other', { count: 2 })).waitFor()
  await entry.getByText(say('hearings', 'outcomes.reserved')).waitFor()
  await bar.waitFor({ state: 'hidden' })
  expect(await entry.getByText(word('waiting')).count()).toBe(0)
  expect(await page.locator('[data-needs-network]').count()).toBe(0)
  expect(new Set(sent).size).toBe(1)
  const { body } = await call(app, '/api/hearing', { token })
  const reported = (body.data as { data: { outcome: { outcome: string; business: string } | null }[] }[])
    .flatMap(({ data }) => data)
    .flatMap(({ outcome }) => (outcome ? [[outcome.outcome, outcome.business]] : []))
  expect(reported).toEqual([['reserved', 'Heard at length']])
  expectClean(disconnected)
  return page
}

test('data fetched ahead is shown offline, entries made offline are sent once, and another person sees no data', async () => {
  const page = await spendADayWithoutNetwork()
  const kept = await listSealed(page)
  expect(kept.length).toBeGreaterThan(3)

  const { remembered } = await foundChamber(app)
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(remembered)})`)
  await page.goto('/dashboard/analytics')
  const keptOfFirst = async () => (await listSealed(page)).filter((line) => kept.includes(line))
  await expect.poll(keptOfFirst).toEqual([])
  await page.context().setOffline(true)
  await page.reload()
  await page
    .getByRole('status')
    .filter({ hasText: wordsOf('en')('offline', 'offline') })
    .waitFor()
  await page.locator('h1').first().waitFor()
  expect(await page.getByText('Kusum Devi').count()).toBe(0)
  expect(await keptOfFirst()).toEqual([])
}, 240_000)

test('the manifest and the icons allow a browser to install the application', async () => {
  const manifest = (await (await fetch(`${app}/manifest.webmanifest`)).json()) as {
    icons: { src: string; type: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Peshi', display: 'standalone', start_url: '/' })
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(`${app}${src}`)
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type])
  }
})
