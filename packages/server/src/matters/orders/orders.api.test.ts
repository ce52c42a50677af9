import type { CaseRecord } from '@peshi/contract/courts/case-record'
import { getMatter, saveMatter } from '@peshi/contract/matters/matters'
import { addOrderFile, listOrders, type Order, orderText, syncOrders } from '@peshi/contract/matters/orders'
import type { MatterId, OrderId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import type { StreamEvent } from '@peshi/contract/platform/stream'
import { CourtDown, PageChanged } from '@peshi/courts/errors'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { caseRecord, courtOrder, delhi, fakeCourt } from '../../../test/fake-court.ts'
import { ladder } from '../../../test/ladder.ts'
import { findCase } from '../../../test/matters.ts'
import type { CaseStore } from '../../courts/courts/case-store.ts'
import { startCourtJobs } from '../../courts/courts/courts.jobs.ts'
import { openCourtAccess } from '../../courts/courts/open-court-access.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { createOrderTexts } from './order-text.service.ts'
import { startOrderJobs } from './orders.jobs.ts'

const court = fakeCourt([delhi])
const clock = handClock()
let tests: TestApp
let cases: CaseStore

beforeAll(async () => {
  const db = await testDatabase()
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl: null, operatorContact: 'tests@example.in' },
    db,
    clock,
    log: { warn: vi.fn(), error: vi.fn() },
    connectorOf: () => court.connector,
    perSecond: 1000,
  })
  tests = await testApp({ clock, context: { db, courts } })
  cases = tests.context.services.caseStore
  const texts = createOrderTexts(tests.context, async () => ({ kind: 'read', pages: ['An order'] }))
  await startOrderJobs(tests.context, texts)
  await startCourtJobs(tests.context)
})
afterAll(() => tests.close())
beforeEach(() => {
  tests.queue.held.length = 0
  court.visits.length = 0
  court.failing = null
  court.failures = []
  court.document = { kind: 'pdf', bytes: Buffer.from('%PDF-1.7 an order') }
})

let number = 7000
async function follow(orders: CaseRecord['orders']) {
  number += 1
  const record = caseRecord(String(number), { orders })
  const ref = { id: String(number) }
  court.cases.set(ref.id, record)
  const { id: caseId } = await cases.upsert(record, ref)
  const who = await newChamber(tests.db)
  const me = () => tests.as(who)
  await findCase(tests, who, { id: caseId, court: delhi })
  const saved = await me().call(saveMatter, { body: { unique_id: delhi, matter_id: caseId } })
  const matterId = saved.body.data._id
  const list = async () => (await me().call(listOrders, { params: { matterId } })).body.data
  const sync = async () => (await me().call(getMatter, { params: { id: matterId } })).body.data.sync
  return { ...who, me, caseId, matterId, list, sync, record, ref }
}

async function oneOrder(orders = [courtOrder('2026-11-02')]) {
  const followed = await follow(orders)
  const [order] = await followed.list()
  if (!order) throw new Error('no order')
  return { ...followed, order }
}

const bytesOf = (order: Order | undefined) =>
  tests.app.inject({ url: order?.file ?? '/none' }).then((reply) => reply.rawPayload.toString())

async function put(who: Parameters<TestApp['as']>[0], id: OrderId, matter_id: MatterId, body: Buffer | string) {
  return tests
    .as(who)
    .call(addOrderFile, { params: { id }, query: { matter_id }, body }, { 'content-type': 'application/pdf' })
}

const someId = '0199f0a4-1111-7abc-8def-000000000001'
ladder(listOrders, () => tests, {
  input: { params: { matterId: someId } },
  invalid: { 'an invalid id': { params: { matterId: 'x' } } },
  foreign: async () => ({ params: { matterId: (await oneOrder()).matterId } }),
  refused: 'billing',
})
ladder(syncOrders, () => tests, {
  input: { body: { matter_id: someId } },
  invalid: { 'a missing matter': { body: {} } },
  foreign: async () => ({ body: { matter_id: (await oneOrder()).matterId } }),
  refused: 'billing',
})
ladder(orderText, () => tests, {
  input: { params: { id: someId }, query: { matter_id: someId } },
  invalid: { 'a missing matter': { params: { id: someId }, query: {} } },
  foreign: async () => {
    const { order, matterId } = await oneOrder()
    return { params: { id: order._id }, query: { matter_id: matterId } }
  },
  refused: 'billing',
})
ladder(addOrderFile, () => tests, {
  input: { params: { id: someId }, query: { matter_id: someId } },
  invalid: { 'an invalid id': { params: { id: 'x' }, query: { matter_id: someId } } },
  refused: 'billing',
})

