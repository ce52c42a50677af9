import { getFamily } from '@peshi/contract/matters/families'
import type { AppealTrackerId, CourtId } from '@peshi/contract/platform/ids'
import {
  appealBenches,
  appealCaseTypes,
  appealCourts,
  appealFromMatter,
  appealStates,
  appealsInBin,
  checkAppeal,
  createAppeal,
  deleteAppeal,
  deleteAppeals,
  dismissAppealHit,
  editAppeal,
  exportAppeals,
  followAppealHit,
  getAppeal,
  listAppeals,
  restoreAppeals,
  stopAppeal,
} from '@peshi/contract/trackers/appeals'
import { answerDueCheck, listDueChecks, takeDueCheck } from '@peshi/contract/trackers/due-checks'
import type { CaseHit, UnreadRow } from '@peshi/courts/connector'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testMorning } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { noCourts } from '../../../test/courts.ts'
import { caseRecord, delhi } from '../../../test/fake-court.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { causeList, causeListEntry } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { NotFound } from '../../platform/errors.ts'
import { event } from '../../platform/events/event.schema.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { appealHit, appealTracker } from './appeals.schema.ts'
import { endWatches } from './end-watches.ts'
import { mostAlike } from './lower-courts.service.ts'
import { matchAppealList } from './match-list.ts'

const sci = 'sci' as CourtId
const clock = handClock()
const day = 86_400_000

let hits: CaseHit[] = []
let unread: UnreadRow[] = []
const found: CaseHit = {
  ref: { diary_no: '52650', diary_year: '2026' },
  caseNumber: 'SLP(C) No. 012345 / 2026',
  petitioner: 'RAMESH CHANDRA CHAUDHARY',
  respondent: 'MOHAMMAD IRFAN',
  status: 'PENDING',
  registeredOn: '2026-11-18',
}

let app: TestApp
beforeAll(async () => {
  const lists: Record<string, { code: string; label: string }[]> = {
    'lower-court-state 1': [
      { code: '490506', label: 'DELHI' },
      { code: '490513', label: 'UTTAR PRADESH' },
    ],
    'lower-court-bench 1|490506': [{ code: '7', label: 'High Court of Delhi' }],
    'lower-court-case-type 1|490506|7': [
      { code: '71', label: 'W.P.(C)' },
      { code: '72', label: 'CRL.A.' },
    ],
  }
  app = await testApp({
    clock,
    context: {
      courts: {
        ...noCourts,
        options: async (_court, list, within) => {
          if (within?.includes('000000')) throw new NotFound('The court found no such case.', 'case-not-found')
          return lists[`${list} ${within}`] ?? []
        },
        challenge: async () => ({
          picture: { image: Buffer.from('picture'), mediaType: 'image/png' },
          session: { cookies: null, values: {} } as never,
        }),
        search: async (_court, _query, answer) => {
          if (answer !== '42') throw new NotFound('wrong', 'challenge-rejected')
          if (hits.length + unread.length === 0) throw new NotFound('The court found no such case.', 'case-not-found')
          return { hits, unread, session: { cookies: null, values: {} } as never }
        },
        readCase: async () =>
          caseRecord('12345', { court: sci, case_type: 'SLP(C)', case_year: 2026, cnr: 'SCIN010526502026' }),
      },
    },
  })
})
afterAll(() => app.close())
beforeEach(() => {
  clock.forward(testMorning.getTime() - clock.now().getTime())
  hits = []
  unread = []
})

test('an unknown State is refused as “no such state or bench”, not as “no such case”', async () => {
  const caller = app.as(await newChamber(app.db))
  const { status, body } = await caller.call(appealBenches, { query: { court_id: '1', state_id: '000000' } })
  expect([status, body.message]).toEqual([404, 'The court has no such state or bench. Choose from its lists.'])
})

const input = {
  court_id: '1' as const,
  state_id: '490513',
  tracking_court_id: '13',
  case_type_id: '3021',
  state: 'UTTAR PRADESH',
  bench: 'High Court of Judicature at Allahabad',
  case_type: 'WRIT - C',
  case_number: '0012345',
  case_year: 2024,
  judgment_date: '2026-10-05',
  petitioner: 'Mohd. Irfan',
  respondent: 'Ramesh Chandra Chaudhary and others',
}
const unknown = '01936f00-0000-7000-8000-000000000000' as AppealTrackerId

