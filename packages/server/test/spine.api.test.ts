import type { AddressInfo } from 'node:net'
import { findAtAllahabad, findAtCourt, findAtDistrict } from '@peshi/contract/courts/find-case'
import { getMatter, saveMatter } from '@peshi/contract/matters/matters'
import { addOrderFile, listOrders, syncOrders } from '@peshi/contract/matters/orders'
import { CourtId } from '@peshi/contract/platform/ids'
import { connectorFor } from '@peshi/courts/registry'
import { buildSandbox } from '@peshi/sandbox/app'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { features } from '../src/app/features.ts'
import { openCourtAccess } from '../src/courts/courts/open-court-access.ts'
import { jobsOf } from '../src/platform/events/after.ts'
import { openQueue } from '../src/platform/jobs/queue.ts'
import { startJobs } from '../src/platform/process/feature.ts'
import { handClock, type TestApp, testApp } from './app.ts'
import { newChamber } from './chamber.ts'
import { testDatabase } from './database.ts'

const quiet = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const clock = handClock()

let sandbox: Awaited<ReturnType<typeof buildSandbox>>
let tests: TestApp

beforeAll(async () => {
  sandbox = await buildSandbox({ clock })
  await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const { port } = sandbox.server.address() as AddressInfo
  const db = await testDatabase()
  const queue = openQueue(db, { role: 'all', log: quiet, jobs: jobsOf(features) })
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl: `http://127.0.0.1:${port}`, operatorContact: 'tests@example.in' },
    db,
    clock,
    log: quiet,
    connectorOf: connectorFor,
    perSecond: 200,
  })
  tests = await testApp({ clock, context: { db, queue, courts } })
  await queue.start()
  await startJobs(tests.context)
})
afterAll(async () => {
  await tests.context.queue.stop(2)
  await tests.close()
  await sandbox.close()
})
beforeEach(async () => {
  await control('POST', '/reset')
})

async function control<T = unknown>(method: 'GET' | 'POST', path: string, payload?: object): Promise<T> {
  const reply = await sandbox.inject({ method, url: `/control/api${path}`, ...(payload && { payload }) })
  const body = reply.json()
  if (!body.success) throw new Error(`${path}: ${body.message}`)
  return body.data
}
const setSite = (site: string, mode: string) => control('POST', `/sites/${site}`, { mode })

interface DemoCase {
  court: CourtId
  caseTypeCode: string
  number: number
  year: number
  cnr: string | null
}
async function demoCase(court: string) {
  const demo = (await control<DemoCase[]>('GET', '/demo-cases')).find((one) => one.court === court)
  if (!demo) throw new Error(`The sandbox shows no case of ${court}`)
  return demo
}

const readPicture = async () => (await control<{ answer: string }[]>('GET', '/captchas'))[0]?.answer ?? ''

type Person = Awaited<ReturnType<typeof newPerson>>
async function newPerson() {
  const who = await newChamber(tests.db)
  const { call } = tests.as(who)

  async function find(court: CourtId, body: object) {
    return ['hc-allahabad', 'hc-lucknow'].includes(court)
      ? call(findAtAllahabad, { body: { ...body, unique_id: court } })
      : court.startsWith('dc-')
        ? call(findAtDistrict, { body: { ...body, unique_id: court } })
        : call(findAtCourt, { params: { unique_id: court }, body })
  }
  return { ...who, call, find }
}

const queryOf = ({ caseTypeCode, number, year }: DemoCase) => ({
  by: 'case-number' as const,
  case_type: caseTypeCode,
  case_number: String(number),
  case_year: year,
})

