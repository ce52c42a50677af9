import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { findAtCourt } from '@peshi/contract/courts/find-case'
import { listSync } from '@peshi/contract/courts/sync'
import { getMatter, saveMatter } from '@peshi/contract/matters/matters'
import { listOrders, syncOrders } from '@peshi/contract/matters/orders'
import { CourtId } from '@peshi/contract/platform/ids'
import type { StreamEvent } from '@peshi/contract/platform/stream'
import { connectorFor } from '@peshi/courts/registry'
import { buildSandbox } from '@peshi/sandbox/app'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openCourtAccess } from '../src/courts/courts/open-court-access.ts'
import { refreshCases } from '../src/courts/sync/sync.jobs.ts'
import { caseEvent } from '../src/platform/db/cases.schema.ts'
import { startJobs } from '../src/platform/process/feature.ts'
import { handClock, type TestApp, testApp } from './app.ts'
import { newChamber } from './chamber.ts'
import { testDatabase } from './database.ts'
import { hostileSite, type Mischief } from './hostile-site.ts'

/** This tribunal's site has no captcha, so people and background jobs can read it. */
const court = CourtId.parse('tribunals-nclt-prayagraj')
const query = { by: 'case-number' as const, case_type: '16', case_number: '41', case_year: 2025 }
const hour = 3_600_000
const clock = handClock()

let sandbox: Awaited<ReturnType<typeof buildSandbox>>
let site: Awaited<ReturnType<typeof hostileSite>>
let tests: TestApp

beforeAll(async () => {
  sandbox = await buildSandbox({ clock })
  await sandbox.listen({ host: '127.0.0.1', port: 0 })
  site = await hostileSite((sandbox.server.address() as AddressInfo).port)
  const db = await testDatabase()
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl: site.url, operatorContact: 'tests@example.in' },
    db,
    clock,
    log: { warn: vi.fn(), error: vi.fn() },
    connectorOf: connectorFor,
    perSecond: 500,
    limits: { connect: 500, whole: 700, backoff: 10 },
  })
  tests = await testApp({ clock, context: { db, courts } })
  await startJobs(tests.context)
})
afterAll(async () => {
  await tests.close()
  await site.close()
  await sandbox.close()
})
beforeEach(() => {
  site.mischief = null
  site.asked.length = 0
  tests.queue.held.length = 0
})

async function follow() {
  const who = await newChamber(tests.db)
  const call: ReturnType<TestApp['as']>['call'] = (...args) => tests.as(who).call(...args)
  const found = await call(findAtCourt, { params: { unique_id: court }, body: query })
  const matter_id = found.body.data[0]?.matter_id
  if (!matter_id) throw new Error(`nothing found: ${found.body.message}`)
  const saved = await call(saveMatter, { body: { unique_id: court, matter_id } })
  await tests.queue.runHeld()
  const id = saved.body.data._id
  const detail = async () => (await call(getMatter, { params: { id } })).body.data
  return {
    ...who,
    id,
    call,
    detail,
    orders: async () => (await call(listOrders, { params: { matterId: id } })).body.data,
    events: () =>
      tests.db.asSystem('court-sync', (tx) =>
        tx.select().from(caseEvent).where(eq(caseEvent.case_id, matter_id)).orderBy(caseEvent.id),
      ),
    health: async () => (await call(listSync)).body.data[0],
    refresh: () => call(saveMatter, { body: { unique_id: court, matter_id, refresh: true } }),
    syncOrders: () => call(syncOrders, { body: { matter_id: id } }),
  }
}

async function readDue() {
  tests.queue.held.push({ name: refreshCases.name, data: {} })
  await tests.queue.runHeld()
}

async function kept({ detail, orders, events }: Awaited<ReturnType<typeof follow>>) {
  const { title, petitioner, respondent, stage, next_date, case_status, read_at, record } = await detail()
  const documents = (await orders()).map(({ _id, date, document, size, problem }) => [
    _id,
    date,
    document,
    size,
    problem,
  ])
  return {
    title,
    petitioner,
    respondent,
    stage,
    next_date,
    case_status,
    read_at,
    record,
    documents,
    events: await events(),
  }
}

const say =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Mischief =>
  (_asked, answer) => {
    answer.writeHead(status, { 'content-type': 'text/html; charset=UTF-8', ...headers }).end(body)
    return true
  }

const json = { 'content-type': 'application/json' }
const noise = Buffer.alloc(10_000_000, 'noise <td> ~ ')

