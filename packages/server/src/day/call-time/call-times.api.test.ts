import { type Clash, callTimes, handOver, replayBoard, setCallAlert } from '@peshi/contract/day/call-time'
import { deleteMatter } from '@peshi/contract/matters/matters'
import type { CourtId, PersonId } from '@peshi/contract/platform/ids'
import type { StreamEvent } from '@peshi/contract/platform/stream'
import { courtShort } from '@peshi/courts/catalogue/courts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newBoardDay, newRoomList } from '../../../test/court-day.ts'
import { ladder } from '../../../test/ladder.ts'
import { newListing } from '../../../test/listings.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { boardState } from '../../courts/lists-and-boards/boards.schema.ts'
import { causeList } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { membership, person } from '../../platform/db/people.schema.ts'
import { followBoards } from './call-time.jobs.ts'
import { learnPaces } from './learn-paces.ts'
import { raiseAlerts } from './raise-alerts.ts'

const today = '2026-11-20'
const at = (time: string, date = today) => new Date(`${date}T${time}:00+05:30`)
const clock = handClock(at('11:00'))
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const courts = [
  'hc-bombay',
  'hc-delhi',
  'hc-orissa',
  'hc-karnataka',
  'hc-calcutta',
  'hc-telangana',
  'hc-jharkhand',
  'hc-andhrapradesh',
  'hc-kerala',
  'hc-lucknow',
  'hc-gujarat',
]
const nextCourt = () => {
  const court = courts.pop()
  if (court === undefined) throw new Error('Add a court for the test')
  return court as CourtId
}

type Member = Awaited<ReturnType<typeof newChamber>>

async function listMatter(member: Member, court: CourtId, courtNo: string, item: string, title?: string) {
  const { matter } = await followCase(app, member, { court, next_date: today, ...(title && { title }) })
  await newListing(app.db, member, matter, { date: today, court_no: courtNo, item })
  return matter
}

async function addPerson({ chamberId }: Member, name: string): Promise<PersonId> {
  const id = newId() as PersonId
  const created_at = clock.now()
  await app.db.asSystem('seed', async (tx) => {
    await tx.insert(person).values({ id, name, email: `${id}@example.in`, password_hash: 'none', created_at })
    await tx
      .insert(membership)
      .values({ chamber_id: chamberId, id: newId(), person_id: id, role: 'advocate', created_at })
  })
  return id
}

const day = { date: today, to_id: '01936f00-0000-7000-8000-000000000000' as PersonId }
const strangersMatter = async () => (await chamberWithMatter(app, { next_date: today })).matter._id

ladder(callTimes, () => app, { refused: 'client' })
ladder(setCallAlert, () => app, {
  input: { body: { items_before: 3 } },
  invalid: { 'zero items': { body: { items_before: 0 } }, '31 items': { body: { items_before: 31 } } },
  refused: 'client',
})
ladder(handOver, () => app, {
  input: { body: { ...day, matter_id: '01936f00-0000-7000-8000-000000000001' as never } },
  invalid: {
    'an invalid date': { body: { ...day, date: 'today', matter_id: '01936f00-0000-7000-8000-000000000001' } },
  },
  foreign: async () => ({ body: { ...day, matter_id: await strangersMatter() } }),
  refused: 'billing',
})
ladder(replayBoard, () => app, {
  input: { params: { id: 'hc-delhi' as CourtId }, query: { date: today } },
  invalid: { 'a missing date': { params: { id: 'hc-delhi' }, query: {} } },
  refused: 'client',
})

test('the items ahead are counted from the room’s list, or else from the item numbers', async () => {
  const court = nextCourt()
  await newRoomList(app.db, { court, date: today, courtNo: '4' }, 20)
  await newBoardDay(app.db, { court, date: today, courtNo: '4' }, ['10:30 1', '10:40 2', '10:58 5'])
  await newBoardDay(app.db, { court, date: today, courtNo: '7' }, ['10:35 3', '10:58 4'])
  const member = await newChamber(app.db)
  const far = await listMatter(member, court, '4', '12', 'Far')
  const heard = await listMatter(member, court, '4', '5', 'Heard')
  const past = await listMatter(member, court, '4', '2', 'Past')
  const numbered = await listMatter(member, court, '7', '6', 'Numbered')
  const gone = await listMatter(member, court, '4', '15', 'Deleted')
  await app.as(member).call(deleteMatter, { params: { id: gone._id } })

  const { status, body } = await app.as(member).call(callTimes)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ date: today, items_before: 5, alerts: [], clashes: [] })
  expect(body.data.calls.map(({ matter_id, likely }) => [matter_id, likely])).toEqual([
    [heard._id, { state: 'being-heard', since: at('10:58').toISOString() }],
    [numbered._id, expect.objectContaining({ state: 'expected', items_ahead: 1, confidence: null })],
    [far._id, expect.objectContaining({ state: 'expected', items_ahead: 6, confidence: null })],
    [past._id, { state: 'called', at: at('10:40').toISOString() }],
  ])
  expect(body.data.calls[0]).toMatchObject({
    court_short: courtShort(court),
    court_no: '4',
    item: '5',
    board: { state: 'in-session', item: '5' },
    person: { _id: member.personId },
  })
  expect((await app.as(await newChamber(app.db)).call(callTimes)).body.data.calls).toEqual([])
})

