import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { CaseId } from '@peshi/contract/platform/ids'
import { nextReadDue } from '@peshi/server/courts/courts/next-read-due'
import { createCourtTallies } from '@peshi/server/courts/sync/court-tallies'
import { createRefreshDue } from '@peshi/server/courts/sync/refresh-due'
import type { Db } from '@peshi/server/platform/db/door'
import { sql } from 'drizzle-orm'
import { type VirtualClock, virtualClock } from './sync-clock.ts'
import { chamberId, keepReadings, openSyncDatabase, type Reading } from './sync-database.ts'
import { caseOn, numberOf, type Operator, operatorOf, operators, totalCases } from './sync-model.ts'

const hourMs = 3_600_000
const requestMs = 1000
const everyMs = 600_000
const killedAfterMs = 4 * hourMs
const backAfterMs = 60_000

export interface OperatorNight {
  operator: Operator
  readings: number
  late: number
  /**
   * `listed`: readings of cases with a hearing on the same day or in the next two days. `listedLate`: those more than
   * an hour late.
   */
  listed: number
  listedLate: number
  waiting: number
  oldestWaitingMs: number
  leastGapMs: number
}

export interface Night {
  engine: string
  hours: number
  operators: OperatorNight[]
  readTwice: number
  tooEarly: number
  /**
   * `orphaned`: cases that a killed worker had claimed but not read. `stillOrphaned`: those that no worker read later.
   */
  orphaned: number
  stillOrphaned: number
  lost: number
  shownLate: number
  heapMb: number[]
}

export async function simulateNight(from: Date, hours: { onPostgres: number; embedded: number }): Promise<Night> {
  const { db, dueAt } = await openSyncDatabase(from)
  try {
    return await simulate(db, dueAt, from, db.engine.name === 'postgres' ? hours.onPostgres : hours.embedded)
  } finally {
    await db.close()
  }
}

async function simulate(db: Db, dueAt: Float64Array, from: Date, hours: number): Promise<Night> {
  const clock = virtualClock(from)
  const watched = clock.watch(db)
  const end = from.getTime() + hours * hourMs
  const killedAt = from.getTime() + killedAfterMs
  const sites = openSites(clock, watched, dueAt)
  const heapMb = [usedHeapMb()]
  let generation = 0
  const start = () => {
    for (let count = 0; count < 2; count += 1) void work(watched, clock, sites.reader(generation), generation, end)
    generation += 1
  }
  start()
  let orphans: string[] = []
  let isKilled = false
  for (let measured = from.getTime(); clock.now().getTime() < end; ) {
    const happen = await clock.advance(isKilled ? end : Math.min(end, killedAt))
    await sites.keep()
    for (const one of happen) one()
    const now = clock.now().getTime()
    if (!isKilled && now >= killedAt) {
      isKilled = true
      clock.forget(generation - 1)
      sites.forget()
      orphans = await listClaimed(db)
      void clock.at(now + backAfterMs, generation).then(start)
    }
    if (now - measured >= hourMs) {
      measured = now
      heapMb.push(usedHeapMb())
    }
  }
  await clock.idle()
  const [{ unread, lost } = { unread: 0, lost: 0 }] = await inspect(db, orphans, new Date(killedAt), clock.now())
  return {
    engine: db.engine.name,
    hours,
    operators: await Promise.all(sites.nights.map((night) => addWaiting(db, night, clock.now()))),
    readTwice: sites.readTwice(),
    tooEarly: sites.tooEarly(),
    orphaned: orphans.length,
    stillOrphaned: unread,
    lost,
    shownLate: await countShownLate(db, clock),
    heapMb,
  }
}

type Refresh = (id: CaseId) => Promise<void>

async function work(db: Db, clock: VirtualClock, refresh: Refresh, generation: number, end: number): Promise<void> {
  const refreshDue = createRefreshDue({
    db,
    clock,
    log: console as never,
    courts: { operatorOf } as never,
    services: { caseStore: { refresh } } as never,
  })
  for (let next = clock.now().getTime(); next < end; ) {
    await clock.at(next, generation)
    await refreshDue(new AbortController().signal)
    next = Math.max(clock.now().getTime(), next - (next % everyMs) + everyMs)
  }
}

