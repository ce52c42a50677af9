import { activitiesPerPage, activityOfChamber, activityOfMatter } from '@peshi/contract/chamber/activity'
import { setTeam } from '@peshi/contract/chamber/team'
import { recordOutcome, saveHearing } from '@peshi/contract/matters/hearings'
import { deleteMatter, editPublicData, editTitle, getMatter, restoreMatter } from '@peshi/contract/matters/matters'
import { createNote, listNotes } from '@peshi/contract/matters/notes'
import type { MatterId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { caseEvent } from '../../platform/db/cases.schema.ts'
import { newId } from '../../platform/db/columns.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as MatterId
const half = { before: '2026-11-20T04:00:00Z' }

ladder(activityOfMatter, () => app, {
  input: { params: { id } },
  invalid: { 'an incomplete page position': { params: { id }, query: half } },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'client',
})
ladder(activityOfChamber, () => app, {
  invalid: { 'an incomplete page position': { query: half } },
  refused: 'clerk',
})

const ofMatter = async (caller: Caller, matterId: MatterId) =>
  (await caller.call(activityOfMatter, { params: { id: matterId } })).body.data

const later = <T>(doing: () => Promise<T>) => {
  clock.forward(60_000)
  return doing()
}

test('an event about a record that is no row of a table is shown without a name', async () => {
  const { caller, member } = await chamberWithMatter(app)
  const { chamberId } = member
  await app.db.asChamber(chamberId, (tx) =>
    app.context.emit(tx, member, { type: 'client.created', subject: { kind: 'client', id: 'not a UUID' } }),
  )
  const { status, body } = await caller.call(activityOfChamber)
  expect([status, body.data[0]?.subject]).toEqual([200, { kind: 'client', id: 'not a UUID', label: null }])
})

test('every action on a matter is recorded with its person, time, old value and new value', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  const params = { id: matter._id }
  const date = '2026-12-03'
  await later(() => caller.call(editTitle, { params, body: { title: 'Our title' } }))
  await later(() => caller.call(editTitle, { params, body: { title: 'Our title' } }))
  await later(() => caller.call(editPublicData, { params, body: { stage: 'Evidence', reference_id: 'F-12' } }))
  await later(() => caller.call(saveHearing, { body: { matter_id: matter._id, date, note: 'x' } }))
  await later(() =>
    caller.call(recordOutcome, {
      body: { matter_id: matter._id, date, outcome: 'adjourned', next_date: '2026-12-10' },
    }),
  )
  await later(() =>
    caller.call(recordOutcome, { body: { matter_id: matter._id, date, outcome: null, next_date: null } }),
  )
  await later(() => caller.call(deleteMatter, { params }))
  await later(() => caller.call(restoreMatter, { params }))

  const reported = await ofMatter(caller, matter._id)
  expect(reported.map(({ action }) => action)).toEqual([
    'matter.restored',
    'matter.deleted',
    'hearing.outcome-removed',
    'hearing.noted',
    'hearing.saved',
    expect.stringContaining('matter.edited'),
    'matter.edited',
    'matter.titled',
    'matter.added',
  ])
  expect(reported[0]).toMatchObject({ at: clock.now().toISOString(), by: { _id: member.personId, name: 'R. Shukla' } })
  expect(reported[3]?.detail).toMatchObject({
    date,
    outcome: 'adjourned',
    next_date: '2026-12-10',
    outcome_before: null,
  })
  expect(reported[7]).toMatchObject({
    subject: { kind: 'matter', id: matter._id, label: 'Our title' },
    detail: { before: matter.title, after: 'Our title' },
  })
  expect(reported.slice(5, 7).map(({ detail }) => detail)).toEqual(
    expect.arrayContaining([
      { field: 'stage', before: matter.stage, after: 'Evidence' },
      { field: 'reference_id', before: null, after: 'F-12' },
    ]),
  )
})

test('a refused change is not recorded in the matter’s activity', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  const before = await ofMatter(caller, matter._id)
  const body = { matter_id: matter._id, date: '2026-12-03', outcome: 'adjourned' as const, next_date: '2026-12-01' }
  expect((await caller.call(recordOutcome, { body })).status).toBe(400)
  expect(await ofMatter(caller, matter._id)).toEqual(before)
})

