import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CaseId, ChamberId } from '@peshi/contract/platform/ids'
import { ChallengeRejected, CourtBusy, CourtDown } from '@peshi/courts/errors'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handClock, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { allahabad, caseRecord, courtOrder, delhi, fakeCourt } from '../../../test/fake-court.ts'
import { heldQueue } from '../../../test/queue.ts'
import { features } from '../../app/features.ts'
import { caseEvent, courtCase } from '../../platform/db/cases.schema.ts'
import type { Db } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { createEmit } from '../../platform/events/emit.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { createLiveEvents, type LiveEvents } from '../../platform/stream/live-events.ts'
import { createCaseStore } from './case-store.ts'
import { fanOut } from './courts.jobs.ts'
import { caseHearing, caseOrder } from './courts.schema.ts'
import { openCourtAccess } from './open-court-access.ts'

const court = fakeCourt([delhi])
const clock = handClock()
const queue = heldQueue()
let db: Db
let newStore: (db: Db, events: LiveEvents) => ReturnType<typeof createCaseStore>
let store: ReturnType<typeof createCaseStore>

beforeAll(async () => {
  db = await testDatabase()
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl: null, operatorContact: 'tests@example.in' },
    db,
    clock,
    log: { warn: vi.fn(), error: vi.fn() },
    connectorOf: () => court.connector,
    perSecond: 1000,
  })
  newStore = (through, events) => {
    const services = { appearances: { followChanges: async () => undefined } }
    const context = { config: testConfig, db: through, clock, queue, events, features, services } as unknown as Context
    const { emit } = Object.assign(
      context,
      createEmit(clock, () => context),
    )
    return createCaseStore({ db: through, clock, queue, emit, courts })
  }
  store = newStore(db, await createLiveEvents(db))
  await queue.work(fanOut, ({ caseId }) => store.notifyFollowers(caseId))
})
afterAll(() => db.close())

let number = 5000
function newCase(more: Partial<CaseRecord> = {}) {
  number += 1
  const record = caseRecord(String(number), more)
  const ref = { id: String(number) }
  court.cases.set(ref.id, record)
  return { record, ref, change: (changes: Partial<CaseRecord>) => court.cases.set(ref.id, { ...record, ...changes }) }
}

beforeEach(() => {
  queue.held.length = 0
  court.visits.length = 0
  court.failing = null
  court.failures = []
  clock.forward(3_600_000)
})

const held = (job: Pick<Job<unknown>, 'name'>) => queue.held.filter(({ name }) => name === job.name)
const caseOf = (id: CaseId) =>
  db.asSystem('court-sync', async (tx) => {
    const [row] = await tx.select().from(courtCase).where(eq(courtCase.id, id))
    if (!row) throw new Error('no case')
    return row
  })
const ordersOf = (id: CaseId) =>
  db.asSystem('court-sync', (tx) =>
    tx.select().from(caseOrder).where(eq(caseOrder.case_id, id)).orderBy(asc(caseOrder.position), asc(caseOrder.date)),
  )
const eventsOf = (id: CaseId) =>
  db.asSystem('court-sync', (tx) =>
    tx.select().from(caseEvent).where(eq(caseEvent.case_id, id)).orderBy(asc(caseEvent.kind)),
  )
const hearingsOf = (id: CaseId) =>
  db.asSystem('court-sync', (tx) =>
    tx.select().from(caseHearing).where(eq(caseHearing.case_id, id)).orderBy(asc(caseHearing.position)),
  )

async function follow(caseId: CaseId, who?: { chamberId: ChamberId }) {
  const { chamberId, personId } = who ? { ...who, personId: (await newChamber(db)).personId } : await newChamber(db)
  await db.asChamber(chamberId, (tx) =>
    tx.insert(matter).values({
      chamber_id: chamberId,
      case_id: caseId,
      type: 'court',
      hc_name: delhi,
      unique_id: 'x',
      case_status: 'pending',
      created_by: personId,
      created_at: clock.now(),
    }),
  )
  const read = () =>
    db.asChamber(chamberId, async (tx) => {
      const [row] = await tx.select().from(matter).where(eq(matter.chamber_id, chamberId))
      return row
    })
  return { chamberId, read }
}