const drip =
  (part: Buffer, everyMs: number): Mischief =>
  (_asked, answer) => {
    answer.writeHead(200, json)
    const timer = setInterval(() => answer.write(part), everyMs)
    void once(answer, 'close').then(() => clearInterval(timer))
    return true
  }

const otherCase = { filing_no: '0902101000882024', case_no: 'CP/17(ALL)2024' }

const onCasePage =
  (mischief: Mischief): Mischief =>
  (asked, answer) =>
    /alldetails/.test(asked.url ?? '') && mischief(asked, answer)

const badDays: Record<string, [Mischief, 'down' | 'blocked' | 'page-changed']> = {
  'does not answer': [() => true, 'down'],
  'answers a byte at a time': [drip(Buffer.from(' '), 100), 'down'],
  'hangs up': [(asked) => Boolean(asked.socket.destroy()), 'down'],
  'answers 502': [say(502, 'Bad Gateway'), 'down'],
  'answers 429': [say(429, 'Too Many Requests'), 'blocked'],
  'redirects to another host': [say(302, '', { location: 'http://court.invalid/login' }), 'blocked'],
  'redirects in a loop': [(asked, answer) => say(302, '', { location: asked.url ?? '/' })(asked, answer), 'down'],
  'sends 10 MB of noise': [say(200, noise), 'page-changed'],
  'sends endless noise': [drip(Buffer.alloc(1_000_000, 'x'), 5), 'page-changed'],
  'sends gigabytes in a small compressed reply': [
    say(200, gzipSync(Buffer.alloc(300_000_000)), { ...json, 'content-encoding': 'gzip' }),
    'page-changed',
  ],
  'sends an empty page': [onCasePage(say(200, '', json)), 'page-changed'],
  'sends a page of another site': [
    onCasePage(say(200, '<html><title>Municipal Corporation</title><h1>Water bills</h1></html>')),
    'page-changed',
  ],
  'sends another case': [
    onCasePage(
      say(
        200,
        JSON.stringify({
          isregistered: [{ ...otherCase, case_title1: 'LEELA WATI AGARWAL', case_title2: 'AGARWAL COLD STORAGE' }],
          allfinalstatuslist: [{ ...otherCase, case_type: 'CP', current_status: 'Disposed' }],
          partydetailslist: [],
          allproceedingdtls: [],
          disposedetailslist: [],
          mainFilnowithIaNoList: [],
        }),
        json,
      ),
    ),
    'page-changed',
  ],
  'sends a PDF instead of a page': [
    onCasePage(say(200, '%PDF-1.7 x', { 'content-type': 'application/pdf' })),
    'page-changed',
  ],
  'sends a truncated page': [onCasePage(say(200, '{"isregistered":[{"filing_no":"090210100', json)), 'page-changed'],
}

describe.each(Object.entries(badDays))('a court that %s', (_day, [mischief, failure]) => {
  test('stored data is kept, the failure’s start and reason are shown, and reading works again later', {
    timeout: 120_000,
  }, async () => {
    const followed = await follow()
    const before = await kept(followed)
    const { last_success_at } = (await followed.health()) ?? {}

    clock.forward(hour)
    site.mischief = mischief
    const since = clock.now().toISOString()
    const refreshed = await followed.refresh()
    expect([refreshed.status, refreshed.body.code]).toEqual([503, `court-${failure}`])
    clock.forward(26 * hour)
    site.asked.length = 0
    await readDue()
    expect(site.asked.length).toBeGreaterThan(0)

    expect(await kept(followed)).toEqual(before)
    const { failing_since, sync } = await followed.detail()
    expect([failing_since, sync.problem]).toEqual([since, refreshed.body.message])
    expect(await followed.health()).toMatchObject({
      obstacle: failure,
      last_success_at,
      failed: 1,
      oldest_read_at: before.read_at,
    })

    site.mischief = null
    clock.forward(26 * hour)
    await readDue()
    expect(await followed.detail()).toMatchObject({ failing_since: null, sync: { problem: null } })
    expect(await followed.health()).toMatchObject({ obstacle: null, failed: 0 })
  })
})

const pdf = (text: string) => Buffer.from(`%PDF-1.4 ${text} %%EOF`)
const asPdf = { 'content-type': 'application/pdf' }
const mark = Buffer.from([0xef, 0xbb, 0xbf])
const loginPage = '<!DOCTYPE html><html><body><form>Sign in to go on</form></body></html>'

