import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { desktop, expectAccessible, ownBrowser } from './browser.ts'
import { signInOnPage } from './people.ts'
import { freePort, type Running, startSandbox, startServer } from './product.ts'
import { call, signIn } from './wire.ts'
import { wordsOf } from './words.ts'

/** Friday, 11:30 in India. */
const morning = '2026-11-20T06:00:00Z'
const evening = '2026-11-20T14:00:00Z'
const board = '/dashboard/displayboard'
const say = wordsOf('en')

let data: string
let base: string
let site: string
let running: Running[]
const browser = await ownBrowser()
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'peshi-boards-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  site = `http://127.0.0.1:${sandboxPort}`
  base = `http://127.0.0.1:${port}`
  running = [await startSandbox(sandboxPort)]
  await setDay({ date: '2026-11-20', time: '11:30' })
  running.unshift(await startServer({ port, sandboxPort, data, env: { PESHI_CLOCK: morning } }))
  const token = await signIn(base)
  await call(base, '/api/users/update', { token, body: { court_id: 'hc-allahabad' } })
})
afterAll(async () => {
  for (const process of running) await process.stop()
  await rm(data, { recursive: true, force: true })
})

const setDay = (day: object) => call(site, '/control/api/day', { body: day })

let context: BrowserContext
let asked: string[]
let streams: number
beforeEach(async () => {
  context = await browser.newContext({ ...desktop, baseURL: base, timezoneId: 'America/New_York' })
  asked = []
  streams = 0
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/display_board/')) asked.push(pathname)
    if (pathname === '/api/stream' && search.includes('hc-allahabad')) streams += 1
  })
  context.on('requestfinished', endStream)
  context.on('requestfailed', endStream)
})
afterEach(() => context.close())

const endStream = (request: { url(): string }) => {
  const { pathname, search } = new URL(request.url())
  if (pathname === '/api/stream' && search.includes('hc-allahabad')) streams -= 1
}

/** Without this, the app would follow the server's `Date` header instead of the browser's clock. */
const goByOwnClock = `
  const get = Headers.prototype.get
  Headers.prototype.get = function (name) { return name === 'date' ? null : get.call(this, name) }`

async function openBoard(now: string): Promise<Page> {
  await context.clock.install({ time: new Date(now) })
  await context.addInitScript(goByOwnClock)
  const page = await context.newPage()
  await page.goto(board)
  await signInOnPage(page, say, 'owner@demo.peshi.in')
  await page.getByRole('heading', { name: 'Allahabad High Court', exact: true }).waitFor()
  return page
}

const itemOf = (page: Page) => page.locator('tbody tr').first().locator('td').first().innerText()

test('the board updates in two tabs through one stream, without polling', async () => {
  const first = await openBoard(morning)
  await expectAccessible(first)
  const second = await context.newPage()
  await second.goto(board)
  await second.getByRole('row').nth(1).waitFor()
  await expect.poll(() => streams).toBe(1)
  const before = await itemOf(first)
  await setDay({ date: '2026-11-20', time: '15:30' })
  await expect.poll(() => itemOf(first), { timeout: 80_000, interval: 500 }).not.toBe(before)
  await expect.poll(() => itemOf(second)).toBe(await itemOf(first))
  expect(asked).toEqual(Array(2).fill('/api/display_board/hc-allahabad'))
  expect(streams).toBe(1)
}, 120_000)

test('in the evening, the board shows its last known state and the Indian time of that state', async () => {
  const page = await openBoard(evening)
  await page.getByText(/^Last known, 1\d:\d\d$/).waitFor()
})

test('a button opens the board in full screen, and Escape closes the full screen', async () => {
  const page = await openBoard(morning)
  await page.getByRole('button', { name: say('boards', 'wall.open') }).click()
  await page.getByRole('button', { name: say('boards', 'wall.close') }).waitFor()
  expect(new URL(page.url()).search).toBe('?wall=1')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: say('boards', 'title') }).waitFor()
})