const hearing = (business_date: string, more = {}) => ({
  cause_list_type: 'Daily',
  judge: 'X, J.',
  business_date,
  next_date: null,
  purpose: null,
  business: null,
  ...more,
})

describe('storing a reading of a case', () => {
  test('a reading of an unchanged page changes only the time of the last reading', async () => {
    const { record, ref } = newCase({ orders: [courtOrder('2026-01-05')], hearings: [hearing('2026-01-05')] })
    const first = await store.upsert(record, ref)
    const [order] = await ordersOf(first.id)
    clock.forward(60_000)
    const second = await store.upsert(record, ref)
    expect(second).toEqual({ ...first, read_at: clock.now() })
    expect(await ordersOf(first.id)).toEqual([order])
  })

  test('orders keep their ids when the court’s list changes, and removed orders are marked', async () => {
    const [old, gone, fresh] = [courtOrder('2026-01-05'), courtOrder('2026-02-05'), courtOrder('2026-03-05')]
    const { record, ref } = newCase({ orders: [old, gone] })
    const { id } = await store.upsert(record, ref)
    const before = await ordersOf(id)
    await store.upsert({ ...record, orders: [fresh, { ...old, ref: { file: 'new token' } }] }, ref)
    const after = await ordersOf(id)
    expect(after.map((row) => [row.date, row.position, row.vanished_at !== null])).toEqual([
      ['2026-03-05', 0, false],
      ['2026-01-05', 1, false],
      ['2026-02-05', 1, true],
    ])
    expect(after[1]).toMatchObject({ id: before[0]?.id, ref: { file: 'new token' } })
  })

  test('two orders of the same day are stored separately', async () => {
    const { record, ref } = newCase({ orders: [courtOrder('2026-01-05'), courtOrder('2026-01-05')] })
    const { id } = await store.upsert(record, ref)
    expect(await ordersOf(id)).toHaveLength(2)
  })

  test('an order’s document that only a person can fetch is neither queued nor counted', async () => {
    const orders = [courtOrder('2026-01-05', { link: 'https://court.invalid/1' }), courtOrder('2026-02-05')]
    const { record, ref } = newCase({ orders })
    const row = await store.upsert(record, ref)
    expect((await ordersOf(row.id)).map(({ document }) => document)).toEqual(['by-hand', 'queued'])
    expect(row).toMatchObject({ orders_total: 1, orders_done: 0, sync_state: 'queued' })
  })

  test('a corrected hearing replaces the old one, and business that the page lacks is kept', async () => {
    const { record, ref } = newCase({
      hearings: [hearing('2026-01-05', { business: 'Heard.' }), hearing('2026-02-05')],
    })
    const { id } = await store.upsert(record, ref)
    await store.upsert({ ...record, hearings: [hearing('2026-01-05'), hearing('2026-02-06')] }, ref)
    expect((await hearingsOf(id)).map((row) => [row.business_date, row.business])).toEqual([
      ['2026-01-05', 'Heard.'],
      ['2026-02-06', null],
    ])
  })

  test('a case with only a filing number keeps its id after the court registers the case', async () => {
    const cnr = 'DLHC010000012026'
    const { record, ref } = newCase({ cnr, case_number: '0', filing_number: '881/2026' })
    const filed = await store.upsert(record, ref)
    expect(filed.unique_id).toBe('hc-delhi-W.P.(C)-F8812026-2024')
    const registered = await store.upsert({ ...record, case_number: '77' }, ref)
    expect(registered).toMatchObject({ id: filed.id, unique_id: 'hc-delhi-W.P.(C)-77-2024' })
  })

  test('two simultaneous saves of a new case store one case', async () => {
    const { record, ref } = newCase()
    const [one, two] = await Promise.all([store.upsert(record, ref), store.upsert(record, ref)])
    expect(one.id).toBe(two.id)
  })
})

