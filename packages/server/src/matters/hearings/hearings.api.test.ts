import { setTeam } from '@peshi/contract/chamber/team'
import {
  filterHearings,
  getHearingsOfMatter,
  hearingLoad,
  hearingPeople,
  hearingQueues,
  listHearings,
  recordOutcome,
  saveHearing,
  usualOutcomes,
} from '@peshi/contract/matters/hearings'
import { deleteMatter, editPublicData } from '@peshi/contract/matters/matters'
import { commonOutcomes, type Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { allahabad, delhi } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, emitCaseRead, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { caseHearing } from '../../courts/courts/courts.schema.ts'
import { causeList } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { listing } from '../listings/listings.schema.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const some = newId() as MatterId

ladder(listHearings, () => app, { refused: 'client' })

ladder(filterHearings, () => app, {
  input: { body: { dates: [], courts: [] } },
  invalid: {
    'three dates': { body: { dates: ['01-12-2026', '02-12-2026', '03-12-2026'] } },
    'a day that does not exist': { body: { dates: ['31-02-2026'] } },
    'dates with an end before the start': { body: { dates: ['02-12-2026', '01-12-2026'] } },
    'a range of four months': { body: { dates: ['01-12-2026', '01-04-2027'] } },
    'an invalid court': { body: { courts: ['moon'] } },
  },
  refused: 'client',
})

ladder(getHearingsOfMatter, () => app, {
  input: { params: { id: some } },
  invalid: { 'an invalid id': { params: { id: '42' } } },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'client',
})

ladder(hearingQueues, () => app, { refused: 'client' })

ladder(hearingLoad, () => app, {
  input: { query: { from: '2026-12-01', to: '2026-12-31' } },
  invalid: {
    'missing days': { query: {} },
    'an end before the start': { query: { from: '2026-12-02', to: '2026-12-01' } },
    'a range of four months': { query: { from: '2026-12-01', to: '2027-04-01' } },
  },
  foreign: async () => ({
    query: { from: '2026-12-01', to: '2026-12-31', matter_id: (await chamberWithMatter(app)).matter._id },
  }),
  refused: 'client',
})

ladder(hearingPeople, () => app, { refused: 'client' })

ladder(usualOutcomes, () => app, {
  input: { params: { id: some } },
  invalid: { 'an invalid id': { params: { id: '42' } } },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'client',
})

test('the usual outcomes are those that the chamber enters most often in the court, preferring those of the matter’s stage', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const enter = async (outcome: Outcome, own: object, dates: string[]) => {
    const { matter } = await followCase(app, member, { next_date: null, ...own })
    for (const date of dates) {
      const body = { matter_id: matter._id, date, outcome, next_date: null }
      expect((await caller.call(recordOutcome, { body })).status).toBe(200)
    }
  }
  const { matter } = await followCase(app, member, { stage: 'ADMISSION', next_date: null })
  const usual = async () => (await caller.call(usualOutcomes, { params: { id: matter._id } })).body.data
  expect(await usual()).toEqual(commonOutcomes)
  await enter('stay-granted', { stage: 'ADMISSION' }, ['2026-11-18'])
  await enter('tagged', { stage: 'ORDERS' }, ['2026-11-16', '2026-11-17'])
  await enter('reserved', { stage: 'ADMISSION', court: delhi }, ['2026-11-18'])
  const common = ['adjourned', 'reserved', 'disposed', 'not-reached']
  expect(await usual()).toEqual([...common, 'stay-granted', 'tagged'])
  await enter('tagged', { stage: 'ORDERS' }, ['2026-11-12'])
  for (const [at, outcome] of (['allowed', 'bail-granted', 'dismissed', 'transferred', 'reserved'] as const).entries())
    await enter(outcome, { stage: 'ADMISSION' }, [`2026-11-0${at + 1}`])
  expect((await usual()).includes('tagged')).toBe(false)
})

async function filtered(caller: Caller, dates: string[], courts: CourtId[] = []) {
  const { status, body } = await caller.call(filterHearings, { body: { dates, courts } })
  expect(status).toBe(200)
  return body.data
}