describe('the list of orders', () => {
  test('orders are listed newest first, with the state and address of each document', async () => {
    const { list } = await follow([
      courtOrder('2026-01-05'),
      courtOrder('2026-09-01', { kind: 'judgment' }),
      courtOrder('2026-05-01', { link: 'https://court.invalid/5' }),
    ])
    expect((await list()).map((order) => [order.date, order.document, order.file])).toEqual([
      ['2026-09-01', 'queued', null],
      ['2026-05-01', 'by-hand', null],
      ['2026-01-05', 'queued', null],
    ])
    await tests.queue.runHeld()
    const orders = await list()
    expect(orders.map(({ document, size }) => [document, size])).toEqual([
      ['ready', 17],
      ['by-hand', null],
      ['ready', 17],
    ])
    expect(await bytesOf(orders[0])).toBe('%PDF-1.7 an order')
    expect(orders[1]?.link).toBe('https://court.invalid/5')
  })

  test('a matter without a court record has no orders, and a matter in the bin is not found', async () => {
    const { me, matterId, chamberId, personId } = await oneOrder()
    const set = (values: Partial<typeof matter.$inferInsert>) =>
      tests.db.asChamber(chamberId, (tx) => tx.update(matter).set(values).where(eq(matter.id, matterId)))
    await set({ case_id: null })
    const { body } = await me().call(listOrders, { params: { matterId } })
    expect(body.data).toEqual([])
    expect((await me().call(syncOrders, { body: { matter_id: matterId } })).status).toBe(400)
    await set({ deleted_at: clock.now(), deleted_by: personId })
    expect((await me().call(listOrders, { params: { matterId } })).status).toBe(404)
  })

  test('an order that the court no longer lists is marked as removed', async () => {
    const { list, record, ref } = await oneOrder()
    await cases.upsert({ ...record, orders: [] }, ref)
    expect((await list())[0]?.problem).toContain('no longer shows')
  })
})

describe('fetching order documents', () => {
  test('while order documents are fetched, each chamber that follows the case receives the progress', async () => {
    const mine = await follow([courtOrder('2026-01-05'), courtOrder('2026-02-05'), courtOrder('2026-03-05')])
    const heard: StreamEvent[] = []
    const stop = tests.context.events.subscribe(mine.chamberId, (event) => heard.push(event))
    expect(await mine.sync()).toMatchObject({ state: 'queued', orders_done: 0, orders_total: 3 })
    await tests.queue.runHeld()
    expect(await mine.sync()).toEqual({ state: 'idle', orders_done: 3, orders_total: 3, problem: null })
    await vi.waitFor(() => {
      const progress = heard.filter((event) => event.type === 'orders.progress').map(({ done }) => done)
      expect(progress).toEqual([0, 1, 2, 3, 3])
    })
    stop()
  })

  test('after a failure of the court, the next run fetches only the missing documents', async () => {
    const { list, sync } = await follow([courtOrder('2026-01-05'), courtOrder('2026-02-05')])
    court.failures = [null, new CourtDown('x')]
    const job = tests.queue.held[0]
    await expect(tests.queue.runHeld()).rejects.toMatchObject({ code: 'court-down' })
    expect((await list()).map(({ document }) => document)).toEqual(['ready', 'failed'])
    expect(await sync()).toMatchObject({
      state: 'failed',
      orders_done: 1,
      problem: expect.stringContaining('not resp'),
    })
    court.visits.length = 0
    if (job) tests.queue.held.push(job)
    await tests.queue.runHeld()
    expect(court.visits).toEqual(['order 2026-01-05.pdf'])
    expect((await list()).map(({ document, problem }) => [document, problem])).toEqual([
      ['ready', null],
      ['ready', null],
    ])
    expect(await sync()).toMatchObject({ state: 'idle', problem: null })
  })

  test('if fetching one document fails, the other documents are still fetched', async () => {
    const { list, sync } = await follow([courtOrder('2026-01-05'), courtOrder('2026-02-05')])
    court.failures = [new PageChanged('x')]
    await expect(tests.queue.runHeld()).rejects.toMatchObject({ code: 'court-page-changed' })
    expect((await list()).map(({ document, problem }) => [document, problem !== null])).toEqual([
      ['failed', true],
      ['ready', false],
    ])
    expect((await sync()).state).toBe('failed')
  })

  test('a missing document is marked, and a document that only a person can fetch has a link', async () => {
    const missing = await oneOrder()
    court.document = { kind: 'missing' }
    await tests.queue.runHeld()
    const byHand = await oneOrder()
    court.document = { kind: 'by-hand', link: 'https://court.invalid/7' }
    await tests.queue.runHeld()
    expect([(await missing.list())[0]?.document, (await byHand.list())[0]?.link]).toEqual([
      'missing',
      'https://court.invalid/7',
    ])
    expect((await byHand.sync()).orders_total).toBe(0)
  })

  test('if reading a case fails, its orders are still fetched, and the reason is shown', async () => {
    const { caseId, sync, list } = await oneOrder()
    clock.forward(60_000)
    court.failures = [new CourtDown('x')]
    await expect(cases.refresh(caseId)).rejects.toMatchObject({ code: 'court-down' })
    await tests.queue.runHeld()
    expect((await list())[0]?.document).toBe('ready')
    expect(await sync()).toMatchObject({ state: 'idle', problem: expect.stringContaining('not responding') })
  })

  test('a case read more than an hour ago is read again before its orders are fetched', async () => {
    const { list, record, ref } = await oneOrder()
    clock.forward(3_700_000)
    court.cases.set(ref.id, { ...record, orders: [courtOrder('2026-11-18'), ...record.orders] })
    await tests.queue.runHeld()
    expect(court.visits[0]).toBe('case')
    expect((await list()).map(({ date, document }) => [date, document])).toEqual([
      ['2026-11-18', 'ready'],
      ['2026-11-02', 'ready'],
    ])
  })
})