test('a courtroom’s video link is taken from its list, or from a newer link on its board', async () => {
  const court = nextCourt()
  await newRoomList(app.db, { court, date: today, courtNo: '4' }, 20)
  const member = await newChamber(app.db)
  await listMatter(member, court, '4', '12')
  await listMatter(member, court, '7', '3')
  const links = [
    { court_no: '04', url: 'https://zoom.us/j/91234567890', meeting_id: '912 3456 7890', passcode: '4711' },
    { court_no: '9', url: 'https://zoom.us/j/9', meeting_id: null, passcode: null },
  ]
  await app.db.asSystem('list-matching', (tx) =>
    tx
      .update(causeList)
      .set({ links })
      .where(and(eq(causeList.court, court), eq(causeList.date, today))),
  )
  const videos = async () =>
    new Map((await app.as(member).call(callTimes)).body.data.calls.map(({ court_no, video }) => [court_no, video]))
  expect(Object.fromEntries(await videos())).toEqual({
    4: { url: 'https://zoom.us/j/91234567890', meeting_id: '912 3456 7890', passcode: '4711', from: 'list' },
    7: null,
  })
  await newBoardDay(app.db, { court, date: today, courtNo: '7' }, ['10:58 1'])
  const room = { court_no: '7', item: '1', list: null, progress: 'in-session' as const, at: at('10:58').toISOString() }
  const message = 'VC link https://example.webex.com/meet/court7'
  await app.db.asSystem('boards', (tx) =>
    tx
      .update(boardState)
      .set({ rooms: [{ ...room, raw: { message } }] })
      .where(eq(boardState.court, court)),
  )
  expect((await videos()).get('7')).toEqual({
    url: 'https://example.webex.com/meet/court7',
    meeting_id: null,
    passcode: null,
    from: 'board',
  })
})

test('a board message sets an item’s time only on the day of the message', async () => {
  const court = nextCourt()
  await newRoomList(app.db, { court, date: today, courtNo: '4' }, 20)
  await newBoardDay(app.db, { court, date: today, courtNo: '4' }, ['10:30 1', '10:40 2', '10:58 5'])
  const member = await newChamber(app.db)
  await listMatter(member, court, '4', '12')
  const text = 'Item no. 12 will be taken up at 2 PM'
  const show = (since: Date) =>
    app.db.asSystem('boards', (tx) =>
      tx
        .update(boardState)
        .set({ notices: [{ text, since: since.toISOString() }] })
        .where(eq(boardState.court, court)),
    )
  const call = async () => (await app.as(member).call(callTimes)).body.data.calls[0]
  await show(at('10:50'))
  expect(await call()).toMatchObject({
    message: text,
    likely: { state: 'expected', is_from_message: true, confidence: null, from: at('14:00').toISOString() },
  })
  await show(at('10:50', '2026-11-19'))
  expect(await call()).toMatchObject({ message: null, likely: { is_from_message: false, items_ahead: 6 } })
})

test('a reissued list counts as revised until the room calls its next item', async () => {
  const court = nextCourt()
  const member = await newChamber(app.db)
  await newRoomList(app.db, { court, date: today, courtNo: '4' }, 20, at('10:50'))
  await newRoomList(app.db, { court, date: today, courtNo: '7' }, 20)
  for (const courtNo of ['4', '7'])
    await newBoardDay(app.db, { court, date: today, courtNo }, ['10:30 1', '10:40 2', '10:45 3'])
  for (const courtNo of ['4', '7']) await listMatter(member, court, courtNo, '9')
  const reasons = async () =>
    new Map(
      (await app.as(member).call(callTimes)).body.data.calls.map(({ court_no, likely }) => [
        court_no,
        'why' in likely ? likely.why : likely.state,
      ]),
    )
  await newBoardDay(app.db, { court, date: today, courtNo: '9' }, ['10:58 1'])
  expect(Object.fromEntries(await reasons())).toEqual({ 4: 'list-revised', 7: 'expected' })
  await newBoardDay(app.db, { court, date: today, courtNo: '4' }, ['10:59 4'])
  expect((await reasons()).get('4')).toBe('expected')
})