async function listOn(
  own: { chamberId: typeof listing.$inferInsert.chamber_id; matterId: MatterId; date: string } & Partial<
    typeof listing.$inferInsert
  >,
) {
  const { chamberId, matterId, ...values } = own
  await app.db.asSystem('list-matching', async (tx) => {
    const list_id = newId()
    const court = values.court ?? allahabad
    await tx
      .insert(causeList)
      .values({ id: list_id, court, date: own.date, source: list_id, title: 'A list', kind: 'daily' })
    await tx.insert(listing).values({
      chamber_id: chamberId,
      id: newId(),
      list_id,
      subject: matterId,
      nth: 1,
      matter_id: matterId,
      matched_by: 'number',
      court,
      kind: 'daily',
      position: 1,
      item: '17',
      court_no: '42',
      coram: ['A. Bench'],
      case_number: 'WRIC 1/2024',
      petitioner: 'P',
      revision: 1,
      first_seen_at: clock.now(),
      ...values,
    })
  })
}

describe('hearing days', () => {
  test('hearings of thirty days from today are listed by day, each day as DD-MM-YYYY', async () => {
    const member = await newChamber(app.db)
    const follow = (next_date: string | null, own: object = {}) => followCase(app, member, { next_date, ...own })
    await follow('2026-11-19')
    const first = await follow('2026-11-20', { title: 'A v. B' })
    await follow('2026-12-19')
    await follow('2026-12-20')
    await follow('2026-11-21', { status: 'disposed' })
    await follow(null)
    const gone = await follow('2026-11-22')
    await app.as(member).call(deleteMatter, { params: { id: gone.matter._id } })

    const { body } = await app.as(member).call(listHearings)
    expect(body.data.map(({ date, data }) => [date, data.length])).toEqual([
      ['20-11-2026', 1],
      ['19-12-2026', 1],
    ])
    expect(body.data[0]?.data[0]).toMatchObject({
      ctitle: 'A v. B',
      hc_name: allahabad,
      court_id: allahabad,
      matter_id: first.matter._id,
      stage: 'For admission',
      source: 'court',
      outcome: null,
    })
    expect(body.meta).toEqual({ from: '2026-11-20', to: '2026-12-19', is_cut: false })
  })

  test('another chamber’s hearings are not listed, even hearings at the same court', async () => {
    await chamberWithMatter(app, { next_date: '2026-11-20' })
    expect((await app.as(await newChamber(app.db)).call(listHearings)).body.data).toEqual([])
  })

  test('hearings can be filtered by court and by days written DD-MM-YYYY or YYYY-MM-DD', async () => {
    const member = await newChamber(app.db)
    const caller = app.as(member)
    for (const [court, date] of [
      [allahabad, '2026-12-01'],
      [delhi, '2026-12-01'],
      [delhi, '2026-12-03'],
    ] as const)
      await followCase(app, member, { court, next_date: date })
    const shape = (days: Awaited<ReturnType<typeof filtered>>) => days.map(({ date, data }) => [date, data.length])
    expect(shape(await filtered(caller, ['01-12-2026', '31-12-2026']))).toEqual([
      ['01-12-2026', 2],
      ['03-12-2026', 1],
    ])
    expect(shape(await filtered(caller, ['2026-12-01']))).toEqual([['01-12-2026', 2]])
    expect(shape(await filtered(caller, ['01-12-2026', '02-12-2026'], [delhi]))).toEqual([['01-12-2026', 1]])
    expect(shape(await filtered(caller, [], [delhi]))).toEqual([
      ['01-12-2026', 1],
      ['03-12-2026', 1],
    ])
  })

  test('a listed hearing shows the kind of list, the room, the item and the coram', async () => {
    const { member, caller, matter } = await chamberWithMatter(app, { next_date: '2026-11-20' })
    const on = { chamberId: member.chamberId, matterId: matter._id, date: '2026-11-20' }
    await listOn({ ...on, stage: 'Fresh' })
    await listOn({ ...on, date: '2026-11-23', kind: 'advance' })
    await listOn({ ...on, date: '2026-11-24', matter_id: null, matched_by: 'name' })
    const days = (await caller.call(listHearings)).body.data
    expect(days.map(({ date }) => date)).toEqual(['20-11-2026'])
    expect(days[0]?.data).toMatchObject([
      { court_no: '42', item: '17', list_kind: 'daily', coram: 'A. Bench', stage: 'Fresh', source: 'list' },
    ])
  })

  test('a removed listing is marked as removed, and its hearing day is kept', async () => {
    const { member, caller, matter } = await chamberWithMatter(app, { next_date: '2026-11-20' })
    await listOn({ chamberId: member.chamberId, matterId: matter._id, date: '2026-11-20', gone_at: clock.now() })
    const [day] = (await caller.call(listHearings)).body.data
    expect(day?.data).toMatchObject([{ source: 'court', is_dropped: true }])
  })

  test('a past hearing day shows the outcome from the court’s history', async () => {
    const { caller } = await chamberWithMatter(app)
    const days = await filtered(caller, ['01-08-2026', '30-09-2026'])
    expect(days.map(({ date }) => date)).toEqual(['01-08-2026', '01-09-2026'])
    expect(days[1]?.data[0]?.court_outcome).toEqual({ business: null, next_date: '2026-12-01' })
  })

  test('if court and chamber have different next dates, each date is listed and names the other', async () => {
    const { caller, matter } = await chamberWithMatter(app, { next_date: '2026-12-01' })
    await caller.call(editPublicData, { params: { id: matter._id }, body: { next_date: '2026-12-05' } })
    const days = await filtered(caller, ['01-12-2026', '31-12-2026'])
    expect(days.map(({ date, data }) => [date, data[0]?.source, data[0]?.differs])).toEqual([
      ['01-12-2026', 'court', { by: 'ours', date: '2026-12-05' }],
      ['05-12-2026', 'ours', { by: 'court', date: '2026-12-01' }],
    ])
  })

  test('the hearing days of a matter are listed newest first', async () => {
    const { caller, matter } = await chamberWithMatter(app, { next_date: '2026-12-01' })
    const { data } = (await caller.call(getHearingsOfMatter, { params: { id: matter._id } })).body
    expect(data.map(({ date }) => date)).toEqual(['2026-12-01', '2026-09-01', '2026-08-01'])
  })
})

