import type { BrowserContextOptions, Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { dayInIndia } from './india-time.ts'
import { ownProduct } from './own-product.ts'
import { register } from './people.ts'
import { listSealed } from './stored.ts'
import { call } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app } = ownProduct()

const browser = await ownBrowser()

const writingMs = 1500
const title = 'Kusum Devi v. State'
const withWorker: BrowserContextOptions = { ...phone, serviceWorkers: 'allow' }

const tokenOf = (page: Page) => page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)

async function addMatter(page: Page): Promise<string> {
  const body = {
    ...{ unique_id: 'tribunals-nclt-mumbai', petitioner: 'Kusum Devi', respondent: 'State', case_type: 'OA' },
    ...{ case_number: String(Math.trunc(Math.random() * 900_000) + 1), case_year: 2025, next_date: dayInIndia(0) },
  }
  expect((await call(app, '/api/add', { token: await tokenOf(page), body })).status).toBe(200)
  const { body: list } = await call(app, '/api/matter_list/matters?search=Kusum', { token: await tokenOf(page) })
  const [matter] = list.data as { _id: string }[]
  if (!matter) throw new Error('The matter is not there')
  return matter._id
}

async function waitUntilKept(page: Page) {
  const isReady = () =>
    page.evaluate<boolean>(
      `(async () => navigator.serviceWorker.controller !== null && (await caches.match('/index.html')) !== undefined)()`,
    )
  await expect.poll(isReady, { timeout: 90_000, interval: 500 }).toBe(true)
  // Loads the page once more, so that the service worker stores the translations and fonts.
  await page.reload()
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(3500)
}

const disconnected = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/]

async function spendADayWithoutNetwork(say: Say) {
  const { page, expectClean } = await openPage(browser, app, withWorker)
  const word = (key: string, values?: Record<string, string | number>) => say('offline', key, values)
  await page.goto('/register')
  await register(page, say)
  const matter = `/dashboard/matters/matter-preview/${await addMatter(page)}`
  await page.goto('/dashboard/hearings')
  const entry = page.getByRole('row').filter({ hasText: 'Kusum Devi' })
  await entry.waitFor()
  await page.waitForTimeout(writingMs)
  await page.goto(matter)
  await page.getByRole('heading', { name: title }).waitFor()
  await page.waitForTimeout(writingMs)
  await page.goto('/dashboard/analytics')
  await page.getByRole('link', { name: title }).first().waitFor()
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

  await page.goto('/dashboard/hearings')
  await entry.getByRole('button', { name: say('hearings', 'entry.note_outcome', { title }) }).click()
  const dialog = page.getByRole('dialog', { name: say('hearings', 'outcome.title') })
  await dialog.getByText(say('hearings', 'outcomes.reserved'), { exact: true }).click()
  await dialog.getByLabel(say('hearings', 'outcome.business')).fill('Heard at length')
  await dialog.getByRole('button', { name: say('common', 'save') }).click()
  await page.getByText(word('kept')).waitFor()
  await entry.getByText(word('waiting')).waitFor()
  await page.reload()
  await entry.getByText(word('waiting')).waitFor()
  await page.getByRole('button', { name: word('waits_one', { count: 1 }) }).click()
  await page.getByRole('dialog').getByText('Heard at length').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/hearing/outcome')) sent.push(request.headers()['idempotency-key'] ?? '')
  })
  await page.context().setOffline(false)
  await page.getByText(word('sent_one', { count: 1 })).waitFor()
  await entry.getByText(say('hearings', 'outcomes.reserved')).waitFor()
  await bar.waitFor({ state: 'hidden' })
  expect(await entry.getByText(word('waiting')).count()).toBe(0)
  expect(await page.locator('[data-needs-network]').count()).toBe(0)
  expect(new Set(sent).size).toBe(1)
  const { body } = await call(app, '/api/hearing', { token: await tokenOf(page) })
  const reported = (body.data as { data: { outcome: { outcome: string; business: string } | null }[] }[])
    .flatMap(({ data }) => data)
    .flatMap(({ outcome }) => (outcome ? [[outcome.outcome, outcome.business]] : []))
  expect(reported).toEqual([['reserved', 'Heard at length']])
  expectClean(disconnected)
  return page
}

test('an outcome entered offline is sent once, and another person on the device sees no data', async () => {
  const say = wordsOf('en')
  const page = await spendADayWithoutNetwork(say)
  const kept = await listSealed(page)
  expect(kept.length).toBeGreaterThan(3)
  await page.evaluate(`localStorage.removeItem('userData'); localStorage.removeItem('token')`)

  await page.goto('/register')
  await register(page, say)
  await page.waitForTimeout(3000)
  await page.context().setOffline(true)
  await page.reload()
  await page
    .getByRole('status')
    .filter({ hasText: say('offline', 'offline') })
    .waitFor()
  await page.locator('h1').first().waitFor()
  expect(await page.getByText('Kusum Devi').count()).toBe(0)
  expect((await listSealed(page)).filter((line) => kept.includes(line))).toEqual([])
  await page.context().close()
}, 240_000)

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

test('matters with a hearing today are stored on a phone before the person opens them', async () => {
  const say = wordsOf('en')
  const { page, expectClean } = await openPage(browser, app, withWorker)
  await page.goto('/register')
  await register(page, say)
  const id = await addMatter(page)
  await openUntilFetchedAhead(page)
  await waitUntilKept(page)

  await page.context().setOffline(true)
  await page.goto(`/dashboard/matters/matter-preview/${id}?tab=notes`)
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByRole('button', { name: say('notes', 'write') }).click()
  await page.getByRole('textbox', { name: say('notes', 'write') }).fill('Ask for a short date')
  await page.getByRole('button', { name: say('common', 'save') }).click()
  const note = page.getByRole('article').filter({ hasText: 'Ask for a short date' })
  await note.getByText(say('offline', 'waiting')).waitFor()

  await page.goto('/dashboard/analytics')
  await page.getByRole('button', { name: say('hearings', 'brief.title') }).click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: say('hearings', 'brief.today') }).click()
  await expect.poll(async () => (await opened).url(), { timeout: 20_000 }).toMatch(/^blob:/)

  await page.context().setOffline(false)
  await page.getByText(say('offline', 'sent_one', { count: 1 })).waitFor()
  expectClean(disconnected)
  await page.context().close()
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
