import { caseKey } from '@peshi/contract/courts/case-key'
import type { ListChange } from '@peshi/contract/courts/list-changes'
import { courtDateAt, daysBetween } from '@peshi/contract/platform/dates'
import type { CaseId, ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { Fetched } from '@peshi/courts/cause-lists/list-sources'
import { CourtDown, PageChanged } from '@peshi/courts/errors'
import type { CourtSession } from '@peshi/courts/session'
import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handClock, testConfig, testMorning } from '../../../test/app.ts'
import { newCase } from '../../../test/cases.ts'
import { fakeLists, listEntry } from '../../../test/cause-lists.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { createMemoryFiles } from '../../../test/files.ts'
import { listingsContext } from '../../../test/listings.ts'
import { heldQueue } from '../../../test/queue.ts'
import { createListings } from '../../day/cause-lists/listings.service.ts'
import { matterAlias } from '../../matters/families/families.schema.ts'
import { findOnLists } from '../../matters/listings/find-on-lists.ts'
import { createListMatching } from '../../matters/listings/list-matching.ts'
import { listing, watchedName } from '../../matters/listings/listings.schema.ts'
import { caseEvent } from '../../platform/db/cases.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { event } from '../../platform/events/event.schema.ts'
import { createLiveEvents, type LiveEvents } from '../../platform/stream/live-events.ts'
import { toAppError } from '../courts/court-failures.ts'
import { nameKey } from '../names/name-keys.ts'
import { causeListEntry } from './cause-lists.schema.ts'
import { forgetOldEntries } from './forget-entries.ts'
import { createListReading } from './list-reading.ts'
import { listsRepo } from './lists.repo.ts'

const day = '2026-11-23'
const allahabad = 'hc-allahabad' as CourtId

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
let read: () => Promise<void>
let matching: ReturnType<typeof createListMatching>
let chamberId: ChamberId

beforeEach(async () => {
  court = `hc-test${++courts}` as CourtId
  lists = fakeLists(court)
  clock = handClock()
  chamberId = (await newChamber(db)).chamberId
  const queue = heldQueue()
  const context = await listingsContext({ config: testConfig, db, clock, events, queue })
  const { emitOfCourts } = context
  matching = createListMatching(context)
  const reading = createListReading({
    db,
    clock,
    emitOfCourts,
    files: createMemoryFiles(),
    log: pino({ level: 'silent' }),
    courts: {
      inBackground: {
        visit: async (_place, work) => {
          try {
            return await work({} as CourtSession)
          } catch (error) {
            throw error instanceof PageChanged || error instanceof CourtDown ? toAppError(error) : error
          }
        },
      },
    },
    sourceOf: () => lists.source,
  })
  read = async () => {
    clock.forward(60_000)
    await reading.readDay(court, day, new AbortController().signal)
    await queue.runHeld()
  }
})

async function follow(chamber: ChamberId, caseId: CaseId | null, own: Partial<typeof matter.$inferInsert> = {}) {
  const id = newId() as MatterId
  await db.asChamber(chamber, (tx) =>
    tx.insert(matter).values({
      chamber_id: chamber,
      id,
      case_id: caseId,
      type: caseId ? 'court' : 'other',
      hc_name: court,
      unique_id: newId(),
      case_status: 'pending',
      own_title: 'Iqbal v. State',
      created_by: newId() as never,
      created_at: clock.now(),
      ...own,
    }),
  )
  return id
}

async function newMatter(number: string, own: Parameters<typeof newCase>[1] = {}) {
  const { id } = await newCase(db, { court, case_type: 'WRIC', case_number: number, ...own })
  return { caseId: id, matterId: await follow(chamberId, id) }
}

const added = (id: MatterId) =>
  db.asChamber(chamberId, (tx) => findOnLists(tx, chamberId, { id, hc_name: court }, clock.now()))

const listed = (chamber = chamberId) => db.asChamber(chamber, (tx) => createListings().between(tx, chamber, day, day))
const all = (chamber = chamberId) =>
  db.asChamber(chamber, (tx) => tx.select().from(listing).where(eq(listing.chamber_id, chamber)))