describe('refreshing a case', () => {
  test('a refresh updates every follower’s matter and queues new orders', async () => {
    const { record, ref, change } = newCase()
    const { id } = await store.upsert(record, ref)
    const [mine, theirs] = [await follow(id), await follow(id)]
    change({ stage: 'For final hearing', next_hearing_date: '2027-01-04', orders: [courtOrder('2026-11-20')] })
    clock.forward(3_600_000)
    await store.refresh(id, { forChamber: mine.chamberId })
    const changed = { court_stage: 'For final hearing', court_next_date: '2027-01-04', read_at: clock.now() }
    expect(await mine.read()).toMatchObject(changed)
    expect(await theirs.read()).toMatchObject({ court_stage: null })
    expect(held({ name: 'read-orders' })).toEqual([{ name: 'read-orders', data: { caseId: id } }])
    queue.held.splice(0, queue.held.length, ...held(fanOut))
    await queue.runHeld()
    expect(await theirs.read()).toMatchObject(changed)
  })

  test('a matter keeps the newer of two readings of its case, even if the older one arrives last', async () => {
    const { record, ref, change } = newCase()
    const { id } = await store.upsert(record, ref)
    const mine = await follow(id)
    change({ stage: 'For final hearing' })
    let isRead = false
    const overtaken: Db = {
      ...db,
      async asChamber(chamberId, work) {
        if (!isRead) await store.refresh(id)
        isRead = true
        return db.asChamber(chamberId, work)
      },
    }
    clock.forward(3_600_000)
    await newStore(overtaken, await createLiveEvents(db)).notifyFollowers(id)
    expect(await mine.read()).toMatchObject({ court_stage: 'For final hearing', read_at: clock.now() })
  })

  test('only a background refresh reuses a reading of the last two seconds', async () => {
    const { record, ref } = newCase()
    const { id } = await store.upsert(record, ref)
    clock.forward(1_900)
    await store.refresh(id, { inBackground: true })
    expect(court.visits).toEqual([])
    await store.refresh(id)
    expect(court.visits).toEqual(['case'])
    clock.forward(2_100)
    await store.refresh(id, { inBackground: true })
    expect(court.visits).toEqual(['case', 'case'])
  })

  test('two simultaneous refreshes by two chambers cause one court request', async () => {
    const { record, ref } = newCase()
    const { id } = await store.upsert(record, ref)
    const [mine, theirs] = [await follow(id), await follow(id)]
    clock.forward(3_600_000)
    await Promise.all([mine, theirs].map(({ chamberId }) => store.refresh(id, { forChamber: chamberId })))
    expect(court.visits).toEqual(['case'])
    expect([(await mine.read())?.read_at, (await theirs.read())?.read_at]).toEqual([clock.now(), clock.now()])
  })

  test('a person’s refresh starts a new reading even if an earlier reading is still running', async () => {
    const { record, ref, change } = newCase()
    const { id } = await store.upsert(record, ref)
    const mine = await follow(id)
    const hold = Promise.withResolvers<void>()
    court.slow = hold.promise
    const first = store.refresh(id)
    await expect.poll(() => court.visits).toEqual(['case'])
    clock.forward(300)
    change({ stage: 'For orders' })
    court.slow = null
    await store.refresh(id, { forChamber: mine.chamberId })
    expect(await mine.read()).toMatchObject({ court_stage: 'For orders' })
    hold.resolve()
    await first
    expect(court.visits).toEqual(['case', 'case'])
  })

  test('the time of the first failure is stored until a refresh succeeds', async () => {
    const { record, ref } = newCase()
    const { id } = await store.upsert(record, ref)
    const mine = await follow(id)
    clock.forward(3_600_000)
    const since = clock.now()
    court.failing = new CourtDown('x')
    await expect(store.refresh(id, { forChamber: mine.chamberId })).rejects.toMatchObject({ code: 'court-down' })
    clock.forward(3_600_000)
    await expect(store.refresh(id, { forChamber: mine.chamberId })).rejects.toMatchObject({ code: 'court-down' })
    expect(await mine.read()).toMatchObject({ failing_since: since })
    expect((await caseOf(id)).problem).toContain('not responding')
    court.failing = null
    await store.refresh(id, { forChamber: mine.chamberId })
    expect(await mine.read()).toMatchObject({ failing_since: null, read_at: clock.now() })
    expect((await caseOf(id)).problem).toBeNull()
  })

  test('a refresh that waits too long for a request slot leaves the case unchanged', async () => {
    const { record, ref } = newCase()
    const { id } = await store.upsert(record, ref)
    const before = await caseOf(id)
    clock.forward(3_600_000)
    court.failing = new CourtBusy('x')
    await expect(store.refresh(id)).rejects.toMatchObject({ code: 'court-busy' })
    expect(await caseOf(id)).toEqual(before)
  })

  test.each([
    ['another case', { case_number: '1', case_type: 'CRL.A.' }],
    ['another court', { court: allahabad }],
    [
      'another bench’s case of the same number',
      { petitioners: [{ name: 'Sita Devi', advocates: [] }], respondents: [] },
    ],
  ])('a refresh that returns %s is rejected, and the court record is unchanged', async (_what, shown) => {
    const { record, ref, change } = newCase()
    const { id } = await store.upsert(record, ref)
    const before = await caseOf(id)
    clock.forward(3_600_000)
    change({ ...shown, stage: 'Not ours', next_hearing_date: '2027-05-05', orders: [courtOrder('2026-11-20')] })
    await expect(store.refresh(id)).rejects.toMatchObject({ code: 'court-page-changed' })
    expect(await caseOf(id)).toMatchObject({
      stage: before.stage,
      next_date: before.next_date,
      read_at: before.read_at,
      failing_since: clock.now(),
      problem: expect.stringContaining('another case'),
    })
    expect(await ordersOf(id)).toEqual([])
    expect(await eventsOf(id)).toEqual([])
  })

  test('each change creates one event, and a reading without changes creates no event', async () => {
    const { record, ref, change } = newCase({ orders: [courtOrder('2026-01-05')] })
    const { id } = await store.upsert(record, ref)
    await follow(id)
    await follow(id)
    change({
      stage: 'Final hearing',
      next_hearing_date: '2027-01-04',
      orders: [courtOrder('2026-01-05'), courtOrder('2026-11-20')],
    })
    for (const _time of [1, 2]) {
      clock.forward(3_600_000)
      await store.refresh(id)
    }
    expect((await eventsOf(id)).map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['new-date', '2026-12-01', '2027-01-04'],
      ['new-order', null, '2026-11-20'],
      ['new-stage', 'For admission', 'Final hearing'],
    ])
  })

  test('a failing case is retried at growing intervals until a reading succeeds', async () => {
    const { record, ref } = newCase({ next_hearing_date: '2026-11-21' })
    const { id } = await store.upsert(record, ref)
    const dueIn = async () => ((await caseOf(id)).due_at.getTime() - clock.now().getTime()) / 3_600_000
    clock.forward(3_600_000)
    court.failing = new CourtDown('x')
    for (const hours of [0.5, 1, 2]) {
      await expect(store.refresh(id)).rejects.toMatchObject({ code: 'court-down' })
      expect(await dueIn()).toBe(hours)
    }
    court.failing = null
    await store.refresh(id)
    expect(await dueIn()).toBe(6)
    expect(await caseOf(id)).toMatchObject({ failures: 0 })
  })

  test('a case whose page asks for a captcha waits for a person', async () => {
    const { record, ref } = newCase()
    const { id } = await store.upsert(record, ref)
    clock.forward(3_600_000)
    court.failures = [new ChallengeRejected('x')]
    await expect(store.refresh(id)).rejects.toMatchObject({ code: 'court-not-available' })
    expect(await caseOf(id)).toMatchObject({ sync_state: 'needs-look', problem: expect.stringContaining('code') })
    await store.upsert({ ...record, stage: 'Found anew' }, ref)
    expect(await caseOf(id)).toMatchObject({ sync_state: 'idle', problem: null })
  })
})