async function watch(more: Partial<typeof input> & { matter_id?: string; check_every?: 1 } = {}) {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const { status, body } = await caller.call(createAppeal, { body: { ...input, ...more } as never })
  if (status !== 200) throw new Error(body.message)
  return { member, caller, tracker: body.data }
}

async function answer(caller: ReturnType<TestApp['as']>) {
  const taken = await caller.call(takeDueCheck, { body: {} })
  const check = taken.body.data
  if (!check) throw new Error('Nothing is due')
  return (await caller.call(answerDueCheck, { params: { id: check._id }, body: { answer: '42' } })).body.data
}

const refused = 'billing' as const
ladder(appealCourts, () => app, { refused })
ladder(appealStates, () => app, { input: { query: { court_id: '1' } }, refused })
ladder(appealBenches, () => app, { input: { query: { court_id: '1', state_id: '490506' } }, refused })
ladder(appealCaseTypes, () => app, {
  input: { query: { court_id: '1', state_id: '490506', tracking_court_id: '7' } },
  invalid: { 'a missing bench': { query: { state_id: '490506' } } },
  refused,
})
ladder(exportAppeals, () => app, { input: { query: { type: 'csv' } }, refused })
ladder(listAppeals, () => app, {
  invalid: {
    'an unknown sort order': { query: { sort: 'court' } },
    'an unknown tracking state': { query: { state: 'lost' } },
  },
  refused,
})
ladder(createAppeal, () => app, {
  input: { body: input },
  invalid: {
    'a case number without digits': { body: { ...input, case_number: 'x' } },
    'a future judgment': { body: { ...input, judgment_date: '2026-11-21' } },
    'a judgment that is too old to be tracked': { body: { ...input, judgment_date: '2020-01-01' } },
    'an unknown kind of court': { body: { ...input, court_id: '2' } },
  },
  refused,
})
ladder(appealFromMatter, () => app, {
  input: { params: { matter: unknown as never } },
  foreign: async () => ({ params: { matter: (await followCase(app, await newChamber(app.db))).matter._id } }),
  refused,
})
const onOne = () => ({
  input: { params: { id: unknown } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => ({ params: { id: (await watch()).tracker._id } }),
  refused,
})
ladder(getAppeal, () => app, onOne())
ladder(checkAppeal, () => app, onOne())
ladder(stopAppeal, () => app, onOne())
ladder(editAppeal, () => app, {
  input: { params: { id: unknown }, body: { note: 'x' } },
  invalid: { 'a margin of ten years': { params: { id: unknown }, body: { margin_days: 3650 } } },
  foreign: async () => ({ params: { id: (await watch()).tracker._id }, body: { note: 'x' } }),
  refused,
})
ladder(deleteAppeal, () => app, {
  input: { query: { id: unknown } },
  invalid: { 'a missing id': { query: {} } },
  foreign: async () => ({ query: { id: (await watch()).tracker._id } }),
  refused: 'clerk',
})
const onMany = () => ({
  input: { body: { ids: [unknown] } },
  invalid: { 'an empty list of ids': { body: { ids: [] } } },
  refused: 'clerk' as const,
})
ladder(deleteAppeals, () => app, onMany())
ladder(restoreAppeals, () => app, onMany())
const onHit = () => ({
  input: { params: { id: unknown, hit: unknown as never }, body: {} },
  foreign: async () => ({ params: { id: (await watch()).tracker._id, hit: unknown as never }, body: {} }),
})
ladder(followAppealHit, () => app, { ...onHit(), refused })
ladder(dismissAppealHit, () => app, { ...onHit(), refused })

ladder(appealsInBin, () => app, { refused: 'clerk' })

describe('tracking a judgment for an appeal', () => {
  test('a judgment is tracked until after its limitation period, and its first check is due at once', async () => {
    const { caller, tracker } = await watch()
    expect(tracker).toMatchObject({
      case_number: '12345',
      tracker_state: 'watching',
      limitation_ends: '2027-01-03',
      stops_on: '2027-04-03',
      next_check_at: clock.now().toISOString(),
    })
    const { body } = await caller.call(listDueChecks)
    expect(body.data).toMatchObject([
      { kind: 'appeal', court_id: sci, label: 'WRIT - C/12345/2024, High Court of Judicature at Allahabad' },
    ])
  })

  test('a chamber can track a judgment only once', async () => {
    const { caller } = await watch()
    const again = await caller.call(createAppeal, { body: { ...input, case_number: '12345' } })
    expect([again.status, again.body.code]).toEqual([409, 'watched-already'])
  })

  test('if no appeal is found, the next check is due after a week', async () => {
    const { caller, tracker } = await watch()
    expect(await answer(caller)).toMatchObject({ result_code: 'appeal-none', state: 'due' })
    const { body } = await caller.call(getAppeal, { params: { id: tracker._id } })
    expect(body.data).toMatchObject({
      last_result: 'appeal-none',
      last_checked_at: clock.now().toISOString(),
      next_check_at: new Date(clock.now().getTime() + 7 * day).toISOString(),
      tracker_state: 'watching',
    })
    expect((await caller.call(takeDueCheck, { body: {} })).body.data).toBeNull()
  })

  test('a found appeal is reported once, and becomes a matter linked to the judgment’s matter', async () => {
    const member = await newChamber(app.db)
    const caller = app.as(member)
    const { matter } = await followCase(app, member)
    const made = await caller.call(createAppeal, { body: { ...input, matter_id: matter._id } })
    const { _id: id } = made.body.data
    hits = [found]
    expect(await answer(caller)).toMatchObject({ result_code: 'appeal-found' })
    await caller.call(checkAppeal, { params: { id } })
    await answer(caller)
    const { data } = (await caller.call(getAppeal, { params: { id } })).body
    expect(data.tracker_state).toBe('found')
    expect(data.hits).toMatchObject([
      {
        source: 'search',
        diary_number: '52650',
        case_number: 'SLP(C) No. 012345 / 2026',
        status: 'PENDING',
        state: 'new',
      },
    ])
    const reported = await app.db.asChamber(member.chamberId, (tx) =>
      tx
        .select()
        .from(event)
        .where(and(eq(event.chamber_id, member.chamberId), eq(event.type, 'appeal.found'))),
    )
    expect(reported).toHaveLength(1)
    const hit = data.hits[0]?._id ?? unknown
    const followed = await caller.call(followAppealHit, { params: { id, hit: hit as never } })
    expect(followed.body.message).toBe('Case Added successfully!')
    const { matter_id } = followed.body.data
    expect(followed.body.data.tracker.hits[0]).toMatchObject({ state: 'matter', matter_id })
    const family = await caller.call(getFamily, { params: { id: matter._id } })
    expect(family.body.data.links).toEqual([{ matter_id, of_matter_id: matter._id, kind: 'slp' }])
    const dismissed = await caller.call(dismissAppealHit, { params: { id, hit: hit as never }, body: {} })
    expect(dismissed.status).toBe(409)
  })

  test('an unreadable row of the search result also counts as a found appeal', async () => {
    const { caller, tracker } = await watch()
    unread = [{ unread: 'no-link', words: 'Diary 7/2026 · STATE · A. SAMPLE' }]
    expect(await answer(caller)).toMatchObject({ result_code: 'appeal-found' })
    const { data } = (await caller.call(getAppeal, { params: { id: tracker._id } })).body
    expect(data.hits).toMatchObject([{ case_number: 'Diary 7/2026 · STATE · A. SAMPLE', diary_number: null }])
    const params = { id: tracker._id, hit: data.hits[0]?._id ?? unknown } as never
    const states: unknown[] = []
    for (const undo of [false, true]) {
      const { body } = await caller.call(dismissAppealHit, { params, body: { undo } })
      states.push(body.data.hits.map(({ state }) => state))
    }
    expect(states).toEqual([['dismissed'], data.hits.map(({ state }) => state)])
  })

  test('one case is one candidate, however the court spells its number', async () => {
    const { caller, tracker } = await watch()
    const sides = ['RAMESH CHANDRA CHOWDHURY', 'MOHD IRFAN & ANR.'] as const
    for (const number of ['SLP(C) 040001/2026', 'S.L.P.(C) No. 40001 of 2026', 'SLP(C)-40001-2026'])
      await matchAppealList(app.context, await newList([[number, ...sides]]))
    hits = [{ ...found, caseNumber: 'Special Leave Petition (Civil) 40001/2026' }]
    await answer(caller)
    const { data } = (await caller.call(getAppeal, { params: { id: tracker._id } })).body
    expect(data.hits).toMatchObject([{ source: 'search', case_number: 'Special Leave Petition (Civil) 40001/2026' }])
  })

  test('a listed case with matching parties is suggested once, until a search finds the case', async () => {
    const { member, caller, tracker } = await watch()
    const list = await newList([
      ['SLP(C) No. 012345 / 2026', 'RAMESH CHANDRA CHOWDHURY', 'MOHD IRFAN & ANR.'],
      ['SLP(C) No. 4/2019', 'RAMESH CHANDRA CHOWDHURY', 'MOHD IRFAN'],
      ['C.A. No. 5/2026', 'STATE OF U.P.', 'MOHD IRFAN'],
    ])
    for (let time = 0; time < 2; time++) await matchAppealList(app.context, list)
    const read = async () => (await caller.call(getAppeal, { params: { id: tracker._id } })).body.data
    expect(await read()).toMatchObject({
      tracker_state: 'watching',
      hits: [{ source: 'list', case_number: 'SLP(C) No. 012345 / 2026', listed_on: '2026-11-23', diary_number: null }],
    })
    const [suggestion] = (await read()).hits
    const asMatter = { params: { id: tracker._id, hit: suggestion?._id ?? (unknown as never) } }
    expect((await caller.call(followAppealHit, asMatter)).body.code).toBe('no-diary-number')
    hits = [found]
    await answer(caller)
    expect((await read()).hits).toMatchObject([{ source: 'search', diary_number: '52650' }])
    const others = await app.db.asChamber(member.chamberId, (tx) =>
      tx
        .select()
        .from(event)
        .where(and(eq(event.chamber_id, member.chamberId), eq(event.type, 'appeal.suggested'))),
    )
    expect(others).toHaveLength(1)
  })

  test('one reminder is sent before a tracker’s period ends, and the tracker then ends by itself', async () => {
    const { member, tracker } = await watch()
    const actions = async () =>
      (
        await app.db.asChamber(member.chamberId, (tx) =>
          tx
            .select({ action: event.type })
            .from(event)
            .where(and(eq(event.chamber_id, member.chamberId), eq(event.subject_kind, 'appeal')))
            .orderBy(event.at),
        )
      ).map(({ action }) => action)
    const watched = await actions()
    expect(watched.toSorted()).toEqual(['appeal.watched', 'due-check.put'])
    const daysUntil = (date: string) => (Date.parse(`${date}T06:00:00Z`) - clock.now().getTime()) / day
    clock.forward(daysUntil('2027-03-25') * day)
    await endWatches(app.context)
    await endWatches(app.context)
    expect(await actions()).toEqual([...watched, 'appeal.ending'])
    clock.forward(daysUntil('2027-04-04') * day)
    await endWatches(app.context)
    expect(await actions()).toEqual([...watched, 'appeal.ending', 'appeal.stopped'])
    const caller = app.as(member)
    const { body } = await caller.call(getAppeal, { params: { id: tracker._id } })
    expect(body.data).toMatchObject({ tracker_state: 'stopped', stop_reason: 'period-over', next_check_at: null })
    expect((await caller.call(checkAppeal, { params: { id: tracker._id } })).body.code).toBe('period-over')
    await caller.call(editAppeal, { params: { id: tracker._id }, body: { margin_days: 365 } })
    const again = await caller.call(checkAppeal, { params: { id: tracker._id } })
    expect(again.body.data).toMatchObject({ tracker_state: 'watching', stops_on: '2028-01-03' })
  })

  test('deleting a tracker removes its check, and restoring it restores what was found', async () => {
    hits = [found]
    const { caller, tracker } = await watch()
    await answer(caller)
    const gone = await caller.call(deleteAppeal, { query: { id: tracker._id } })
    expect(gone.body.message).toBe('Tracker deleted successfully!')
    expect((await caller.call(listAppeals)).body.meta.total).toBe(0)
    expect((await caller.call(listDueChecks)).body.data).toEqual([])
    const back = await caller.call(restoreAppeals, { body: { ids: [tracker._id, unknown] } })
    expect(back.body.data.ids).toEqual([tracker._id])
    const { body } = await caller.call(listAppeals, { query: { search: '12345/2024', state: 'found' } })
    expect(body.data).toMatchObject([{ hits: [{ source: 'search' }] }])
    expect((await caller.call(listDueChecks)).body.data).toHaveLength(1)
  })

  test('the bin shows who deleted a tracker, and erases the tracker after thirty days', async () => {
    const { caller, member, tracker } = await watch()
    hits = [found]
    await answer(caller)
    await caller.call(deleteAppeal, { query: { id: tracker._id } })
    const inBin = async () => (await app.as(member).call(appealsInBin)).body.data
    expect(await inBin()).toMatchObject([
      { _id: tracker._id, deleted_at: testMorning.toISOString(), deleted_by: expect.stringMatching(/./), hits: [{}] },
    ])
    const emptyAfter = async (days: number) => {
      clock.forward(days * day)
      await emptyBinOf(app.context, appealTracker)
      const kept = await app.db.asChamber(member.chamberId, (tx) => tx.select({ id: appealHit.id }).from(appealHit))
      return [(await inBin()).length, kept.length]
    }
    expect(await emptyAfter(29.9)).toEqual([1, 1])
    expect(await emptyAfter(0.2)).toEqual([0, 0])
  })

  test('the exported list of trackers contains the tracker', async () => {
    const { caller } = await watch()
    const { raw } = await caller.call(exportAppeals, { query: { type: 'csv' } })
    expect(raw.headers['content-disposition']).toContain('appeals-2026-11-20.csv')
    expect(raw.body).toContain('WRIT - C/12345/2024')
  })
})

test('the tracking form for a decided matter is filled in with the matter’s court, number and parties', async () => {
  const member = await newChamber(app.db)
  const { matter } = await followCase(app, member, { court: delhi })
  const { body } = await app.as(member).call(appealFromMatter, { params: { matter: matter._id } })
  expect(body.data).toMatchObject({
    court_id: '1',
    state_id: '490506',
    tracking_court_id: '7',
    case_number: matter.case_number,
    petitioner: matter.petitioner,
    tracker_id: null,
  })
})

test('the most similar name is chosen, and no name is chosen if two names are equally similar', () => {
  const options = [
    { code: '1', label: 'High Court at Allahabad' },
    { code: '2', label: 'Allahabad High Court Lucknow Bench' },
  ]
  expect(mostAlike(options, 'Allahabad High Court, Lucknow Bench Lucknow')).toBe('2')
  expect(mostAlike(options, 'High Court at Allahabad')).toBe('1')
  expect(mostAlike(options, 'High Court of Delhi')).toBeNull()
})

async function newList(rows: [number: string, petitioner: string, respondent: string][]): Promise<string> {
  const id = newId()
  await app.db.asSystem('list-matching', async (tx) => {
    await tx.insert(causeList).values({
      id,
      court: sci,
      date: '2026-11-23',
      source: id,
      title: 'Miscellaneous',
      kind: 'daily',
      revision: 1,
      entries: rows.length,
      read_at: clock.now(),
    })
    await tx.insert(causeListEntry).values(
      rows.map(([number, petitioner, respondent], at) => ({
        list_id: id,
        revision: 1,
        position: at + 1,
        nth: 1,
        item: String(at + 1),
        kind: 'daily' as const,
        page: 1,
        coram: [],
        case_numbers: [number],
        keys: [],
        petitioner,
        respondent,
        name_keys: [],
        listed: true,
        petitioner_advocates: [],
        respondent_advocates: [],
      })),
    )
  })
  return id
}