async function teach(court: CourtId, courtNo: string) {
  for (let dayOfMonth = 9; dayOfMonth < 19; dayOfMonth++) {
    const date = `2026-11-${String(dayOfMonth).padStart(2, '0')}`
    await newRoomList(app.db, { court, date, courtNo }, 40)
    const lines = Array.from({ length: 40 }, (_, index) => {
      const minute = 630 + Math.floor((5 + (dayOfMonth % 5) / 2) * index) + (index >= 21 ? 60 : 0)
      return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')} ${index + 1}`
    })
    await newBoardDay(app.db, { court, date, courtNo }, [
      ...lines.slice(0, 21),
      '12:59 lunch',
      ...lines.slice(21),
      '16:20 rose',
    ])
  }
}

test('a person’s matters in two cities on one day clash, until one city has no matter left', async () => {
  const member = await newChamber(app.db)
  const inDelhi = await listMatter(member, 'hc-delhi' as CourtId, '4', '12', 'In Delhi')
  await listMatter(member, 'hc-bombay' as CourtId, '7', '1', 'In Mumbai')
  await listMatter(member, 'hc-bombay' as CourtId, '9', '3', 'In Mumbai too')
  const { clashes } = (await app.as(member).call(callTimes)).body.data
  expect(clashes).toMatchObject([{ cities: ['Mumbai', 'New Delhi'], person: { _id: member.personId } }])
  expect(clashes[0]?.matter_ids).toHaveLength(3)
  await app.as(member).call(deleteMatter, { params: { id: inDelhi._id } })
  expect((await app.as(member).call(callTimes)).body.data.clashes).toEqual([])
})

const ofAnHour = ({ clashes }: { clashes: Clash[] }) => clashes.filter(({ cities }) => cities.length === 0)

test('with a learned pace, overlapping time ranges clash, and the clash names the free people', async () => {
  const [court, other] = [nextCourt(), nextCourt()]
  await teach(court, '4')
  await teach(other, '2')
  await learnPaces(app.context)
  for (const [one, courtNo] of [
    [court, '4'],
    [other, '2'],
  ] as const) {
    await newRoomList(app.db, { court: one, date: today, courtNo }, 40)
    await newBoardDay(app.db, { court: one, date: today, courtNo }, [
      '10:30 1',
      '10:36 2',
      '10:42 3',
      '10:48 4',
      '10:54 5',
    ])
  }
  const member = await newChamber(app.db)
  const first = await listMatter(member, court, '4', '16', 'First')
  const second = await listMatter(member, other, '2', '16', 'Second')

  const alone = (await app.as(member).call(callTimes)).body.data
  const [call] = alone.calls
  if (call?.likely.state !== 'expected') throw new Error(`Said ${JSON.stringify(call?.likely)}`)
  expect(call.likely).toMatchObject({ items_ahead: 10, confidence: 70 })
  expect(Date.parse(call.likely.from)).toBeLessThanOrEqual(at('12:00').getTime())
  expect(Date.parse(call.likely.to ?? '')).toBeGreaterThanOrEqual(at('12:00').getTime())
  expect(ofAnHour(alone)).toMatchObject([{ person: { _id: member.personId }, free: [] }])
  expect(new Set(ofAnHour(alone)[0]?.matter_ids)).toEqual(new Set([first._id, second._id]))

  const junior = await addPerson(member, 'M. Verma')
  const handed = await app
    .as(member)
    .call(handOver, { body: { matter_id: second._id, date: today, to_id: junior, note: 'Ask for four weeks' } })
  expect([handed.status, handed.body.message]).toEqual([200, 'Data Updated Successfully!'])
  const after = (await app.as(member).call(callTimes)).body.data
  expect(ofAnHour(after)).toEqual([])
  expect(after.calls.find(({ matter_id }) => matter_id === second._id)).toMatchObject({
    person: { _id: junior, name: 'M. Verma' },
    handover: { from: null, note: 'Ask for four weeks', at: clock.now().toISOString() },
  })
  await app.as(member).call(handOver, { body: { matter_id: first._id, date: today, to_id: junior } })
  const both = (await app.as(member).call(callTimes)).body.data
  expect(ofAnHour(both)).toMatchObject([{ person: { _id: junior }, free: [{ _id: member.personId, near: null }] }])
})