const watch = (name: string, chamber = chamberId) => {
  const id = newId()
  return db
    .asChamber(chamber, (tx) =>
      tx.insert(watchedName).values({
        chamber_id: chamber,
        id,
        name,
        key: nameKey(name) ?? '',
        court,
        created_by: newId() as never,
        created_at: clock.now(),
      }),
    )
    .then(() => id)
}
const eventsOf = async (caseId: CaseId) =>
  db.asSystem('court-sync', async (tx) => {
    const rows = await tx.select().from(caseEvent).where(eq(caseEvent.case_id, caseId)).orderBy(caseEvent.seen_at)
    return rows.map(({ kind, before, after }) => [kind, before, after])
  })

describe('finding matters on a list', () => {
  test('a matter is found by its case number in every chamber that follows the case', async () => {
    const { caseId, matterId } = await newMatter('101')
    const other = await newChamber(db)
    const theirs = await follow(other.chamberId, caseId)
    lists.lists.set('Daily', [listEntry('WRIC/9/2024', { item: '1' }), listEntry('WRIC/101/2024', { item: '2' })])
    await read()
    expect(await listed()).toMatchObject([
      {
        matter_id: matterId,
        matched_by: 'number',
        item: '2',
        court_no: '3',
        kind: 'daily',
        title: 'Iqbal v. State',
        date: day,
      },
    ])
    expect(await listed(other.chamberId)).toMatchObject([{ matter_id: theirs }])
    expect(await eventsOf(caseId)).toEqual([['listed', null, day]])
  })

  test('a listing has the next date of its row, as the list was last read, and gives the matter none', async () => {
    const { matterId } = await newMatter('108')
    for (const next_date of ['2026-12-21', '2026-12-28']) {
      lists.lists.set('Daily', [listEntry('WRIC/108/2024', { next_date })])
      await read()
      expect(await listed()).toMatchObject([{ matter_id: matterId, next_date }])
    }
    const [row] = await db.asChamber(chamberId, (tx) => tx.select().from(matter).where(eq(matter.id, matterId)))
    expect(row?.next_date).toBeNull()
  })

  test('a matter is found by its former number and by the court’s spelling of its number', async () => {
    const before = await newMatter('102', { case_type: 'FAO' })
    await db.engine.execute(`UPDATE court_case SET case_type = 'RFA', case_number = '7' WHERE id = '${before.caseId}'`)
    const written = await newMatter('103', { case_type: 'First Appeal', unique_case_number: 'F.A.(C) 103/2024' })
    lists.lists.set('Daily', [listEntry('FAO 102/2024'), listEntry('FA(C) No. 103/2024', { item: '2' })])
    await read()
    expect((await listed()).map((row) => [row.matter_id, row.matched_by])).toEqual([
      [before.matterId, 'alias'],
      [written.matterId, 'alias'],
    ])
  })

  test('a matter is found by a number that only the chamber entered', async () => {
    const { matterId } = await newMatter('107')
    await db.asChamber(chamberId, (tx) =>
      tx.insert(matterAlias).values({
        chamber_id: chamberId,
        id: newId(),
        matter_id: matterId,
        kind: 'defective',
        court,
        case_type: 'WRICD',
        case_number: '55',
        case_year: 2023,
        key: caseKey('WRICD', '55', 2023),
        created_at: testMorning,
      }),
    )
    lists.lists.set('Daily', [listEntry('WRICD/55/2023', { item: '4' })])
    await read()
    expect(await listed()).toMatchObject([{ matter_id: matterId, matched_by: 'alias', item: '4' }])
  })

  test('a matter without a court record is found', async () => {
    const id = await follow(chamberId, null, { case_type: 'W.P.(C)', case_number: '104', case_year: 2024 })
    lists.lists.set('Daily', [listEntry('WP(C) No. 104/2024')])
    await read()
    expect(await listed()).toMatchObject([{ matter_id: id, matched_by: 'number' }])
  })

  test('no listing is made for a matter in the bin, at another court, or only on an advance list', async () => {
    const { matterId } = await newMatter('105')
    await db.engine.execute(`UPDATE matter SET deleted_at = now() WHERE id = '${matterId}'`)
    const elsewhere = String(106_000 + courts)
    await newCase(db, { court: allahabad, case_number: elsewhere }).then(({ id }) => follow(chamberId, id))
    await newMatter('107')
    await newMatter('108')
    lists.lists.set('Daily', [
      listEntry('WRIC/105/2024'),
      listEntry(`WRIC/${elsewhere}/2024`, { item: '2' }),
      listEntry('WRIC/107/2024', { item: '3', listed: false }),
      listEntry('WRIC/108/2024', { item: '4', list: 'advance' }),
    ])
    await read()
    expect(await listed()).toEqual([])
  })

  test('a matter printed several times on the lists of one day has one listing for each entry', async () => {
    await newMatter('109')
    lists.lists.set('Daily', [listEntry('WRIC/109/2024'), listEntry('WRIC/109/2024', { item: '40', court_no: '5' })])
    lists.lists.set('Supplementary', [listEntry('WRIC/109/2024', { item: '301', list: 'supplementary' })])
    await read()
    expect((await listed()).map((row) => [row.kind, row.item])).toEqual([
      ['daily', '1'],
      ['supplementary', '301'],
      ['daily', '40'],
    ])
  })

  test('a matter added later is found on lists that were already read', async () => {
    lists.lists.set('Daily', [listEntry('WRIC/110/2024')])
    await read()
    const { matterId } = await newMatter('110')
    await added(matterId)
    expect(await listed()).toMatchObject([{ matter_id: matterId }])
  })
})