async function follow(person: Person, demo: DemoCase, body: object = queryOf(demo)) {
  const asked = await person.find(demo.court, body)
  expect(asked.body).toMatchObject({ success: true, challenge: { image: expect.stringMatching(/^data:image\//) } })
  const challenge_id = asked.body.challenge?._id
  const found = await person.find(demo.court, { ...body, challenge_id, answer: await readPicture() })
  expect(found.body.message ?? 'found').toBe('found')
  const [preview] = found.body.data
  if (!preview) throw new Error('nothing found')
  const saved = await person.call(saveMatter, { body: { unique_id: demo.court, matter_id: preview.matter_id } })
  expect(saved.body.message).toContain('Matter saved successfully!')
  const id = saved.body.data._id

  const detail = async () => (await person.call(getMatter, { params: { id } })).body.data
  const orders = async () => (await person.call(listOrders, { params: { matterId: id } })).body.data
  const refresh = () =>
    person.call(saveMatter, { body: { unique_id: demo.court, matter_id: preview.matter_id, refresh: true } })
  return { preview, id, detail, orders, refresh }
}

const soon = { timeout: 20_000, interval: 50 }

describe.each(['hc-delhi', 'hc-bombay', 'hc-calcutta', 'hc-tripura', 'sci'])('a case at the court %s', (court) => {
  test('the case is found with a captcha and saved, and every order arrives as a PDF', async () => {
    const demo = await demoCase(court)
    const { preview, detail, orders } = await follow(await newPerson(), demo)
    expect(preview).toMatchObject({ case_number: String(demo.number), case_year: demo.year, hc_name: court })
    await vi.waitFor(async () => {
      expect((await detail()).sync.state).toBe('idle')
    }, soon)
    const listed = await orders()
    expect(listed.length).toBe(preview.orders)
    for (const order of listed) {
      expect([order.document, order.problem]).toEqual(['ready', null])
      const file = await tests.app.inject({ url: order.file ?? '/none' })
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(file.rawPayload.byteLength).toBe(order.size)
    }
    const { hearings } = (await detail()).record ?? { hearings: [] }
    expect(hearings.length).toBeGreaterThan(0)
  })
})

test('a case at an hcservices court is found by its CNR', async () => {
  const demo = await demoCase('hc-delhi')
  const { preview } = await follow(await newPerson(), demo, { by: 'cnr', cnr: demo.cnr })
  expect(preview.cnr).toBe(demo.cnr)
})

test('a Supreme Court case is found by its diary number', async () => {
  const demo = await demoCase('sci')
  const body = { by: 'diary-number', case_number: '18342', case_year: 2025 }
  const { preview } = await follow(await newPerson(), demo, body)
  expect([preview.cnr, preview.case_number]).toEqual([demo.cnr, String(demo.number)])
})

test('a district court’s case is found by its CNR without a captcha', async () => {
  const demo = await demoCase('dc-prayagraj')
  const { body } = await (await newPerson()).find(demo.court, { by: 'cnr', cnr: demo.cnr })
  expect(body.challenge).toBeNull()
  expect(body.data.map(({ cnr }) => cnr)).toEqual([demo.cnr])
})

test('a search for a party at a district court finds several cases', async () => {
  const { court } = await demoCase('dc-prayagraj')
  const person = await newPerson()
  const query = { by: 'party', name: 'Chhote Lal', case_year: 2026, establishment: 'UPAD01,UPAD02,UPAD04' }
  const asked = await person.find(court, query)
  const answer = await readPicture()
  const found = await person.find(court, { ...query, challenge_id: asked.body.challenge?._id, answer })
  expect(found.body.data.map(({ case_type, case_number }) => [case_type, case_number])).toEqual([
    ['BA', '214'],
    ['CRL REV', '38'],
  ])
})

test('a search at a district whose portal refuses programs is refused with that reason', async () => {
  const { status, body } = await (await newPerson()).find('dc-kheda' as CourtId, { by: 'cnr', cnr: 'GJKH010000012024' })
  expect([status, body.message]).toEqual([409, expect.stringContaining('refuses programs')])
})

test.each(['hc-allahabad', 'hc-lucknow'])(
  'at %s, each order has a link so that a person can fetch the order',
  async (court) => {
    const person = await newPerson()
    const { detail, orders, id } = await follow(person, await demoCase(court))
    const listed = await orders()
    expect(listed.length).toBeGreaterThan(0)
    expect(new Set(listed.map(({ document }) => document))).toEqual(new Set(['by-hand']))
    for (const { link } of listed) expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/elegalix-host\//)
    expect((await detail()).sync).toMatchObject({ orders_total: 0, problem: null })

    const [order] = listed
    if (!order) throw new Error('no order')
    const put = await person.call(
      addOrderFile,
      { params: { id: order._id }, query: { matter_id: id }, body: Buffer.from('%PDF-1.7 fetched by hand') },
      { 'content-type': 'application/pdf' },
    )
    expect(put.body.data).toMatchObject({ document: 'ready', added_by_hand: true })
  },
)

test('a wrong captcha answer and a missing case are reported, and the right answer finds the case', async () => {
  const person = await newPerson()
  const demo = await demoCase('hc-allahabad')
  for (const [court, wrong] of [
    ['hc-allahabad', '0000'],
    ['hc-delhi', 'zzzzzz'],
  ] as const) {
    const body = queryOf(await demoCase(court))
    const asked = await person.find(court as CourtId, body)
    const answered = await person.find(court as CourtId, {
      ...body,
      challenge_id: asked.body.challenge?._id,
      answer: wrong,
    })
    expect([answered.status, answered.body.code]).toEqual([400, 'challenge-rejected'])
  }
  const nobody = { ...queryOf(demo), case_number: '99999' }
  const asked = await person.find(demo.court, nobody)
  const answer = await readPicture()
  const missing = await person.find(demo.court, { ...nobody, challenge_id: asked.body.challenge?._id, answer })
  expect([missing.status, missing.body.code]).toEqual([404, 'case-not-found'])
})

test('a new order found by one chamber’s refresh reaches the other chamber that follows the case', async () => {
  const demo = await demoCase('hc-delhi')
  const [mine, theirs] = [await follow(await newPerson(), demo), await follow(await newPerson(), demo)]
  await vi.waitFor(async () => expect((await mine.detail()).sync.state).toBe('idle'), soon)
  const before = (await mine.orders()).length
  const [subject] = await control<{ id: string }[]>('GET', `/cases?court=hc-delhi&q=${demo.cnr}`)
  await control('POST', `/cases/${subject?.id}/order`, { text: 'List for final hearing.', next_date: '2027-03-15' })

  clock.forward(120_000)
  const refreshed = await mine.refresh()
  expect([refreshed.status, refreshed.body.message]).toEqual([200, 'Matter updated successfully!'])
  expect(refreshed.body.data.next_date).toBe('2027-03-15')
  await vi.waitFor(async () => {
    const orders = await theirs.orders()
    expect(orders).toHaveLength(before + 1)
    expect(orders.map(({ document }) => document)).not.toContain('queued')
    expect((await theirs.detail()).next_date).toBe('2027-03-15')
  }, soon)
  const [newest] = await theirs.orders()
  expect(newest?.document).toBe('ready')
})

test.each([
  ['down', 'court-down', 'Court server not responding, Please try after some time!'],
  ['maintenance', 'court-down', 'Court server not responding, Please try after some time!'],
  ['blocked', 'court-blocked', 'is refusing requests'],
  ['changed', 'court-page-changed', 'page has changed'],
])('if the site’s state is “%s”, stored data is kept and the reason is shown', async (mode, code, sentence) => {
  for (const [court, site] of [
    ['hc-gujarat', 'hcservices'],
    ['hc-calcutta', 'hcservices'],
    ['hc-allahabad', 'allahabad'],
  ] as const) {
    await setSite(site, 'normal')
    const person = await newPerson()
    const demo = await demoCase(court)
    const followed = await follow(person, demo)
    await setSite(site, mode)
    clock.forward(120_000)
    const refreshed = await followed.refresh()
    expect([court, refreshed.status, refreshed.body.code]).toEqual([court, 503, code])
    expect(refreshed.body.message).toContain(sentence)
    const detail = await followed.detail()
    expect(detail.title).toBe(followed.preview.title)
    expect(detail.failing_since).toBe(clock.now().toISOString())
    expect(detail.sync.problem).toContain(sentence)
    await setSite(site, 'normal')
    clock.forward(120_000)
    expect((await followed.refresh()).status).toBe(200)
    expect(await followed.detail()).toMatchObject({ failing_since: null })
  }
})

test('a sync of orders reads the case again', async () => {
  const person = await newPerson()
  const followed = await follow(person, await demoCase('hc-karnataka'))
  await vi.waitFor(async () => expect((await followed.detail()).sync.state).toBe('idle'), soon)
  clock.forward(120_000)
  const read = (await followed.detail()).read_at
  const { status } = await person.call(syncOrders, { body: { matter_id: followed.id } })
  expect(status).toBe(200)
  await vi.waitFor(async () => {
    const { sync, read_at } = await followed.detail()
    expect(sync.state).toBe('idle')
    expect(read_at).not.toBe(read)
  }, soon)
})

describe.each([
  ['tribunals-nclt-prayagraj', '16', 41, 2025, 'CP(IB)/41(ALL)2025'],
  ['tribunals-drt-lucknow', '1', 412, 2025, 'Original Application/412/2025'],
] as const)('a case at the tribunal %s', (id, case_type, number, case_year, label) => {
  test('the case is found without a captcha and saved, and its orders are fetched', async () => {
    const person = await newPerson()
    const body = { by: 'case-number' as const, case_type, case_number: String(number), case_year }
    const found = await person.find(CourtId.parse(id), body)
    expect(found.body).toMatchObject({ success: true, challenge: null })
    const [preview] = found.body.data
    if (!preview) throw new Error('nothing found')
    expect(preview).toMatchObject({ hc_name: id, case_number: String(number), case_year })
    const saved = await person.call(saveMatter, { body: { unique_id: id, matter_id: preview.matter_id } })
    const params = { id: saved.body.data._id }
    const detail = async () => (await person.call(getMatter, { params })).body.data
    await vi.waitFor(async () => {
      expect((await detail()).sync.state).toBe('idle')
    }, soon)
    const matter = await detail()
    expect(matter.record?.unique_case_number).toBe(label)
    expect(matter.record?.hearings.length).toBeGreaterThan(0)
    const orders = (await person.call(listOrders, { params: { matterId: params.id } })).body.data
    expect(orders).toHaveLength(preview.orders)
    for (const order of orders) expect([order.document, order.problem]).toEqual(['ready', null])
  })
})
