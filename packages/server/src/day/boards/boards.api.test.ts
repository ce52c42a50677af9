import { listBoards, markBoard, showBoard } from '@peshi/contract/day/boards'
import type { CourtId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { handBoards, room } from '../../../test/boards.ts'
import { allahabad } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { ladder } from '../../../test/ladder.ts'
import { newListing } from '../../../test/listings.ts'
import { followCase } from '../../../test/matters.ts'
import { causeList, causeListEntry } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { openLiveBoards } from '../../courts/lists-and-boards/live-boards.ts'
import { newId } from '../../platform/db/columns.ts'
import { createLiveEvents } from '../../platform/stream/live-events.ts'

const sci = 'sci' as CourtId
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+05:30`)
const clock = handClock(at('10:30'))
const access = handBoards()
let app: TestApp
beforeAll(async () => {
  const db = await testDatabase()
  const events = await createLiveEvents(db)
  const boards = openLiveBoards({ db, clock, events, access, log: { warn: () => undefined, error: () => undefined } })
  app = await testApp({ clock, context: { db, events, boards } })
})
afterAll(() => app.close())
beforeEach(() => {
  clock.forward(60_000)
  access.asked.length = 0
  access.offReason = () => null
})

const params = { id: allahabad }
const wrongCourt = { 'an unknown kind of court': { params: { id: 'high court' } } }

ladder(listBoards, () => app, { refused: 'client' })
ladder(showBoard, () => app, { input: { params }, invalid: wrongCourt, refused: 'client' })
ladder(markBoard, () => app, {
  input: { params, body: { items: [] } },
  invalid: { ...wrongCourt, 'invalid items': { params, body: { items: ['12'] } } },
  refused: 'client',
})

test('a board is returned as it was read, with the field names of the API', async () => {
  access.show = async () => [
    room('1', '12', {
      list: 'Fresh',
      raw: { Progress: 'In Progress', case_number: 'WRIC/12/2024', petitioner: 'Ram', respondent: 'State' },
    }),
    room('-10', '3', { raw: { 'Kept Back Cases': '6, 9' } }),
    room('-15', null, { progress: 'in-chamber' }),
    room('-7', null, { raw: { 'Important Information': 'Court rises at 3:30' } }),
  ]
  const { status, body } = await app.as(await newChamber(app.db)).call(showBoard, { params })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    court_id: allahabad,
    title: 'Allahabad High Court',
    read_at: clock.now().toISOString(),
    failing_since: null,
    off: null,
  })
  expect(body.data.rooms.map(({ court, sr_no, list, progress }) => [court, sr_no, list, progress])).toEqual([
    ['1', '12', 'Fresh', 'In Progress'],
    ['C.J.', '3', null, null],
    ['In Chamber', null, null, null],
    ['N/A', null, null, null],
  ])
  expect(body.data.rooms[0]).toMatchObject({ case_number: 'WRIC/12/2024', title: 'Ram v. State' })
  expect(body.data.rooms[1]).toMatchObject({ message: 'Kept Back Cases: 6, 9' })
  expect(body.data.rooms[3]).toMatchObject({ state: 'not-in-session', message: 'Court rises at 3:30' })
})

test('a board is not found if the court is unknown or has no known board', async () => {
  const person = app.as(await newChamber(app.db))
  for (const id of ['dc-agra', 'hc-nowhere'] as CourtId[])
    expect((await person.call(showBoard, { params: { id } })).status).toBe(404)
})

test('a board that is switched off states the reason and is not requested', async () => {
  access.offReason = () => 'The High Court’s board answers its own page only.'
  const { status, body } = await app
    .as(await newChamber(app.db))
    .call(showBoard, { params: { id: 'hc-punjabharyana' as CourtId } })
  expect([status, body.data.off, body.data.rooms]).toEqual([
    200,
    'The High Court’s board answers its own page only.',
    [],
  ])
  expect(access.asked).toEqual([])
})

test('the person’s own items are found by the listing’s room and item, or by case number', async () => {
  const member = await newChamber(app.db)
  const listed = await followCase(app, member, { next_date: '2026-11-20', title: 'Listed' })
  const byNumber = await followCase(app, member, { next_date: '2026-11-20', case_number: '88123', title: 'By number' })
  await followCase(app, member, { next_date: '2026-11-21' })
  await newListing(app.db, member, listed.matter, { date: '2026-11-20', court_no: '42', item: '17' })
  access.show = async () => [
    room('42', '17'),
    room('7', '17'),
    room('9', '4', { raw: { case_number: 'WRIC/88123/2024' } }),
    room('11', '4', { raw: { case_number: 'WRIC/88124/2024' } }),
  ]
  const { body } = await app.as(member).call(showBoard, { params })
  expect(body.data.rooms.map(({ court, is_mine }) => [court, is_mine])).toEqual([
    ['42', true],
    ['7', false],
    ['9', true],
    ['11', false],
  ])
  expect(body.mine.map(({ title, court_no, item }) => [title, court_no, item])).toEqual([
    ['Listed', '42', '17'],
    ['By number', null, null],
  ])
  expect(body.mine.map(({ matter_id }) => matter_id)).toEqual([listed.matter._id, byNumber.matter._id])

  const other = await app.as(await newChamber(app.db)).call(showBoard, { params })
  expect([other.body.mine, other.body.data.rooms.some(({ is_mine }) => is_mine)]).toEqual([[], false])
})

test('a room shows the last item of its list if that list was read', async () => {
  const [list, otherDay] = [newId(), newId()]
  const court = 'hc-karnataka' as CourtId
  const entry = (list_id: string, position: number, item: string, revision = 2) => ({
    list_id,
    revision,
    position,
    nth: 1,
    item,
    court_no: '3',
    coram: [],
    kind: 'daily' as const,
    case_numbers: [],
    keys: [],
    petitioner: 'A',
    petitioner_advocates: [],
    respondent_advocates: [],
    name_keys: [],
    listed: true,
    page: 1,
  })
  await app.db.asSystem('list-matching', async (tx) => {
    for (const [id, date] of [
      [list, '2026-11-20'],
      [otherDay, '2026-11-19'],
    ] as const)
      await tx.insert(causeList).values({ id, court, date, source: id, title: 'List', kind: 'daily', revision: 2 })
    await tx
      .insert(causeListEntry)
      .values([
        entry(list, 1, '9'),
        entry(list, 2, '41'),
        entry(list, 3, 'A-99'),
        entry(otherDay, 1, '80'),
        entry(list, 1, '77', 3),
      ])
  })
  access.show = async () => [room('3', '12'), room('4', '12')]
  const { body } = await app.as(await newChamber(app.db)).call(showBoard, { params: { id: court } })
  expect(body.data.rooms.map(({ last_item }) => last_item)).toEqual([41, null])
})

test('a POST request marks the given items and stores no data', async () => {
  const member = await newChamber(app.db)
  access.show = async () => [room('42', '17'), room('7', '12')]
  const { body } = await app.as(member).call(markBoard, { params, body: { items: [{ court_no: '7', item: '12' }] } })
  expect(body.data.rooms.map(({ is_mine }) => is_mine)).toEqual([false, true])
  expect(body.mine).toEqual([
    { court_no: '7', item: '12', list: null, case_number: null, matter_id: null, title: null },
  ])
  const shown = await app.as(member).call(showBoard, { params })
  expect(shown.body.data.rooms.map(({ is_mine }) => is_mine)).toEqual([false, false])
})

test('the list of boards counts today’s listed matters for each court', async () => {
  const member = await newChamber(app.db)
  await followCase(app, member, { next_date: '2026-11-20' })
  const twice = await followCase(app, member, { next_date: '2026-11-20' })
  await newListing(app.db, member, twice.matter, { date: '2026-11-20', court_no: '42', item: '17' })
  await followCase(app, member, { court: sci, next_date: '2026-11-20' })
  await followCase(app, member, { court: 'hc-gujarat' as CourtId, next_date: '2026-11-20' })
  await followCase(app, member, { court: 'hc-bombay' as CourtId, next_date: '2026-11-23' })
  const { body } = await app.as(member).call(listBoards)
  const today = body.data.filter(({ listed_today }) => listed_today > 0)
  expect(today.map(({ court_id, listed_today }) => [court_id, listed_today])).toEqual([
    [sci, 1],
    [allahabad, 2],
  ])
  expect(body.data.map(({ court_id }) => court_id)).toContain('hc-bombay')
  expect(body.unread).toContainEqual({ court_id: 'hc-gujarat', title: 'High Court of Gujarat', why: 'unknown-form' })
})

test('if the court is slow, the most recent board is returned without waiting', async () => {
  const person = app.as(await newChamber(app.db))
  access.show = async () => [room('1', '12')]
  await person.call(showBoard, { params })
  clock.forward(60_000)
  const late = Promise.withResolvers<[]>()
  access.show = () => late.promise
  const { body } = await person.call(showBoard, { params })
  expect(body.data.rooms[0]?.sr_no).toBe('12')
  late.resolve([])
  await expect.poll(async () => (await person.call(showBoard, { params })).body.data.rooms).toEqual([])
})

test('the background job reads only the boards of courts at which a matter is listed today', async () => {
  const member = await newChamber(app.db)
  const { matter } = await followCase(app, member, { next_date: null, court: 'hc-telangana' as CourtId })
  await newListing(app.db, member, matter, { date: '2026-11-20', court_no: '1', item: '2' })
  access.show = async () => [room('1', '12')]
  await app.context.services.readListedBoards()
  expect(access.asked).toContain('hc-telangana')
  expect(access.asked).not.toContain('hc-patna')
})

test('on a board of an earlier day, no items are marked as the person’s own', async () => {
  access.show = async () => [room('7', '12')]
  const items = [{ court_no: '7', item: '12' }]
  const ask = async () => app.as(await newChamber(app.db)).call(markBoard, { params, body: { items } })
  expect((await ask()).body.data.rooms[0]?.is_mine).toBe(true)
  const before = clock.now()
  clock.forward(at('08:00', '2026-11-21').getTime() - before.getTime())
  expect((await ask()).body.data.rooms[0]).toMatchObject({ sr_no: '12', is_mine: false })
  clock.forward(before.getTime() - clock.now().getTime())
})

test('outside court hours, the most recent board is returned and the court is not asked', async () => {
  access.show = async () => [room('1', '12')]
  await app.as(await newChamber(app.db)).call(showBoard, { params })
  const read = clock.now()
  access.asked.length = 0
  clock.forward(at('19:00').getTime() - read.getTime())
  const { body } = await app.as(await newChamber(app.db)).call(showBoard, { params })
  await app.context.services.readListedBoards()
  expect([body.data.read_at, body.data.rooms[0]?.sr_no, access.asked]).toEqual([read.toISOString(), '12', []])
})