describe('changes that a court announces', () => {
  const note = (...changes: Partial<ListChange>[]): Fetched => ({
    kind: 'list',
    list: {
      date: day,
      pages: 1,
      entries: [],
      changes: changes.map((own) => ({
        kind: 'deleted',
        date: day,
        bench: null,
        item: null,
        case_numbers: [],
        instead: null,
        text: 'AS ANNOUNCED',
        ...own,
      })),
    },
  })
  const before = (bench: string, judge: string) => ({ bench, coram: [`HON'BLE MR.JUSTICE ${judge}`] })
  const kinds = async () => {
    const rows = await db.asChamber(chamberId, (tx) => tx.select().from(event).where(eq(event.chamber_id, chamberId)))
    return rows.toSorted((one, other) => one.at.getTime() - other.at.getTime()).map(({ type }) => type)
  }

  test('a deletion takes the item off its list, and only that item, whichever list is read first', async () => {
    const { matterId } = await newMatter('301')
    const daily = [listEntry('WRIC/301/2024', { item: '28', ...before('DIVISION BENCH-I', 'A. SEN') })]
    const again = [listEntry('WRIC/301/2024', { item: '61', ...before('DIVISION BENCH-II', 'B. RAI') })]
    lists.lists.set('Daily', daily)
    await read()
    const deletion = { bench: 'DB-I', item: '28', case_numbers: ['WRIC/301/2024'], instead: 'DB-II' }
    lists.lists.set('Deletion note', note(deletion))
    await read()
    const deletedAt = clock.now()
    expect(await all()).toMatchObject([
      {
        matter_id: matterId,
        item: '28',
        gone_at: deletedAt,
        changes: [{ kind: 'deleted', instead: 'DB-II', list: 'Deletion note', at: deletedAt.toISOString() }],
      },
    ])
    lists.lists.set('Supplementary', again)
    lists.lists.set('Daily', [...daily, listEntry('WRIC/9/2024', { item: '29' })])
    await read()
    expect((await all()).map(({ item, gone_at, changes }) => [item, gone_at, changes.length]).toSorted()).toEqual([
      ['28', deletedAt, 1],
      ['61', null, 0],
    ])
    expect(await kinds()).toEqual(['listing.added', 'listing.deleted', 'listing.added'])
    const late = await newMatter('302')
    lists.lists.set('Late note', note({ ...deletion, item: '5', case_numbers: ['WRIC/302/2024'] }))
    await read()
    lists.lists.set('Supplementary 2', [listEntry('WRIC/302/2024', { item: '5', ...before('DB-I', 'A. SEN') })])
    await read()
    expect((await all()).filter(({ matter_id }) => matter_id === late.matterId)).toMatchObject([
      { item: '5', changes: [{ kind: 'deleted' }] },
    ])
  })

  test('a judge on leave does not sit, and the other judges’ items stand', async () => {
    await newMatter('311')
    await newMatter('312')
    lists.lists.set('Daily', [
      listEntry('WRIC/311/2024', { item: '1', ...before('DB-I', 'V. KRISHNA RAO') }),
      listEntry('WRIC/312/2024', { item: '2', ...before('DB-II', 'KRISHNA RAO') }),
    ])
    lists.lists.set('Leave note', note({ kind: 'not-sitting', bench: "HON'BLE MR. JUSTICE KRISHNA RAO" }))
    await read()
    const changes = await all()
    expect(changes.map((row) => [row.item, row.gone_at, row.changes.map(({ kind }) => kind)]).toSorted()).toEqual([
      ['1', null, []],
      ['2', null, ['not-sitting']],
    ])
    expect((await kinds()).toSorted()).toEqual(['listing.added', 'listing.not-sitting'])
    await read()
    expect((await kinds()).length).toBe(2)
    lists.lists.set('Daily', [listEntry('WRIC/312/2024', { item: '9', ...before('DB-III', 'OTHER RAI') })])
    await read()
    expect(await listed()).toMatchObject([{ item: '9', changes: [] }])
  })

  test('a corrigendum takes the wrong case off its item, or only says what else was wrong', async () => {
    await newMatter('321')
    await newMatter('322')
    lists.lists.set('Daily', [listEntry('WRIC/321/2024', { item: '4' }), listEntry('WRIC/322/2024', { item: '5' })])
    const corrected = { kind: 'corrected' as const, bench: null }
    lists.lists.set(
      'Corrigendum',
      note(
        { ...corrected, item: '4', case_numbers: ['WRIC/321/2024'], instead: 'WRIC/399/2024' },
        { ...corrected, item: '5', case_numbers: ['WRIC/322/2024'] },
      ),
    )
    await read()
    expect((await all()).map(({ item, gone_at }) => [item, gone_at !== null]).toSorted()).toEqual([
      ['4', true],
      ['5', false],
    ])
  })

  test('a matter added after the note is not listed', async () => {
    lists.lists.set('Daily', [listEntry('WRIC/331/2024', { item: '3' })])
    lists.lists.set('Deletion note', note({ case_numbers: ['WRIC/331/2024'], item: '3' }))
    await read()
    const { matterId } = await newMatter('331')
    await added(matterId)
    expect(await all()).toMatchObject([{ changes: [{ kind: 'deleted' }] }])
    expect(await listed()).toEqual([])
    await added(matterId)
    expect(await listed()).toEqual([])
  })
})