function openSites(clock: VirtualClock, db: Db, dueAt: Float64Array) {
  const nights = operators.map<OperatorNight>((operator) => ({
    operator,
    readings: 0,
    late: 0,
    listed: 0,
    listedLate: 0,
    waiting: 0,
    oldestWaitingMs: 0,
    leastGapMs: Number.POSITIVE_INFINITY,
  }))
  const lastRequest = nights.map(() => Number.NEGATIVE_INFINITY)
  const underWay = new Set<number>()
  let ended: Reading[] = []
  let [readTwice, tooEarly] = [0, 0]

  function takeTurn(place: number, requests: number): number {
    let at = clock.now().getTime()
    for (let request = 0; request < requests; request += 1) {
      const last = lastRequest[place] ?? 0
      at = Math.max(at, last + requestMs)
      const night = nights[place]
      if (night) night.leastGapMs = Math.min(night.leastGapMs, at - last)
      lastRequest[place] = at
    }
    return at
  }

  const reader =
    (worker: number): Refresh =>
    async (id) => {
      const n = numberOf(id)
      const place = operators.findIndex(({ first, cases }) => n >= first && n < first + cases)
      const night = nights[place]
      if (!night) throw new Error(`No operator has case ${n}`)
      const { operator } = night
      if (underWay.has(n)) readTwice += 1
      underWay.add(n)
      await clock.at(takeTurn(place, operator.requestsPerReading), worker)
      underWay.delete(n)
      count(night, n)
      const now = clock.now()
      const shown = caseOn(n, operator, courtDateAt(now))
      const next = nextReadDue(shown, now)
      dueAt[n] = next.getTime()
      ended.push({ id, dueAt: next, nextDate: shown.next_date })
      await clock.at(now.getTime(), worker)
    }

  function count(night: OperatorNight, n: number): void {
    const now = clock.now().getTime()
    const due = dueAt[n] ?? 0
    const { next_date } = caseOn(n, night.operator, courtDateAt(clock.now()))
    const listedSince = next_date === null ? Number.POSITIVE_INFINITY : beginOf(addDays(next_date, -2))
    night.readings += 1
    if (now < due) tooEarly += 1
    if (now > due + hourMs) night.late += 1
    if (now < listedSince) return
    night.listed += 1
    if (now > Math.max(due, listedSince) + hourMs) night.listedLate += 1
  }

  return {
    nights,
    reader,
    readTwice: () => readTwice,
    tooEarly: () => tooEarly,
    forget: () => underWay.clear(),
    async keep(): Promise<void> {
      if (ended.length === 0) return
      const readings = ended
      ended = []
      await keepReadings(db, readings, clock.now())
    },
  }
}

const beginOf = (day: CourtDate) => Date.parse(`${day}T00:00:00+05:30`)

async function listClaimed(db: Db): Promise<string[]> {
  const { rows } = await db.engine.execute('SELECT id FROM court_case WHERE claimed_until IS NOT NULL')
  return rows.map(({ id }) => String(id))
}

async function inspect(db: Db, orphans: string[], killedAt: Date, now: Date) {
  const { rows } = await db.engine.execute(
    `SELECT count(*) FILTER (WHERE id = ANY($1::uuid[]) AND read_at < $2)::int AS unread,
            ($4::int - count(*) FILTER (WHERE due_at IS NOT NULL
              AND (claimed_until IS NULL OR claimed_until <= $3::timestamptz + interval '10 minutes')))::int AS lost
     FROM court_case`,
    [orphans, killedAt.toISOString(), now.toISOString(), totalCases],
  )
  return rows as { unread: number; lost: number }[]
}

async function addWaiting(db: Db, night: OperatorNight, now: Date): Promise<OperatorNight> {
  const rows = await db.asSystem('court-sync', (tx) =>
    tx.execute(sql`
      SELECT count(*)::int AS waiting, min(due_at)::text AS oldest FROM court_case
      WHERE court LIKE ${`hc-${night.operator.id}c%`} AND due_at <= ${now.toISOString()}`),
  )
  const [row] = (rows as unknown as { rows: { waiting: number; oldest: string | null }[] }).rows
  const oldestWaitingMs = row?.oldest ? now.getTime() - Date.parse(row.oldest) : 0
  return { ...night, waiting: row?.waiting ?? 0, oldestWaitingMs }
}

async function countShownLate(db: Db, clock: VirtualClock): Promise<number> {
  const tallies = await createCourtTallies({ db, clock }).list(chamberId)
  return tallies.reduce((sum, { dueNow }) => sum + dueNow, 0)
}

function usedHeapMb(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_048_576
}