test('the court’s later next date replaces the chamber’s past date, which stays as a hearing', async () => {
  const { caller, courtCase: row, matter, member } = await chamberWithMatter(app, { next_date: '2026-11-10' })
  await caller.call(editPublicData, { params: { id: matter._id }, body: { next_date: '2026-11-18' } })
  await app.db.asSystem('court-sync', (tx) =>
    tx.update(courtCase).set({ next_date: '2026-12-15', read_at: clock.now() }).where(eq(courtCase.id, row.id)),
  )
  await emitCaseRead(app, member.chamberId, row.id)
  const days = await filtered(caller, ['10-11-2026', '31-12-2026'])
  expect(days.map(({ date, data }) => [date, data[0]?.source, data[0]?.is_manual])).toEqual([
    ['18-11-2026', 'ours', true],
    ['15-12-2026', 'court', false],
  ])
})

describe('hearing queues', () => {
  test('“no next date” lists pending matters without a future date, latest past date first', async () => {
    const member = await newChamber(app.db)
    const follow = (own: object) => followCase(app, member, own)
    await follow({ next_date: null, title: 'Never' })
    await follow({ next_date: '2026-11-02', title: 'Older' })
    await follow({ next_date: '2026-11-19', title: 'Yesterday' })
    await follow({ next_date: '2026-11-20' })
    await follow({ next_date: null, status: 'disposed' })
    const { no_next_date } = (await app.as(member).call(hearingQueues)).body.data
    expect([no_next_date.total, no_next_date.data.map(({ ctitle }) => ctitle)]).toEqual([
      3,
      ['Yesterday', 'Older', 'Never'],
    ])
    expect(no_next_date.data[0]).toMatchObject({ last_date: '2026-11-19', hc_name: allahabad })
  })

  test('“outcome missing” lists every past hearing day without an outcome, however old', async () => {
    const member = await newChamber(app.db)
    const follow = (own: object) => followCase(app, member, own)
    await follow({ next_date: '2026-11-19', title: 'Yesterday' })
    await follow({ next_date: '2026-11-13', title: 'A week ago' })
    await follow({ next_date: '2025-03-04', title: 'Last year' })
    await follow({ next_date: '2026-11-20' })
    const { courtCase: reported } = await follow({ next_date: '2026-11-18' })
    await app.db.asSystem('court-sync', (tx) =>
      tx
        .insert(caseHearing)
        .values({ case_id: reported.id, key: 'told', position: 2, business_date: '2026-11-18', business: 'Adjourned' }),
    )
    const { outcome_missing } = (await app.as(member).call(hearingQueues)).body.data
    expect(outcome_missing.total).toBe(3)
    expect(outcome_missing.data.map(({ ctitle }) => ctitle)).toEqual(['Yesterday', 'A week ago', 'Last year'])
  })
})

