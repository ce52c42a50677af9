import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { CauseListEntry, Sighting } from '@peshi/courts/cause-lists/cause-list'
import type { CourtSession } from '@peshi/courts/session'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handClock, testConfig } from '../../../test/app.ts'
import { newCase } from '../../../test/cases.ts'
import { fakeLists, listEntry, sighted, unread } from '../../../test/cause-lists.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { createMemoryFiles } from '../../../test/files.ts'
import { listingsContext } from '../../../test/listings.ts'
import { heldQueue } from '../../../test/queue.ts'
import { notification } from '../../chamber/notifications/notifications.schema.ts'
import { causeList, causeListSighting } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { forgetOldEntries } from '../../courts/lists-and-boards/forget-entries.ts'
import { createListReading } from '../../courts/lists-and-boards/list-reading.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import type { Context } from '../../platform/process/context.ts'
import { createLiveEvents, type LiveEvents } from '../../platform/stream/live-events.ts'
import { findOnLists } from './find-on-lists.ts'
import { createListMatching } from './list-matching.ts'
import { listing } from './listings.schema.ts'
import { sighting } from './sightings.schema.ts'

const day = '2026-11-23'
const number = 'WRIC/12345/2024'

let db: Db
let events: LiveEvents
beforeAll(async () => {
  db = await testDatabase()
  events = await createLiveEvents(db)
})
afterAll(async () => {
  await events.close()
  await db.close()
})

let courts = 0
let court: CourtId
let lists: ReturnType<typeof fakeLists>
let clock: ReturnType<typeof handClock>
let files: ReturnType<typeof createMemoryFiles>
let member: Awaited<ReturnType<typeof newChamber>>
let matterId: MatterId
let ofDocument: { entries: CauseListEntry[]; sightings: Sighting[] }
let read: () => Promise<void>
let readAgain: () => Promise<void>
let context: Context

beforeEach(async () => {
  court = `hc-sight${++courts}` as CourtId
  lists = fakeLists(court)
  clock = handClock()
  files = createMemoryFiles()
  member = await newChamber(db)
  const { id } = await newCase(db, { court, case_type: 'WRIC', case_number: '12345' })
  matterId = await follow(member.chamberId, id)
  const queue = heldQueue()
  context = await listingsContext({ config: testConfig, db, clock, events, queue })
  const { emitOfCourts } = context
  const reading = createListReading({
    db,
    clock,
    emitOfCourts,
    files,
    log: pino({ level: 'silent' }),
    sourceOf: () => lists.source,
    courts: { inBackground: { visit: (_place, work) => work({} as CourtSession) } },
    readDocument: async () => ({ date: day, pages: 20, ...ofDocument }),
  })
  read = async () => {
    clock.forward(60_000)
    await reading.readDay(court, day, new AbortController().signal)
    await queue.runHeld()
  }
  readAgain = async () => {
    clock.forward(60_000)
    await reading.readKeptAgain(new AbortController().signal)
    await queue.runHeld()
  }
})

async function follow(chamberId: ChamberId, caseId: Awaited<ReturnType<typeof newCase>>['id']) {
  const id = newId() as MatterId
  await db.asChamber(chamberId, (tx) =>
    tx.insert(matter).values({
      chamber_id: chamberId,
      id,
      case_id: caseId,
      type: 'court',
      hc_name: court,
      unique_id: newId(),
      case_status: 'pending',
      own_title: 'Iqbal v. State',
      created_by: newId() as never,
      created_at: clock.now(),
    }),
  )
  return id
}

const publish = (sightings: Sighting[], entries: CauseListEntry[] = [], isWhole = sightings.length === 0) =>
  lists.lists.set('Daily list', {
    kind: 'list',
    list: { date: day, pages: 20, entries, sightings, ...(isWhole ? {} : { checks: unread([17]) }) },
  })
const rowsOf = <Table extends typeof sighting | typeof listing>(table: Table) =>
  db.asChamber(member.chamberId, (tx) =>
    tx
      .select()
      .from(table as typeof sighting)
      .where(eq(table.chamber_id, member.chamberId)),
  )
const kindsNotified = async () =>
  (await db.asChamber(member.chamberId, (tx) => tx.select().from(notification))).map(({ kind, values }) => ({
    kind,
    values,
  }))
const confirm = () =>
  db.asChamber(member.chamberId, async (tx) => {
    const [row] = await tx.select().from(sighting)
    const now = clock.now()
    await tx.update(sighting).set({ confirmed_at: now })
    await tx.insert(listing).values({
      chamber_id: member.chamberId,
      id: newId(),
      list_id: row?.list_id ?? '',
      subject: matterId,
      nth: 1,
      matter_id: matterId,
      matched_by: 'sighting',
      court,
      date: day,
      kind: 'daily',
      position: 0,
      item: '12',
      coram: [],
      case_number: number,
      petitioner: '',
      revision: row?.revision ?? 0,
      first_seen_at: now,
    })
  })

test('a case number outside a list’s entries gives a sighting and a notification, but no listing', async () => {
  publish([sighted(number), sighted('WRIC/12345/2023')])
  await read()
  await read()
  expect(await rowsOf(sighting)).toMatchObject([
    {
      matter_id: matterId,
      page: 17,
      near_item: '12',
      court_no: '3',
      words: `12 ${number} IQBAL HUSAIN`,
      gone_at: null,
    },
  ])
  expect(await rowsOf(listing)).toEqual([])
  expect(await kindsNotified()).toEqual([{ kind: 'sighting.new', values: { date: day, page: 17 } }])
})