test('a matter’s activity lists the court’s and the chamber’s changes since the matter was added', async () => {
  const { caller, matter, courtCase } = await chamberWithMatter(app)
  await later(() => caller.call(editTitle, { params: { id: matter._id }, body: { title: 'First' } }))
  const seen = (seen_at: Date) => ({ id: newId(), case_id: courtCase.id, kind: 'new-date' as const, seen_at })
  clock.forward(60_000)
  await app.db.asSystem('court-sync', (tx) =>
    tx.insert(caseEvent).values([
      { ...seen(clock.now()), before: '2026-12-01', after: '2026-12-08' },
      { ...seen(new Date('2020-01-01')), before: null, after: '2020-02-01' },
    ]),
  )
  await later(() => caller.call(editTitle, { params: { id: matter._id }, body: { title: 'Second' } }))
  const reported = await ofMatter(caller, matter._id)
  expect(reported.map(({ action }) => action)).toEqual([
    'matter.titled',
    'court.new-date',
    'matter.titled',
    'matter.added',
  ])
  expect(reported[1]).toMatchObject({ by: null, detail: { before: '2026-12-01', after: '2026-12-08' } })
})

test('each activity entry is on one page only, even if several entries have the same time', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  const subject = { kind: 'matter', id: matter._id }
  const entry = { type: 'matter.added', matterId: matter._id, subject } as const
  await app.db.asChamber(member.chamberId, (tx) =>
    app.context.emit(tx, member, ...Array.from({ length: activitiesPerPage + 4 }, () => entry)),
  )
  const ask = (query?: { before: string; before_id: string }) =>
    caller.call(activityOfMatter, { params: { id: matter._id }, ...(query && { query }) })
  const first = (await ask()).body
  const last = first.data.at(-1)
  const second = (await ask({ before: last?.at ?? '', before_id: last?._id ?? '' })).body
  expect([first.data.length, first.meta.has_more, second.meta.has_more]).toEqual([activitiesPerPage, true, false])
  const ids = [...first.data, ...second.data].map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(activitiesPerPage + 5)
})

test('only the author of a private note sees actions on that note', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  await later(() => caller.call(createNote, { body: { matter_id: matter._id, html: '<p>x</p>', is_private: true } }))
  const colleague = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma'))
  const actions = async (who: Caller) => (await ofMatter(who, matter._id)).map(({ action }) => action)
  expect(await actions(caller)).toEqual(['note.created', 'matter.added'])
  expect(await actions(colleague)).toEqual(['matter.added'])
  expect((await colleague.call(activityOfChamber)).body.data.map(({ action }) => action)).toEqual(['matter.added'])
})

test('an action by a person without an account is recorded with that person’s name', async () => {
  const member = await newChamber(app.db)
  const subject = { kind: 'chamber', id: member.chamberId }
  await app.db.asChamber(member.chamberId, (tx) =>
    app.context.emit(tx, { ...member, personId: null, name: 'A client' }, { type: 'matter.read', subject }),
  )
  const { data } = (await app.as(member).call(activityOfChamber)).body
  expect(data).toMatchObject([{ action: 'matter.read', by: { _id: null, name: 'A client' }, subject, matter_id: null }])
})

test('only the team sees a sensitive matter’s activity, and an owner’s visit is recorded once a day', async () => {
  const { caller: owner, matter, member } = await chamberWithMatter(app)
  const inside = await newColleague(app.db, member.chamberId, 'Asha Verma')
  const [team, outsider] = [app.as(inside), app.as(await newColleague(app.db, member.chamberId, 'Ravi Rao'))]
  const params = { id: matter._id }
  await later(() => team.call(createNote, { body: { matter_id: matter._id, html: '<p>in confidence</p>' } }))
  const body = { person_ids: [inside.personId], is_sensitive: true }
  expect((await later(() => owner.call(setTeam, { params, body }))).status).toBe(200)

  expect((await outsider.call(activityOfMatter, { params })).status).toBe(404)
  expect((await outsider.call(listNotes, { params })).status).toBe(404)
  expect((await outsider.call(activityOfChamber)).body.data).toEqual([])

  await later(() => team.call(getMatter, { params }))
  await later(() => owner.call(getMatter, { params }))
  await later(() => owner.call(listNotes, { params }))
  await later(() => owner.call(getMatter, { params }))
  const readings = async () => (await ofMatter(team, matter._id)).filter(({ action }) => action === 'matter.read')
  expect(await readings()).toMatchObject([{ by: { _id: member.personId } }])
  clock.forward(86_400_000)
  await app.as(member).call(getMatter, { params })
  const again = await ofMatter(app.as(inside), matter._id)
  expect(again.filter(({ action }) => action === 'matter.read')).toHaveLength(2)
})