describe('reading a list again', () => {
  test('an unchanged list is not stored again', async () => {
    await newMatter('201')
    lists.lists.set('Daily', [listEntry('WRIC/201/2024')])
    await read()
    const [first] = await all()
    await read()
    expect(await all()).toEqual([first])
    const [row] = await db.asSystem('list-matching', (tx) => listsRepo(tx).listRead(court, day))
    expect(row).toMatchObject({ revision: 1, read_at: clock.now() })
    expect(row?.changed_at).not.toEqual(clock.now())
  })

  test('if a matter’s entry moves, its listing shows the new and the previous room and item', async () => {
    const { caseId } = await newMatter('202')
    lists.lists.set('Daily', [listEntry('WRIC/202/2024')])
    await read()
    lists.lists.set('Daily', [listEntry('WRIC/1/2024'), listEntry('WRIC/202/2024', { item: '12', court_no: '5' })])
    await read()
    expect(await listed()).toMatchObject([
      { item: '12', court_no: '5', moved_at: clock.now(), moved_from: { court_no: '3', item: '1' } },
    ])
    expect(await eventsOf(caseId)).toEqual([
      ['listed', null, day],
      ['listing-moved', '3 / 1', '5 / 12'],
    ])
  })

  test('a listing is marked as removed if its entry is missing, and as new when the entry returns', async () => {
    const { caseId } = await newMatter('203')
    const [own, other] = [listEntry('WRIC/203/2024'), listEntry('WRIC/2/2024', { item: '2' })]
    lists.lists.set('Daily', [own, other])
    await read()
    lists.lists.set('Daily', [other])
    await read()
    expect(await listed()).toEqual([])
    expect(await all()).toMatchObject([{ gone_at: clock.now() }])
    lists.lists.set('Daily', [own, other])
    await read()
    expect(await listed()).toMatchObject([{ first_seen_at: clock.now(), gone_at: null }])
    expect((await eventsOf(caseId)).map(([kind]) => kind)).toEqual(['listed', 'unlisted', 'listed'])
  })

  test('only the entries of a list’s newest revision are kept', async () => {
    lists.lists.set('Daily', [listEntry('WRIC/3/2024'), listEntry('WRIC/4/2024', { item: '2' })])
    await read()
    lists.lists.set('Daily', [listEntry('WRIC/4/2024')])
    await read()
    const [list] = await db.asSystem('list-matching', (tx) => listsRepo(tx).listRead(court, day))
    const rows = await db.asSystem('list-matching', (tx) =>
      tx
        .select()
        .from(causeListEntry)
        .where(and(eq(causeListEntry.list_id, list?.id ?? ''))),
    )
    expect(rows).toMatchObject([{ revision: 2, case_numbers: ['WRIC/4/2024'] }])
  })
})

