import { closeCalendarFeed, getCalendarFeed, openCalendarFeed, readCalendarFeed } from '@peshi/contract/day/calendar'
import {
  createTask,
  deleteTask,
  moveOccurrence,
  skipOccurrence,
  type TaskChanges,
  updateTask,
} from '@peshi/contract/day/tasks'
import { type HearingEntry, recordOutcome, saveHearing } from '@peshi/contract/matters/hearings'
import { deleteMatter, editTitle, restoreMatter } from '@peshi/contract/matters/matters'
import { courtDateAt } from '@peshi/contract/platform/dates'
import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { testPassword } from '../../../test/password.ts'
import { newColleague } from '../../../test/people.ts'
import { toCalendarDays } from './calendar-days.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

ladder(getCalendarFeed, () => app, { refused: 'client' })
ladder(openCalendarFeed, () => app, {
  input: { body: { password: testPassword } },
  invalid: { 'an empty body': { body: {} } },
  refused: 'client',
})
ladder(closeCalendarFeed, () => app, { refused: 'client' })
ladder(readCalendarFeed, () => app, {
  input: { params: { file: `${'a'.repeat(43)}.ics` } },
  invalid: { 'a very long name': { params: { file: 'a'.repeat(200) } } },
})

type Caller = ReturnType<TestApp['as']>

async function open(caller: Caller) {
  const { status, body } = await caller.call(openCalendarFeed, { body: { password: testPassword } })
  expect(status).toBe(200)
  return new URL(body.address).pathname
}

const ask = (path: string, headers: Record<string, string> = {}) => app.app.inject({ url: path, headers })

async function readEvents(path: string) {
  const reply = await ask(path)
  expect(reply.statusCode).toBe(200)
  return convertIcsCalendar(undefined, reply.body).events ?? []
}

test('a calendar feed has the chamber’s future hearings, but no other chamber’s hearings', async () => {
  const { caller } = await chamberWithMatter(app, { title: 'Ram Lal v. State', next_date: '2026-12-05' })
  await chamberWithMatter(app, { title: 'Not ours', next_date: '2026-12-05' })
  const path = await open(caller)
  const reply = await ask(path)
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect((await readEvents(path)).map(({ summary, sequence, status }) => [summary, sequence ?? 0, status])).toEqual([
    ['Ram Lal v. State', 0, 'CONFIRMED'],
  ])
  expect((await caller.call(getCalendarFeed)).body.data?.last_read_at).not.toBeNull()
})