test('a day’s load is its number of matters by court, without a matter that the request excludes', async () => {
  const member = await newChamber(app.db)
  const follow = (own: object) => followCase(app, member, own)
  await follow({ next_date: '2026-12-01' })
  await follow({ next_date: '2026-12-01' })
  await follow({ next_date: '2026-12-01', court: delhi })
  await follow({ next_date: '2027-01-01' })
  const { matter } = await follow({ next_date: '2026-12-02' })
  const query = { from: '2026-12-01', to: '2026-12-31' }
  const { data } = (await app.as(member).call(hearingLoad, { query })).body
  expect(
    data.map(({ date, count, courts }) => [date, count, courts.map((court) => [court.court_id, court.count])]),
  ).toEqual([
    [
      '2026-12-01',
      3,
      [
        [allahabad, 2],
        [delhi, 1],
      ],
    ],
    ['2026-12-02', 1, [[allahabad, 1]]],
  ])
  const without = await app.as(member).call(hearingLoad, { query: { ...query, matter_id: matter._id } })
  expect(without.body.data.map(({ date }) => date)).toEqual(['2026-12-01'])
})

test('who appears in a matter that the reader may not see counts as busy, without the matter', async () => {
  const { member, caller, matter } = await chamberWithMatter(app)
  const body = { matter_id: matter._id, date: '2026-12-09' as CourtDate, appearing_id: member.personId }
  expect((await caller.call(saveHearing, { body })).status).toBe(200)
  await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
  const load = async (who: Caller) =>
    (await who.call(hearingLoad, { query: { from: '2026-12-09', to: '2026-12-09' } })).body.data
  const outside = await load(app.as(await newColleague(app.db, member.chamberId, 'Outside')))
  expect(outside).toEqual([{ date: '2026-12-09', count: 0, courts: [], busy: ['R. Shukla'] }])
  expect(await load(caller)).toMatchObject([{ date: '2026-12-09', count: 1, busy: [] }])
})

test('the people who can appear are listed: advocates, then clerks, and no billing staff', async () => {
  const member = await newChamber(app.db)
  for (const [name, role] of [
    ['Abdul Aziz', 'clerk'],
    ['Zoya Khan', 'advocate'],
    ['Deepa Iyer', 'billing'],
  ] as const)
    await newColleague(app.db, member.chamberId, name, role)
  const { data } = (await app.as(member).call(hearingPeople)).body
  expect(data.map(({ name }) => name)).toEqual(['R. Shukla', 'Zoya Khan', 'Abdul Aziz'])
})

test('only people of the chamber are listed as able to appear at a hearing', async () => {
  const member = await newChamber(app.db)
  await newChamber(app.db)
  const { data } = (await app.as(member).call(hearingPeople)).body
  expect(data).toEqual([{ _id: member.personId, name: 'R. Shukla' }])
})