test('of the video links printed on a list, only https links are stored', async () => {
  const link = (court_no: string, url: string) => ({ court_no, url, meeting_id: '912 3456 7890', passcode: '4711' })
  const links = [link('3', 'https://zoom.us/j/91234567890'), link('4', 'http://zoom.us/j/91234567891')]
  lists.lists.set('daily', {
    kind: 'list',
    list: { date: day, pages: 1, entries: [listEntry('WRIC/101/2026')], links },
  })
  await read()
  const [kept] = await db.asSystem('list-matching', (tx) => listsRepo(tx).listRead(court, day))
  expect(kept?.links).toEqual([links[0]])
})

test('entries of lists are deleted after 90 days, but the listings of matters are kept', async () => {
  await newMatter('205')
  lists.lists.set('Daily', [listEntry('WRIC/205/2024'), listEntry('WRIC/6/2024', { item: '2' })])
  await read()
  const [list] = await db.asSystem('list-matching', (tx) => listsRepo(tx).listRead(court, day))
  const countRows = () =>
    db.asSystem('list-matching', async (tx) => {
      const rows = await tx
        .select()
        .from(causeListEntry)
        .where(eq(causeListEntry.list_id, list?.id ?? ''))
      return rows.length
    })
  const go = () => forgetOldEntries({ db, clock, files: createMemoryFiles() }, new AbortController().signal)
  clock.forward((daysBetween(courtDateAt(clock.now()), day) + 90) * 86_400_000)
  await go()
  expect(await countRows()).toBe(2)
  clock.forward(86_400_000)
  await go()
  expect(await countRows()).toBe(0)
  expect(await listed()).toHaveLength(1)
})