test('a matter is handed over only within the chamber, and only for a day with a listing', async () => {
  const { member, caller, matter } = await chamberWithMatter(app, { next_date: today })
  const stranger = await newChamber(app.db)
  const body = { matter_id: matter._id, date: today, to_id: stranger.personId }
  expect((await caller.call(handOver, { body })).status).toBe(400)
  const other = { ...body, to_id: member.personId, date: '2026-11-23' }
  expect((await caller.call(handOver, { body: other })).status).toBe(400)
})

test('each person concerned gets one call alert, the chosen number of items before the matter', async () => {
  const court = nextCourt()
  await newRoomList(app.db, { court, date: today, courtNo: '4' }, 30)
  const member = await newChamber(app.db)
  const junior = await addPerson(member, 'M. Verma')
  const [mine, theirs] = [await listMatter(member, court, '4', '12'), await listMatter(member, court, '4', '13')]
  await app.as(member).call(setCallAlert, { body: { items_before: 3 } })
  await app.as({ ...member, personId: junior }).call(setCallAlert, { body: { items_before: null } })
  await app.as(member).call(handOver, { body: { matter_id: theirs._id, date: today, to_id: junior } })
  const heard: StreamEvent[] = []
  const stop = app.context.events.subscribe(member.chamberId, (event) => heard.push(event))

  await newBoardDay(app.db, { court, date: today, courtNo: '4' }, ['10:30 1', '10:40 4', '10:50 7'])
  await raiseAlerts(app.context, court)
  expect((await app.as(member).call(callTimes)).body.data.alerts).toEqual([])

  await newBoardDay(app.db, { court, date: today, courtNo: '4' }, ['10:55 8', '10:58 9'])
  await raiseAlerts(app.context, court)
  await raiseAlerts(app.context, court)
  const { alerts, items_before } = (await app.as(member).call(callTimes)).body.data
  expect(items_before).toBe(3)
  expect(alerts).toEqual([{ matter_id: mine._id, items_ahead: 2, raised_at: clock.now().toISOString() }])
  const juniors = (await app.as({ ...member, personId: junior }).call(callTimes)).body.data
  expect([juniors.items_before, juniors.alerts]).toEqual([null, []])
  await expect
    .poll(() => heard.filter(({ type }) => type === 'call.near'))
    .toMatchObject([{ type: 'call.near', matter_id: mine._id }])
  stop()
})

test('each reading of a board sends the call alerts that are due', async () => {
  const court = nextCourt()
  const member = await newChamber(app.db)
  await newRoomList(app.db, { court, date: today, courtNo: '4' }, 30)
  const matter = await listMatter(member, court, '4', '7')
  await newBoardDay(app.db, { court, date: today, courtNo: '4' }, ['10:30 1', '10:58 4'])
  const stop = followBoards(app.context)
  await app.db.asSystem('boards', (tx) => app.context.events.announceBoard(tx, court))
  const raised = async () => (await app.as(member).call(callTimes)).body.data.alerts
  await expect.poll(raised).toMatchObject([{ matter_id: matter._id, items_ahead: 2 }])
  stop()
})

test('the board of a past day can be replayed with the progress of each room', async () => {
  const court = nextCourt()
  await newRoomList(app.db, { court, date: '2026-11-19', courtNo: '4' }, 30)
  await newBoardDay(app.db, { court, date: '2026-11-19', courtNo: '4' }, [
    '10:30 1',
    '10:40 4',
    '10:50 25',
    '13:00 lunch',
  ])
  const { body } = await app
    .as(await newChamber(app.db))
    .call(replayBoard, { params: { id: court }, query: { date: '2026-11-19' } })
  expect(body.data.rooms).toMatchObject([{ court_no: '4', listed: 30 }])
  expect(
    body.data.rooms[0]?.changes.map(({ item, done, is_jump, progress }) => [item, done, is_jump, progress]),
  ).toEqual([
    ['1', 1, false, 'in-session'],
    ['4', 4, false, 'in-session'],
    ['25', 5, true, 'in-session'],
    [null, 5, true, 'at-lunch'],
  ])
})