const documents: Record<string, [Mischief, 'failed' | 'missing', RegExp]> = {
  'a page that claims to be a PDF': [say(200, loginPage, asPdf), 'failed', /changed/],
  'a byte order mark and a page': [say(200, Buffer.concat([mark, Buffer.from(loginPage)]), asPdf), 'failed', /changed/],
  'a sentence that claims to be a PDF': [say(200, '<p>File not found</p>', asPdf), 'missing', /no document/],
  'nothing, as a PDF': [say(200, '', asPdf), 'missing', /no document/],
  'a truncated PDF': [say(200, '%PDF-1.4 it breaks off', asPdf), 'failed', /not responding/],
  'a refusal': [say(429, 'slow down'), 'failed', /refusing requests/],
  'a redirect to another host': [
    say(302, '', { location: 'http://court.invalid/x.pdf' }),
    'failed',
    /refusing requests/,
  ],
  'an endless PDF': [drip(Buffer.alloc(1_000_000, '%PDF-'), 1), 'failed', /changed|not responding/],
}

async function awaitOrder(followed: Awaited<ReturnType<typeof follow>>) {
  const before = (await followed.orders()).length
  clock.forward(36 * 24 * hour)
  expect((await followed.refresh()).status).toBe(200)
  const orders = await followed.orders()
  expect(orders.length).toBeGreaterThan(before)
  return orders[0]?._id
}

const onOrder =
  (mischief: Mischief): Mischief =>
  (asked, answer) =>
    /ordersview/.test(asked.url ?? '') && mischief(asked, answer)

async function runAll() {
  while (tests.queue.held.length > 0)
    await tests.queue.runHeld().catch((error: unknown) => expect(error).toHaveProperty('code'))
}

describe.each(Object.entries(documents))('an order request answered by %s', (_what, [mischief, document, problem]) => {
  test('the reply is never stored as the order’s document', { timeout: 30_000 }, async () => {
    const followed = await follow()
    const put = vi.spyOn(tests.context.files, 'put')
    const id = await awaitOrder(followed)
    site.mischief = onOrder(mischief)
    await runAll()
    const order = (await followed.orders()).find(({ _id }) => _id === id)
    expect(order).toMatchObject({ document, file: null, size: null, problem: expect.stringMatching(problem) })
    expect(put).not.toHaveBeenCalled()

    site.mischief = onOrder(say(200, Buffer.concat([mark, pdf('at last')]), asPdf))
    clock.forward(hour)
    await followed.syncOrders()
    await runAll()
    const again = (await followed.orders()).find(({ _id }) => _id === id)
    expect(again).toMatchObject({ document: 'ready', problem: null, size: pdf('at last').byteLength })
    const file = await tests.app.inject({ url: again?.file ?? '/none' })
    expect(file.rawPayload.equals(pdf('at last'))).toBe(true)
    put.mockRestore()
  })
})

describe('two chambers that follow one case', () => {
  const heardBy = ({ chamberId }: Awaited<ReturnType<typeof follow>>) => {
    const heard: StreamEvent[] = []
    const stop = tests.context.events.subscribe(chamberId, (event) => heard.push(event))
    return { heard, stop }
  }
  const casePages = () => site.asked.filter((url) => /alldetails/.test(url))

  test('a due case is read once for both chambers, and both chambers are notified', async () => {
    const both = [await follow(), await follow()] as const
    clock.forward(36 * 24 * hour)
    const ears = both.map(heardBy)
    await pause(300)
    for (const { heard } of ears) heard.length = 0
    site.asked.length = 0
    await readDue()
    expect(casePages()).toHaveLength(1)
    const orderPages = site.asked.filter((url) => /ordersview/.test(url))
    expect(orderPages.length).toBeGreaterThan(0)
    expect(new Set(orderPages).size).toBe(orderPages.length)

    const [mine, theirs] = await Promise.all(both.map(({ detail }) => detail()))
    expect(mine?.read_at).toBe(clock.now().toISOString())
    expect(theirs).toMatchObject({ read_at: mine?.read_at, next_date: mine?.next_date })
    for (const [place, { heard, stop }] of ears.entries()) {
      const matter_id = both[place]?.id
      await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ type: 'case.read', matter_id })))
      expect(heard.filter(({ type }) => type === 'case.read')).toHaveLength(1)
      stop()
    }
    for (const { events } of both)
      expect(
        (await events()).filter(({ seen_at }) => seen_at.toISOString() === mine?.read_at).map(({ kind }) => kind),
      ).toContain('new-order')
  })

  test('two simultaneous refreshes cause one court request', async () => {
    const both = [await follow(), await follow()] as const
    clock.forward(26 * hour)
    site.asked.length = 0
    const replies = await Promise.all(both.map(({ refresh }) => refresh()))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(casePages()).toHaveLength(1)
  })
})
