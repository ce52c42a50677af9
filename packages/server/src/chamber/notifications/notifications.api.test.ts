import {
  getAlertChoice,
  listNotifications,
  openNotification,
  readAllNotifications,
  setAlertChoice,
} from '@peshi/contract/chamber/notifications'
import { setTeam } from '@peshi/contract/chamber/team'
import { createNote, updateNote } from '@peshi/contract/matters/notes'
import type { MatterId, NotificationId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import type { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { caseEvent } from '../../platform/db/cases.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { clock as clockTable } from '../../trackers/clocks/clocks.schema.ts'
import { forgetOldNotifications } from './notifications.jobs.ts'
import { type News, notify } from './notify.ts'
import { remind } from './remind.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000'
type Member = Awaited<ReturnType<typeof newChamber>>

const notifyMember = (member: Member, ...news: News[]) =>
  app.db.asChamber(member.chamberId, (tx) => notify(tx, app.context, member.chamberId, ...news))
const dateOf = (matterId: MatterId, date = '2026-12-08'): News => ({
  kind: 'date.changed',
  to: 'team',
  matterId,
  subject: { kind: 'matter', id: matterId },
  values: { date },
})
const heard = async (caller: Caller, query = {}) => (await caller.call(listNotifications, { query })).body

async function chamberThatHeard() {
  const made = await chamberWithMatter(app)
  await notifyMember(made.member, dateOf(made.matter._id))
  const [line] = (await heard(made.caller)).data
  return { ...made, line: line?._id as NotificationId }
}

ladder(listNotifications, () => app, {
  invalid: { 'a page before the first': { query: { page: 0 } } },
  refused: 'client',
})
ladder(readAllNotifications, () => app, { refused: 'client' })
ladder(openNotification, () => app, {
  input: { params: { id: id as NotificationId } },
  invalid: { 'an invalid id': { params: { id: 'x' as NotificationId } } },
  foreign: async () => ({ params: { id: (await chamberThatHeard()).line } }),
  refused: 'client',
})
ladder(getAlertChoice, () => app, {
  input: { params: { id: id as MatterId } },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'client',
})
ladder(setAlertChoice, () => app, {
  input: { params: { id: id as MatterId }, body: { choice: 'mute' } },
  invalid: { 'an unknown choice': { params: { id: id as MatterId }, body: { choice: 'shout' as 'mute' } } },
  foreign: async () => ({
    params: { id: (await chamberWithMatter(app)).matter._id },
    body: { choice: 'mute' as const },
  }),
  refused: 'client',
})

test('events of one night share a notification until the person reads the notification', async () => {
  const { member, caller, matter } = await chamberWithMatter(app)
  const { matter: second } = await followCase(app, member)
  await notifyMember(member, ...Array.from({ length: 100 }, (_, at) => dateOf(at % 2 ? matter._id : second._id)))
  clock.forward(60_000)
  await notifyMember(member, dateOf(matter._id, '2026-12-10'))
  const { data, meta } = await heard(caller)
  expect(data).toMatchObject([
    { kind: 'date.changed', events: 101, matters: 2, is_unread: true, values: { date: '2026-12-10' }, by: null },
  ])
  expect([meta.total, meta.unread]).toEqual([1, 1])

  const opened = (await caller.call(openNotification, { params: { id: data[0]?._id as NotificationId } })).body.data
  expect([opened.events, opened.items.length, opened.items[0]?.matter_title]).toEqual([101, 101, matter.title])
  expect((await heard(caller)).meta).toMatchObject({ total: 1, unread: 0 })
  clock.forward(60_000)
  await notifyMember(member, dateOf(matter._id, '2026-12-11'))
  expect((await heard(caller)).data).toMatchObject([
    { events: 1, is_unread: true },
    { events: 101, is_unread: false },
  ])
  expect((await heard(caller, { unread: true })).meta).toMatchObject({ total: 1, unread: 1 })
})

test('marking all notifications as read also updates the person’s open pages', async () => {
  const { member, caller, matter } = await chamberWithMatter(app)
  const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
  const live: string[][] = []
  const stop = app.context.events.subscribe(member.chamberId, (event) => {
    if (event.type === 'notifications.changed') live.push(event.person_ids)
  })
  await notifyMember(member, dateOf(matter._id))
  expect((await caller.call(readAllNotifications)).body.data).toEqual({ read: 1 })
  expect((await caller.call(readAllNotifications)).body.data).toEqual({ read: 0 })
  expect([(await heard(caller)).meta.unread, (await heard(app.as(colleague))).meta.unread]).toEqual([0, 1])
  await expect.poll(() => live.length).toBe(2)
  expect(live[0]?.toSorted()).toEqual([member.personId, colleague.personId].toSorted())
  expect(live[1]).toEqual([member.personId])
  stop()
})

test('a person cannot see a colleague’s notification, or one about a matter that became sensitive', async () => {
  const { member, caller, matter } = await chamberWithMatter(app)
  const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
  await notifyMember(member, dateOf(matter._id))
  const [line] = (await heard(caller)).data
  const params = { id: line?._id as NotificationId }
  expect((await app.as(colleague).call(openNotification, { params })).status).toBe(404)
  expect((await heard(app.as(colleague))).meta.total).toBe(1)
  const body = { person_ids: [member.personId], is_sensitive: true }
  await caller.call(setTeam, { params: { id: matter._id }, body })
  expect((await heard(app.as(colleague))).meta).toMatchObject({ total: 0, unread: 0 })
  await notifyMember(member, dateOf(matter._id, '2026-12-09'))
  expect((await heard(app.as(colleague))).meta.total).toBe(0)
})

test('a person is notified of a matter that they follow, and not of a matter that they mute', async () => {
  const { member, caller, matter } = await chamberWithMatter(app)
  const advocate = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma'))
  const params = { id: matter._id }
  await caller.call(setTeam, { params, body: { person_ids: [member.personId], is_sensitive: false } })
  const unread = async () => Promise.all([caller, advocate].map(async (who) => (await heard(who)).meta.unread))
  await notifyMember(member, dateOf(matter._id))
  expect(await unread()).toEqual([1, 0])
  const choose = (who: Caller, choice: 'mute' | 'follow' | null) =>
    who.call(setAlertChoice, { params, body: { choice } })
  await choose(caller, 'mute')
  await choose(advocate, 'follow')
  await caller.call(readAllNotifications)
  await notifyMember(member, dateOf(matter._id))
  expect(await unread()).toEqual([0, 1])
  await choose(caller, null)
  expect((await caller.call(getAlertChoice, { params })).body.data).toEqual({ choice: null })
  await notifyMember(member, dateOf(matter._id))
  expect(await unread()).toEqual([1, 1])
})

test('a deadline is announced once on each day that is 15, 7 or 1 days before its end', async () => {
  const { member, matter } = await chamberWithMatter(app)
  const now = clock.now()
  await app.db.asChamber(member.chamberId, (tx) =>
    tx.insert(clockTable).values({
      chamber_id: member.chamberId,
      id: newId() as (typeof clockTable.$inferInsert)['id'],
      subject_kind: 'matter',
      subject_id: matter._id,
      matter_id: matter._id,
      rule: 'slp',
      title: 'Special leave',
      start_on: '2026-10-01',
      due_on: '2026-12-06',
      exclusions: [],
      is_critical: false,
      reminders: [15, 7, 1],
      entered_by: member.personId,
      entered_at: now,
      created_at: now,
    }),
  )
  const marks: unknown[] = []
  for (let day = 0; day < 17; day++) {
    await remind(app.context)
    await remind(app.context)
    const caller = app.as(member)
    const { data } = await heard(caller, { unread: true })
    marks.push(
      ...data.flatMap(({ kind, values, events }) => (kind === 'clock.ending' ? [[day, values.mark, events]] : [])),
    )
    await caller.call(readAllNotifications)
    clock.forward(86_400_000)
  }
  expect(marks).toEqual([
    [1, 15, 1],
    [9, 7, 1],
    [15, 1, 1],
  ])
})

test('notifications are deleted after 90 days', async () => {
  const { member, caller } = await chamberThatHeard()
  await forgetOldNotifications(app.context)
  expect((await heard(caller)).meta.total).toBe(1)
  clock.forward(91 * 86_400_000)
  await forgetOldNotifications(app.context)
  expect((await heard(app.as(member))).meta.total).toBe(0)
})

test('a change of a case is notified once, unless the matter was added after the change', async () => {
  const { member, matter, courtCase } = await chamberWithMatter(app)
  const seen = (kind: 'new-date' | 'new-order' | 'new-stage', seconds: number) => ({
    id: newId(),
    case_id: courtCase.id,
    kind,
    before: null,
    after: '2026-12-08',
    seen_at: new Date(clock.now().getTime() + seconds * 1000),
  })
  await app.db.asSystem('court-sync', (tx) => tx.insert(caseEvent).values([seen('new-date', -9)]))
  const { caseStore: cases } = app.context.services
  await cases.notifyFollowers(courtCase.id)
  expect((await heard(app.as(member))).meta.total).toBe(0)
  await app.db.asSystem('court-sync', (tx) =>
    tx.insert(caseEvent).values([seen('new-date', 5), seen('new-order', 5), seen('new-stage', 5)]),
  )
  await cases.notifyFollowers(courtCase.id)
  await cases.notifyFollowers(courtCase.id)
  const { data } = await heard(app.as(member))
  expect(data.map(({ kind, events, matter_id }) => [kind, events, matter_id]).sort()).toEqual([
    ['date.changed', 1, matter._id],
    ['order.new', 1, matter._id],
  ])
})

test('a mention in a note notifies the mentioned person once, and never the note’s author', async () => {
  const { member, caller, matter } = await chamberWithMatter(app)
  const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
  const html = `<p>Please <span data-mention="${colleague.personId}">@Asha</span> <span data-mention="${member.personId}">@me</span></p>`
  const written = (await caller.call(createNote, { body: { matter_id: matter._id, html } })).body.data
  await caller.call(updateNote, {
    params: { id: written._id },
    body: { html: `${html}<p>more</p>`, version: written.version },
  })
  const { data } = await heard(app.as(colleague))
  expect(data).toMatchObject([
    {
      kind: 'note.mention',
      events: 1,
      by: { name: 'R. Shukla' },
      subject: { kind: 'note', id: written._id },
      matter_id: matter._id,
    },
  ])
  expect((await heard(caller)).meta.total).toBe(0)
})