describe('listings after a failed reading', () => {
  const listFirst = async (number: string) => {
    await newMatter(number)
    lists.lists.set('Daily', [listEntry(`WRIC/${number}/2024`)])
    await read()
  }
  const stillListed = async () => expect(await listed()).toMatchObject([{ gone_at: null }])

  test('listings are kept if the list’s layout has changed', async () => {
    await listFirst('301')
    lists.lists.set('Daily', new PageChanged('no columns'))
    const failedAt = clock.now()
    await read()
    await stillListed()
    const rows = await db.asSystem('list-matching', (tx) => listsRepo(tx).listRead(court, day))
    expect(rows).toMatchObject([{ revision: 1, problem: expect.stringContaining('page has changed') }])
    expect(rows[0]?.failing_since?.getTime()).toBeGreaterThan(failedAt.getTime())
  })

  test('listings are kept while the court is down, and the start of the failure is stored', async () => {
    await listFirst('302')
    lists.failing = new CourtDown('no answer')
    await read()
    const since = clock.now()
    await read()
    await stillListed()
    const seen = await db.asSystem('list-matching', (tx) => listsRepo(tx).findDay(court, day))
    expect(seen).toMatchObject({ failing_since: since, problem: expect.any(String) })
    lists.failing = null
    await read()
    expect(await db.asSystem('list-matching', (tx) => listsRepo(tx).findDay(court, day))).toMatchObject({
      failing_since: null,
      read_at: clock.now(),
    })
  })

  test('listings are kept if the list is missing or another list is returned', async () => {
    await listFirst('303')
    lists.lists.set('Daily', null)
    lists.lists.set('Supplementary', [listEntry('WRIC/5/2024')])
    await read()
    await stillListed()
    lists.lists.delete('Daily')
    await read()
    await stillListed()
  })

  test('a withdrawn list’s listing is removed when the matter is on another list of the day', async () => {
    await listFirst('305')
    lists.lists.delete('Daily')
    lists.lists.set('Daily of court 5', [listEntry('WRIC/305/2024', { item: '17', court_no: '5' })])
    await read()
    const moved = await listed()
    expect(moved).toMatchObject([{ court_no: '5', item: '17' }])
    await read()
    expect(await listed()).toEqual(moved)
  })

  test('if half of a list is missing, listings are kept until the next reading confirms the loss', async () => {
    await newMatter('304')
    const others = [1, 2, 3].map((item) => listEntry(`WRIC/60${item}/2024`, { item: String(item) }))
    lists.lists.set('Daily', [listEntry('WRIC/304/2024', { item: '9' }), ...others])
    await read()
    lists.lists.set('Daily', others.slice(0, 1))
    await read()
    await stillListed()
    await read()
    expect(await listed()).toEqual([])
  })

  test('an unreadable list does not stop the reading of other lists', async () => {
    await newMatter('305')
    lists.lists.set('Daily', new PageChanged('no columns'))
    lists.lists.set('Supplementary', [listEntry('WRIC/305/2024')])
    await read()
    expect(await listed()).toMatchObject([{ kind: 'supplementary' }])
    const seen = await db.asSystem('list-matching', (tx) => listsRepo(tx).findDay(court, day))
    expect(seen?.failing_since).toEqual(clock.now())
  })
})

describe('a watched name', () => {
  const row = (number: string, advocate: string) =>
    listEntry(number, { advocates: { petitioner: [advocate], respondent: [] } })

  test('a watched name suggests only cases that are not among the chamber’s matters', async () => {
    const nameId = await watch('Anil Chaudhary')
    lists.lists.set('Daily', [row('WRIC/401/2024', 'MR. ANIL CHOWDHURY')])
    await read()
    expect(await listed()).toEqual([])
    expect(await all()).toMatchObject([{ matter_id: null, matched_by: 'name', watched_name_id: nameId }])
  })

  test('adding the suggested case as a matter removes the suggestion', async () => {
    await watch('Anil Chaudhary')
    await newMatter('402')
    lists.lists.set('Daily', [row('WRIC/402/2024', 'Anil Chaudhary'), row('WRIC/403/2024', 'Anil Chaudhary')])
    await read()
    expect((await all()).map(({ matched_by }) => matched_by).sort()).toEqual(['name', 'number'])
    const { matterId } = await newMatter('403')
    await added(matterId)
    expect((await all()).map(({ matched_by }) => matched_by)).toEqual(['number', 'number'])
  })

  test('a name watched later is searched in lists that were already read', async () => {
    lists.lists.set('Daily', [row('WRIC/404/2024', 'Anil Chaudhary')])
    await read()
    const nameId = await watch('Anil Chaudhari')
    await matching.matchName(chamberId, nameId, court)
    expect(await all()).toMatchObject([{ matched_by: 'name' }])
  })

  test('a watched name suggests cases only to its own chamber', async () => {
    const other = await newChamber(db)
    await watch('Anil Chaudhary', other.chamberId)
    lists.lists.set('Daily', [row('WRIC/405/2024', 'Anil Chaudhary')])
    await read()
    expect(await all()).toEqual([])
    expect(await all(other.chamberId)).toHaveLength(1)
  })
})

test('a change of a list is announced only to the chambers concerned', async () => {
  await newMatter('501')
  const other = await newChamber(db)
  const heard: string[] = []
  const leave = [
    events.subscribe(chamberId, ({ type }) => heard.push(`own ${type}`)),
    events.subscribe(other.chamberId, ({ type }) => heard.push(`other ${type}`)),
  ]
  lists.lists.set('Daily', [listEntry('WRIC/501/2024')])
  await read()
  const reported = ['own listing.added', 'own notifications.changed']
  await expect.poll(() => heard).toEqual(reported)
  await read()
  expect(heard).toEqual(reported)
  for (const end of leave) end()
})