describe('syncing orders', () => {
  test('for a court whose orders no program can fetch, the reply says how they come', async () => {
    const { me, matterId } = await oneOrder()
    vi.spyOn(tests.context.courts, 'fetchesOrders').mockReturnValueOnce(false)
    const { body } = await me().call(syncOrders, { body: { matter_id: matterId } })
    expect(body.message).toBe(messages.ordersByHand)
  })

  test('a sync reads the case again and retries missing documents', async () => {
    const { me, matterId, list, sync } = await oneOrder()
    court.document = { kind: 'missing' }
    await tests.queue.runHeld()
    court.document = { kind: 'pdf', bytes: Buffer.from('%PDF-1.7 late') }
    court.visits.length = 0
    clock.forward(61_000)
    const { status, body } = await me().call(syncOrders, { body: { matter_id: matterId } })
    expect([status, body.message]).toEqual([200, 'Data Updated Successfully! Order syncing is in progress.'])
    expect((await sync()).state).toBe('queued')
    await tests.queue.runHeld()
    expect(court.visits).toEqual(['case', 'order 2026-11-02.pdf'])
    expect((await list())[0]?.document).toBe('ready')
  })
})

describe('a document added by a person', () => {
  const pdf = (text: string) => Buffer.from(`%PDF-1.4 ${text}`)

  test('the added document is shown instead of the court’s document, to this chamber only', async () => {
    const mine = await oneOrder([courtOrder('2026-11-02', { link: 'https://court.invalid/1' })])
    const { status, body } = await put(mine, mine.order._id, mine.matterId, pdf('by hand'))
    expect([status, body.message]).toEqual([200, 'Document saved successfully!'])
    expect(body.data).toMatchObject({ document: 'ready', added_by_hand: true, size: 16 })
    expect(await bytesOf(body.data)).toBe('%PDF-1.4 by hand')

    const other = await newChamber(tests.db)
    await findCase(tests, other, { id: mine.caseId, court: delhi })
    const followed = await tests.as(other).call(saveMatter, { body: { unique_id: delhi, matter_id: mine.caseId } })
    const theirs = await tests.as(other).call(listOrders, { params: { matterId: followed.body.data._id } })
    expect(theirs.body.data[0]).toMatchObject({ document: 'by-hand', file: null, added_by_hand: false })
  })

  test('a second added document replaces the first one, also at the address of the first one', async () => {
    const mine = await oneOrder()
    const first = await put(mine, mine.order._id, mine.matterId, pdf('first'))
    const second = await put(mine, mine.order._id, mine.matterId, pdf('second'))
    expect(await bytesOf(second.body.data)).toBe('%PDF-1.4 second')
    expect(await bytesOf(first.body.data)).toBe('%PDF-1.4 second')
  })

  test('an added file is refused if it is empty, too large, or not a PDF', async () => {
    const mine = await oneOrder()
    const send = async (body: Buffer) => (await put(mine, mine.order._id, mine.matterId, body)).status
    expect(await send(Buffer.from('<html>'))).toBe(400)
    expect(await send(Buffer.alloc(0))).toBe(400)
    expect(await send(Buffer.concat([pdf('large'), Buffer.alloc(25 * 1024 * 1024)]))).toBe(413)
  })

  test('a document for another chamber’s matter or another case’s order is refused', async () => {
    const [mine, theirs] = [await oneOrder(), await oneOrder()]
    expect((await put(mine, theirs.order._id, theirs.matterId, pdf('x'))).status).toBe(404)
    expect((await put(mine, theirs.order._id, mine.matterId, pdf('x'))).status).toBe(404)
    expect((await theirs.list())[0]?.added_by_hand).toBe(false)
  })
})