test('a request with the ETag of an unchanged calendar feed gets status 304', async () => {
  const { caller } = await chamberWithMatter(app, { next_date: '2026-12-05' })
  const path = await open(caller)
  const first = await ask(path)
  const again = await ask(path, { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const etag = String(first.headers.etag)
  for (const known of [`W/${etag}`, `"other", ${etag}`, `W/"other",W/${etag}`, '*'])
    expect((await ask(path, { 'if-none-match': known })).statusCode).toBe(304)
  expect((await ask(path, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  const head = await app.app.inject({ method: 'HEAD', url: path })
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])
})

test('an event gets a higher sequence number when it is changed, cancelled or restored', async () => {
  const { caller, matter } = await chamberWithMatter(app, { title: 'Old title', next_date: '2026-12-05' })
  const path = await open(caller)
  await readEvents(path)

  await caller.call(editTitle, { params: { id: matter._id }, body: { title: 'New title' } })
  expect(await readEvents(path)).toMatchObject([{ summary: 'New title', sequence: 1, status: 'CONFIRMED' }])
  expect(await readEvents(path)).toMatchObject([{ sequence: 1 }])

  await caller.call(deleteMatter, { params: { id: matter._id } })
  expect(await readEvents(path)).toMatchObject([{ summary: 'New title', sequence: 2, status: 'CANCELLED' }])
  await caller.call(restoreMatter, { params: { id: matter._id } })
  expect(await readEvents(path)).toMatchObject([{ summary: 'New title', sequence: 3, status: 'CONFIRMED' }])
})

test('a moved hearing is cancelled on the old day and added on the new day', async () => {
  const { caller, matter } = await chamberWithMatter(app, { next_date: null })
  const note = (next_date: string) =>
    caller.call(recordOutcome, {
      body: { matter_id: matter._id, date: '2026-11-20', outcome: 'adjourned', next_date, business: null },
    })
  const path = await open(caller)
  expect((await note('2026-12-05')).status).toBe(200)
  const days = async () => (await readEvents(path)).map(({ uid, status }) => [uid.slice(0, 10), status])
  expect(await days()).toContainEqual(['2026-12-05', 'CONFIRMED'])
  await note('2026-12-09')
  expect(await days()).toEqual(
    expect.arrayContaining([
      ['2026-12-05', 'CANCELLED'],
      ['2026-12-09', 'CONFIRMED'],
    ]),
  )
})

test('a hearing with a known hour is shown at that hour', async () => {
  const { caller, matter } = await chamberWithMatter(app, { next_date: '2026-12-05' })
  const path = await open(caller)
  const at = (time: string) => caller.call(saveHearing, { body: { matter_id: matter._id, date: '2026-12-05', time } })
  expect((await at('25:00')).status).toBe(400)
  expect((await at('14:15')).status).toBe(200)
  expect((await readEvents(path))[0]?.start).toMatchObject({
    type: 'DATE-TIME',
    date: new Date('2026-12-05T08:45:00Z'),
  })
  await at('')
  expect((await readEvents(path))[0]?.start).toMatchObject({ type: 'DATE' })
})

test('a calendar feed’s new address replaces the old address, and a closed feed is not found', async () => {
  const { caller } = await chamberWithMatter(app, { next_date: '2026-12-05' })
  const first = await open(caller)
  const second = await open(caller)
  expect(second).not.toBe(first)
  expect([(await ask(first)).statusCode, (await ask(second)).statusCode]).toEqual([404, 200])
  await caller.call(closeCalendarFeed)
  expect((await ask(second)).statusCode).toBe(404)
  expect((await caller.call(getCalendarFeed)).body.data).toBeNull()
})

test('a person whose new role has no access to matters loses the calendar feed', async () => {
  const { caller, member } = await chamberWithMatter(app, { next_date: '2026-12-05' })
  const path = await open(caller)
  await app.db.engine.execute(`UPDATE membership SET role = 'client' WHERE chamber_id = '${member.chamberId}'`)
  expect((await ask(path)).statusCode).toBe(404)
})

test('the number of guesses at the addresses of calendar feeds is limited', async () => {
  const { caller } = await chamberWithMatter(app)
  const path = await open(caller)
  const guess = () =>
    app.app
      .inject({ url: `/api/calendar/${'x'.repeat(43)}.ics`, remoteAddress: '198.51.100.7' })
      .then((r) => r.statusCode)
  const answers = await Promise.all(Array.from({ length: 31 }, guess))
  expect(answers.toSorted()).toEqual([...Array<number>(30).fill(404), 429])
  expect((await ask(path)).statusCode).toBe(200)
})

test('the address of a calendar feed is not stored in readable form', async () => {
  const caller = app.as(await newChamber(app.db))
  const token = (await open(caller)).split('/').at(-1)?.replace('.ics', '')
  const { rows } = await app.db.engine.execute('SELECT * FROM calendar_feed')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a calendar feed has its reader’s tasks and reminders, but no tasks of other people', async () => {
  const { caller, member } = await chamberWithMatter(app, { next_date: null })
  const meera = await newColleague(app.db, member.chamberId, 'Meera Nair')
  const junior = app.as(meera)
  const add = async (body: TaskChanges) =>
    (await caller.call(createTask, { body: { title: 'Draft the rejoinder', date: '2026-12-07', ...body } })).body.data
  const own = await add({ time: '16:30', remind_before: 60 })
  const hers = await add({ title: 'Hers', assignee_id: meera.personId, category: 'Personal' })
  const path = await open(caller)
  const events = await readEvents(path)
  expect(events).toMatchObject([
    { uid: `task.${own._id}@peshi`, summary: 'Draft the rejoinder', start: { date: new Date('2026-12-07T11:00:00Z') } },
  ])
  expect(events[0]?.alarms).toMatchObject([{ trigger: { type: 'relative', value: { hours: 1, before: true } } }])
  expect((await readEvents(await open(junior))).map(({ uid }) => uid)).toEqual([`task.${hers._id}@peshi`])

  await caller.call(updateTask, { params: { id: own._id }, body: { is_done: true } })
  expect(await readEvents(path)).toMatchObject([{ summary: '✓ Draft the rejoinder', sequence: 1 }])
  await caller.call(deleteTask, { params: { id: own._id } })
  expect(await readEvents(path)).toMatchObject([{ status: 'CANCELLED', sequence: 2 }])
})

test('a task is still repeated in the calendar feed after one occurrence is moved', async () => {
  const { caller } = await chamberWithMatter(app, { next_date: null })
  const repeat = { every: 'week' as const, interval: 1, until: null }
  const { data } = (await caller.call(createTask, { body: { title: 'Court fees', date: '2026-12-04', repeat } })).body
  const path = await open(caller)
  expect(await readEvents(path)).toMatchObject([{ recurrenceRule: { frequency: 'WEEKLY' } }])
  await caller.call(updateTask, { params: { id: data._id }, body: { date: '2026-12-05' } })
  expect(await readEvents(path)).toMatchObject([
    { start: { date: new Date('2026-12-04') }, recurrenceRule: { frequency: 'WEEKLY' } },
    { start: { date: new Date('2026-12-05') }, recurrenceId: { value: { date: new Date('2026-12-04') } } },
  ])
})

test('a skipped occurrence is left out of the feed, and a moved one is shown on its new day', async () => {
  const { caller } = await chamberWithMatter(app, { next_date: null })
  const path = await open(caller)
  const add = async (repeat: TaskChanges['repeat'], date: string, time: string | null) =>
    (await caller.call(createTask, { body: { title: 'Court fees', date, time, repeat } })).body.data._id
  const weekly = { every: 'week' as const, interval: 1, until: null }
  const id = await add(weekly, '2026-12-04', '16:30')
  await caller.call(skipOccurrence, { params: { id, on: '2026-12-11' } })
  const moved = await caller.call(moveOccurrence, { params: { id, on: '2026-12-18' }, body: { date: '2026-12-21' } })
  const reported = (await ask(path)).body
  expect(reported).toContain('EXDATE;TZID=Asia/Kolkata:20261211T163000\r\n')
  expect(daysOf(reported, `task.${id}@peshi`, 3)).toEqual(['2026-12-04', '2026-12-25', '2027-01-01'])
  expect(daysOf(reported, `task.${moved.body.data._id}@peshi`, 3)).toEqual(['2026-12-21'])

  const monthly = await add({ ...weekly, every: 'month' }, '2026-12-31', null)
  const daily = await add({ ...weekly, every: 'day' }, '2026-12-04', null)
  await caller.call(skipOccurrence, { params: { id: monthly, on: '2027-01-31' } })
  await caller.call(skipOccurrence, { params: { id: daily, on: '2026-12-05' } })
  const again = (await ask(path)).body
  expect(daysOf(again, `task.${monthly}@peshi`, 2)).toEqual(['2027-02-28', '2027-03-31'])
  expect(daysOf(again, `task.${daily}@peshi`, 2)).toEqual(['2026-12-04', '2026-12-06'])
})

test('an overdue task without a calendar rule is repeated in the feed from today, and says when it was changed', async () => {
  const { caller } = await chamberWithMatter(app, { next_date: null })
  const path = await open(caller)
  const add = async (repeat: Partial<NonNullable<TaskChanges['repeat']>>, date: string) =>
    (
      await caller.call(createTask, {
        body: { title: 'Court fees', date, repeat: { every: 'month', interval: 1, until: null, ...repeat } },
      })
    ).body.data._id
  const monthEnd = await add({}, '2025-01-31')
  const weekly = await add({ every: 'week', working_day: 'after' }, '2025-01-05')
  const { body } = await ask(path)
  const today = courtDateAt(app.context.clock.now())
  const after = (days: string[]) => days.filter((date) => date >= today)
  expect(after(daysOf(body, `task.${monthEnd}@peshi`, 30)).length).toBeGreaterThan(11)
  const mondays = after(daysOf(body, `task.${weekly}@peshi`, 30))
  expect(mondays.length).toBeGreaterThan(20)
  expect(mondays.filter((date) => new Date(date).getUTCDay() === 0)).toEqual([])
  for (const { lastModified } of convertIcsCalendar(undefined, body).events ?? [])
    expect(lastModified?.date).toEqual(expect.any(Date))
})

test('a matter heard at two places of a day keeps the time of the later place', () => {
  const place = (own: Partial<HearingEntry>) =>
    ({
      date: '2026-12-05',
      ctitle: 'A v. B',
      unique_case_number: 'WRIC/1/2024',
      court_title: 'High Court',
      time: null,
      ...own,
    }) as HearingEntry
  const toDay = (...places: HearingEntry[]) => toCalendarDays(places)[0]
  expect(toDay(place({ item: '4' }), place({ item: '9', time: '14:15' }))).toMatchObject({ time: '14:15' })
  expect(toDay(place({ item: '4', time: '10:30' }), place({ item: '9', time: '14:15' }))).toMatchObject({
    time: '10:30',
    details: expect.stringContaining('Item 4\nItem 9, 14:15'),
  })
})

function daysOf(text: string, uid: string, count: number): string[] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  const found = events.find((each) => each.uid === uid)
  if (!found?.isRecurring()) return found ? [found.startDate.toString().slice(0, 10)] : []
  const days = found.iterator()
  return Array.from({ length: count }, () => days.next()?.toString().slice(0, 10) ?? '')
}