test('a sighting becomes a listing when a later reading finds the case number in an entry', async () => {
  publish([sighted(number)])
  await read()
  publish([], [listEntry(number)])
  await read()
  expect(await rowsOf(listing)).toMatchObject([{ matter_id: matterId, matched_by: 'number', item: '1' }])
  expect(await rowsOf(sighting)).toMatchObject([{ gone_at: expect.any(Date) }])
  expect((await kindsNotified()).map(({ kind }) => kind).toSorted()).toEqual(['listing.added', 'sighting.new'])
})

test('a matter with an entry on a list gets no sighting, even if also named outside the entries', async () => {
  publish([sighted(number)], [listEntry(number)])
  await read()
  expect(await rowsOf(sighting)).toEqual([])
  expect(await rowsOf(listing)).toHaveLength(1)
})

test('a confirmed listing is removed only after a complete reading without the matter', async () => {
  publish([sighted(number)])
  await read()
  await confirm()
  publish([sighted(number), sighted('WRIC/7/2020')])
  await read()
  expect(await rowsOf(listing)).toMatchObject([{ matched_by: 'sighting', item: '12', gone_at: null }])
  publish([], [listEntry('WRIC/7/2020')])
  await read()
  expect(await rowsOf(listing)).toMatchObject([{ gone_at: expect.any(Date) }])
})

test('an entry in a later reading replaces the listing that a person confirmed', async () => {
  publish([sighted(number)])
  await read()
  await confirm()
  publish([], [listEntry(number, { item: '14' })])
  await read()
  expect(await rowsOf(listing)).toMatchObject([{ matched_by: 'number', item: '14', gone_at: null }])
  expect((await kindsNotified()).map(({ kind }) => kind).toSorted()).toEqual(['listing.moved', 'sighting.new'])
})

test('a sighting is kept if a later, incomplete reading lacks the case number', async () => {
  publish([sighted(number)])
  await read()
  publish([sighted('WRIC/7/2020')])
  await read()
  expect(await rowsOf(sighting)).toMatchObject([{ gone_at: null }])
})

test('a matter added later is found outside the entries of lists that were already read', async () => {
  publish([sighted('WRIC/777/2025')])
  await read()
  const { id } = await newCase(db, { court, case_type: 'WRIC', case_number: '777', case_year: 2025 })
  const added = await follow(member.chamberId, id)
  await db.asChamber(member.chamberId, (tx) =>
    findOnLists(tx, member.chamberId, { id: added, hc_name: court }, clock.now()),
  )
  expect(await rowsOf(sighting)).toMatchObject([{ matter_id: added }])
})

test('a case number outside the entries of an advance list creates no sighting', async () => {
  lists.lists.set('Supplementary list', null)
  publish([sighted(number)])
  await db.asSystem('list-matching', (tx) =>
    tx
      .insert(causeList)
      .values({ court, date: day, source: 'x', title: 'x', kind: 'advance', revision: 1, sightings: 1 }),
  )
  const [list] = await db.asSystem('list-matching', (tx) =>
    tx.select().from(causeList).where(eq(causeList.court, court)),
  )
  await db.asSystem('list-matching', (tx) =>
    tx.insert(causeListSighting).values({
      list_id: list?.id ?? '',
      revision: 1,
      position: 1,
      case_number: number,
      keys: ['WRIC|12345/2024'],
      page: 1,
      words: number,
    }),
  )
  await createListMatching(context).matchList({
    listId: list?.id ?? '',
    isWhole: true,
  })
  expect(await rowsOf(sighting)).toEqual([])
})

test('a stored list is read again after the parser changes, and new listings are notified', async () => {
  ofDocument = { entries: [], sightings: [sighted(number)] }
  lists.lists.set('Daily list', { kind: 'document', bytes: Buffer.from('%PDF the list') })
  await read()
  const row = async () =>
    (await db.asSystem('list-matching', (tx) => tx.select().from(causeList).where(eq(causeList.court, court))))[0]
  expect(await row()).toMatchObject({
    revision: 1,
    pages: 20,
    sightings: 1,
    document: expect.stringMatching(/^lists\//),
  })
  await readAgain()
  expect(await row()).toMatchObject({ revision: 1 })

  ofDocument = { entries: [listEntry(number, { item: '12' })], sightings: [] }
  await db.asSystem('list-matching', (tx) => tx.update(causeList).set({ reader: 0 }).where(eq(causeList.court, court)))
  await readAgain()
  expect(await row()).toMatchObject({ revision: 2, sightings: 0, entries: 1 })
  expect(await rowsOf(listing)).toMatchObject([{ item: '12', matched_by: 'number' }])
  expect((await kindsNotified()).map(({ kind }) => kind).toSorted()).toEqual(['listing.added', 'sighting.new'])
})

test('after thirty days, a stored list is deleted, but its sightings are kept', async () => {
  ofDocument = { entries: [], sightings: [sighted(number)] }
  lists.lists.set('Daily list', { kind: 'document', bytes: Buffer.from('%PDF the list') })
  await read()
  clock.forward(100 * 86_400_000)
  await forgetOldEntries({ db, clock, files }, new AbortController().signal)
  const [row] = await db.asSystem('list-matching', (tx) =>
    tx.select().from(causeList).where(eq(causeList.court, court)),
  )
  expect(row).toMatchObject({ document: null })
  const left = await db.asSystem('list-matching', (tx) =>
    tx
      .select()
      .from(causeListSighting)
      .where(eq(causeListSighting.list_id, row?.id ?? '')),
  )
  expect(left).toEqual([])
  expect(await rowsOf(sighting)).toHaveLength(1)
})
