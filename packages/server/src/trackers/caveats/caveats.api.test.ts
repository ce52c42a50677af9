import type { CaveatHitId, CaveatTrackerId, ChallengeId, CourtId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/caveats'
import { listClocks } from '@peshi/contract/trackers/clocks'
import { answerDueCheck, listDueChecks, takeDueCheck } from '@peshi/contract/trackers/due-checks'
import type { CaseHit, FoundCaveat, UnreadRow } from '@peshi/courts/connector'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testMorning } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { noCourts } from '../../../test/courts.ts'
import { caseRecord } from '../../../test/fake-court.ts'
import { ladder } from '../../../test/ladder.ts'
import { notification } from '../../chamber/notifications/notifications.schema.ts'
import { remind } from '../../chamber/notifications/remind.ts'
import { challengeRejected } from '../../courts/courts/court-failures.ts'
import { causeList, causeListEntry } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { NotFound } from '../../platform/errors.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { caveatsFeature } from './caveats.feature.ts'
import { endCaveats } from './end-caveats.ts'
import { filingQuery } from './find-filing.ts'
import { matchCaveatList } from './match-list.ts'

const prayagraj = 'dc-prayagraj' as CourtId
const allahabad = 'hc-allahabad' as CourtId
const clock = handClock()
const picture = {
  picture: { image: Buffer.from('picture'), mediaType: 'image/png' },
  session: { cookies: null, values: {} } as never,
}

let hits: CaseHit[] = []
let unread: UnreadRow[] = []
let found: FoundCaveat[] = []
let asked: unknown[] = []
const filing: CaseHit = {
  ref: { cnr: 'UPAD010001232026', est_code: 'UPAD01' },
  caseNumber: 'CS/123/2026',
  petitioner: 'RAMESH CHANDRA CHAUDHARY',
  respondent: 'MOHAMMAD IRFAN',
}

let app: TestApp
beforeAll(async () => {
  app = await testApp({
    clock,
    context: {
      courts: {
        ...noCourts,
        hasCaveats: (court) => court === prayagraj,
        findBy: (court) => (court === prayagraj ? ['party'] : []),
        challenge: async () => picture,
        search: async (_court, query, answer) => {
          asked.push(query)
          if (answer !== '42') throw challengeRejected()
          if (hits.length + unread.length === 0) throw new NotFound('The court found no such case.', 'case-not-found')
          return { hits, unread, session: picture.session }
        },
        searchCaveats: async (_court, query, answer) => {
          asked.push(query)
          if (answer !== '42') throw challengeRejected()
          if (found.length === 0) throw new NotFound('The court found no such case.', 'case-not-found')
          return found.map((one) => ({ ...one, details: null }))
        },
        readCase: async () =>
          caseRecord('123', { court: prayagraj, case_type: 'CS', case_year: 2026, cnr: 'UPAD010001232026' }),
      },
    },
  })
})
afterAll(() => app.close())
beforeEach(() => {
  clock.forward(testMorning.getTime() - clock.now().getTime())
  hits = []
  unread = []
  found = []
  asked = []
})

const input = {
  court_id: prayagraj,
  establishment: 'UPAD01',
  caveat_number: '77',
  caveat_year: 2026,
  caveator: 'Mohd. Irfan',
  caveatee: 'Ramesh Chandra Chaudhary',
  lodged_on: '2026-11-10',
}
const unknown = '01936f00-0000-7000-8000-000000000000' as CaveatTrackerId
type Caller = ReturnType<TestApp['as']>

async function lodge(more: Record<string, unknown> = {}) {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const { status, body } = await caller.call(contract.saveCaveat, { body: { ...input, ...more } as never })
  if (status !== 200) throw new Error(body.message)
  return { member, caller, caveat: body.data }
}
const read = async (caller: Caller, id: CaveatTrackerId) =>
  (await caller.call(contract.getCaveat, { params: { id } })).body.data
const toDay = (date: string) => clock.forward(Date.parse(`${date}T06:00:00Z`) - clock.now().getTime())

async function answer(caller: Caller) {
  const check = (await caller.call(takeDueCheck, { body: {} })).body.data
  if (!check) throw new Error('Nothing is due')
  return (await caller.call(answerDueCheck, { params: { id: check._id }, body: { answer: '42' } })).body.data
}

test('a caveat with the same number, or with the same parties and day, is saved only once', async () => {
  const { caller, caveat } = await lodge()
  const put = (more: Record<string, unknown>) =>
    caller.call(contract.saveCaveat, { body: { ...input, ...more } as never })
  const again = await put({ caveator: 'Irfan' })
  expect([again.status, again.body.code]).toEqual([409, 'caveat-kept-already'])
  for (const caveat_number of [`00${input.caveat_number}`, ` ${input.caveat_number}.`])
    expect((await put({ caveat_number })).body.code).toBe('caveat-kept-already')
  const unnumbered = { caveat_number: null, caveat_year: null }
  expect((await put(unnumbered)).status).toBe(200)
  expect((await put({ ...unnumbered, caveator: 'MOHD. IRFAN' })).body.code).toBe('caveat-kept-already')
  expect((await put({ ...unnumbered, lodged_on: '2026-11-11' })).status).toBe(200)
  expect((await put({ caveat_number: '78' })).status).toBe(200)
  expect((await put({ id: caveat._id, note: 'Changed' })).status).toBe(200)
  expect((await lodge()).caveat._id).not.toBe(caveat._id)
})

const refused = 'billing' as const
const { caveatDistricts, findCaveat, listCaveats, exportCaveats, getCaveat, saveCaveat, checkCaveat } = contract
const { deleteCaveat, deleteCaveats, caveatsInBin, restoreCaveats, acceptCaveatHit, dismissCaveatHit } = contract
const search = { court_id: prayagraj, establishment: 'UPAD01', caveator: 'Irfan' }
ladder(caveatDistricts, () => app, { refused })
ladder(findCaveat, () => app, {
  input: { body: search },
  invalid: {
    'an empty establishment': { body: { ...search, establishment: '' } },
    'neither a name nor a number': { body: { ...search, caveator: undefined } },
    'a name of two letters': { body: { ...search, caveator: 'Ir' } },
  },
  refused,
})
ladder(listCaveats, () => app, { invalid: { 'an unknown tracking state': { query: { state: 'lost' } } }, refused })
ladder(exportCaveats, () => app, { input: { query: { type: 'csv' } }, refused })
const foreign = async () => ({ params: { id: (await lodge()).caveat._id } })
ladder(getCaveat, () => app, { input: { params: { id: unknown } }, foreign, refused })
ladder(saveCaveat, () => app, {
  input: { body: input },
  invalid: {
    'an empty name of the caveator': { body: { ...input, caveator: '' } },
    'a future day': { body: { ...input, lodged_on: '2026-12-24' } },
    'a period of zero days': { body: { ...input, valid_days: 0 } },
  },
  foreign: async () => ({ body: { ...input, id: (await lodge()).caveat._id } }),
  refused,
})
ladder(checkCaveat, () => app, { input: { params: { id: unknown } }, foreign, refused })
ladder(deleteCaveat, () => app, { input: { params: { id: unknown } }, foreign, refused: 'clerk' })
const onMany = () => ({
  input: { body: { ids: [unknown] } },
  invalid: { 'an empty list of ids': { body: { ids: [] } } },
  refused: 'clerk' as const,
})
ladder(caveatsInBin, () => app, { refused: 'clerk' })
ladder(deleteCaveats, () => app, onMany())
ladder(restoreCaveats, () => app, onMany())
const hitOf = (id: CaveatTrackerId) => ({ params: { id, hit: unknown as unknown as CaveatHitId }, body: {} })
const onHit = { input: hitOf(unknown), foreign: async () => hitOf((await lodge()).caveat._id), refused }
ladder(acceptCaveatHit, () => app, onHit)
ladder(dismissCaveatHit, () => app, onHit)

describe('searching caveats at the court', () => {
  const one: FoundCaveat = {
    ref: '77-2026',
    number: '77',
    year: 2026,
    caveator: 'MOHD IRFAN',
    caveatee: 'RAMESH CHANDRA',
    lodgedOn: '2026-11-10',
  }

  test('a search shows the captcha, then the caveats in force with the chamber’s own marked', async () => {
    found = [one]
    const { caller, caveat } = await lodge({ court_ref: '77-2026' })
    const first = await caller.call(findCaveat, { body: search })
    const challenge_id = first.body.challenge?._id as ChallengeId
    const { body } = await caller.call(findCaveat, { body: { ...search, challenge_id, answer: '42' } })
    expect(body.data).toMatchObject([{ court_ref: '77-2026', lodged_on: '2026-11-10', tracker_id: caveat._id }])
    expect(asked).toEqual([
      { by: 'caveat', caveator: 'Irfan', caveatee: null, number: null, year: null, establishment: 'UPAD01' },
    ])
    const again = await caller.call(findCaveat, { body: { ...search, challenge_id, answer: '42' } })
    expect(again.body.code).toBe('challenge-rejected')
  })

  test('a search without results is “not found”, and a court without a caveat search is not asked', async () => {
    const { caller } = await lodge()
    const challenge_id = (await caller.call(findCaveat, { body: search })).body.challenge?._id as ChallengeId
    const none = await caller.call(findCaveat, { body: { ...search, challenge_id, answer: '42' } })
    expect([none.status, none.body.code]).toEqual([404, 'case-not-found'])
    const elsewhere = await caller.call(findCaveat, { body: { ...search, court_id: allahabad } })
    expect(elsewhere.body.code).toBe('court-not-available')
    const { body } = await caller.call(caveatDistricts)
    expect(body.data.filter(({ is_searchable }) => is_searchable)).toMatchObject([{ _id: prayagraj }])
    expect(body.data.length).toBeGreaterThan(70)
  })
})

describe('the period of a caveat', () => {
  test('a caveat ends ninety days after its lodging, with a deadline and checks at its court', async () => {
    const { caller, caveat } = await lodge()
    expect(caveat).toMatchObject({
      expires_on: '2027-02-08',
      tracker_state: 'active',
      is_searched: true,
      next_check_at: clock.now().toISOString(),
    })
    const { body } = await caller.call(listClocks)
    expect(body.data).toMatchObject([{ due_on: '2027-02-08', subject: { kind: 'caveat', id: caveat._id } }])
    expect((await caller.call(listDueChecks)).body.data).toMatchObject([{ kind: 'caveat', court_id: prayagraj }])
  })

  test('a caveat under another law lasts for the days that the person enters', async () => {
    const { caller, caveat } = await lodge({ court_id: allahabad, establishment: null, valid_days: 180 })
    expect(caveat).toMatchObject({ expires_on: '2027-05-09', is_searched: false, next_check_at: null })
    await caller.call(saveCaveat, { body: { ...input, id: caveat._id, valid_days: 30 } })
    expect(await read(caller, caveat._id)).toMatchObject({ expires_on: '2026-12-10', valid_days: 30 })
    const { body } = await caller.call(listClocks, { query: { state: 'open' } })
    expect(body.data.map(({ due_on }) => due_on)).toEqual(['2026-12-10'])
  })

  test('reminders are sent fifteen days before the caveat’s end and once after its end', async () => {
    const { member, caveat } = await lodge()
    const reported = async () =>
      (
        await app.db.asChamber(member.chamberId, (tx) =>
          tx.select().from(notification).where(eq(notification.chamber_id, member.chamberId)),
        )
      ).filter(({ kind }) => kind === 'clock.ending' || kind.startsWith('caveat.'))
    toDay('2027-01-23')
    await remind(app.context)
    expect(await reported()).toEqual([])
    toDay('2027-01-24')
    await remind(app.context)
    expect(await reported()).toMatchObject([
      { subject_kind: 'caveat', subject_id: caveat._id, values: { date: '2027-02-08', mark: 15 } },
    ])
    expect(await read(app.as(member), caveat._id)).toMatchObject({ tracker_state: 'expiring', days_left: 15 })
    toDay('2027-02-09')
    await endCaveats(app.context)
    await endCaveats(app.context)
    expect((await reported()).filter(({ kind }) => kind === 'caveat.expired')).toHaveLength(1)
    const caller = app.as(member)
    expect(await read(caller, caveat._id)).toMatchObject({ tracker_state: 'expired', next_check_at: null })
    expect((await caller.call(checkCaveat, { params: { id: caveat._id } })).body.code).toBe('caveat-over')
  })

  test('an unreadable row of the court’s search result is suggested for a decision', async () => {
    const { caller, caveat } = await lodge()
    unread = [{ unread: 'no-link', words: 'CS/77/2026 · RAMESH CHANDRA CHAUDHARY · M. IRFAN' }]
    expect(await answer(caller)).toMatchObject({ result_code: 'caveat-found' })
    expect((await read(caller, caveat._id)).hits).toMatchObject([
      { case_number: 'CS/77/2026 · RAMESH CHANDRA CHAUDHARY · M. IRFAN', can_follow: false, state: 'new' },
    ])
  })

  test('a case found by the search is listed with the reason for the match, and can become a matter', async () => {
    const { member, caller, caveat } = await lodge()
    expect(await answer(caller)).toMatchObject({ result_code: 'caveat-none', state: 'due' })
    hits = [
      filing,
      { ...filing, caseNumber: 'CS/9/2019' },
      { ...filing, caseNumber: 'CS/5/2026', respondent: 'SUNITA' },
    ]
    await caller.call(checkCaveat, { params: { id: caveat._id } })
    expect(await answer(caller)).toMatchObject({ result_code: 'caveat-found' })
    expect(asked[0]).toMatchObject({
      by: 'party',
      name: 'Ramesh Chandra Chaudhary',
      year: 2026,
      establishment: 'UPAD01',
    })
    const [hit, ...others] = (await read(caller, caveat._id)).hits
    expect(others).toEqual([])
    expect(hit).toMatchObject({ case_number: 'CS/123/2026', reason: 'filed-against', state: 'new', can_follow: true })
    const reported = await app.db.asChamber(member.chamberId, (tx) =>
      tx
        .select()
        .from(notification)
        .where(and(eq(notification.chamber_id, member.chamberId), eq(notification.kind, 'caveat.matched'))),
    )
    expect(reported).toHaveLength(1)
    const params = { id: caveat._id, hit: hit?._id as CaveatHitId }
    const { body } = await caller.call(acceptCaveatHit, { params, body: {} })
    expect(body.message).toBe('Case Added successfully!')
    expect(body.data).toMatchObject({ tracker_state: 'matched', hits: [{ state: 'matched' }], next_check_at: null })
    expect(body.data.matter_id).toBe(body.data.hits[0]?.matter_id)
    expect((await caller.call(listClocks, { query: { state: 'open' } })).body.data).toEqual([])
    expect((await caller.call(dismissCaveatHit, { params, body: {} })).status).toBe(409)
  })

  test('a listed case is matched with a caveat once, and a wrong match can be dismissed', async () => {
    const { caller, caveat } = await lodge({ court_id: allahabad, establishment: null })
    const other = await lodge()
    const list = await newList([
      ['WRIC/500/2026', 'RAMESH CHANDRA CHOWDHURY', 'MOHD IRFAN & ANR.'],
      ['WRIC/501/2026', 'RAMESH CHANDRA CHOWDHURY', 'STATE OF U.P.'],
    ])
    const otherwise = await newList([['WRIC No. 00500 of 2026', 'RAMESH CHANDRA CHOWDHURY', 'MOHD IRFAN & ANR.']])
    for (const each of [list, list, otherwise]) await matchCaveatList(app.context, each)
    const [hit, ...more] = (await read(caller, caveat._id)).hits
    expect([hit, more]).toMatchObject([{ source: 'list', case_number: 'WRIC/500/2026', can_follow: false }, []])
    expect((await read(other.caller, other.caveat._id)).hits).toEqual([])
    const params = { id: caveat._id, hit: hit?._id as CaveatHitId }
    const put = await caller.call(dismissCaveatHit, { params, body: {} })
    expect(put.body.data.hits[0]?.state).toBe('dismissed')
    const back = await caller.call(dismissCaveatHit, { params, body: { undo: true } })
    expect(back.body.data).toMatchObject({ tracker_state: 'active', hits: [{ state: 'new' }] })
  })

  test('a caveat can be renewed only once, and then only the new caveat has checks', async () => {
    const { caller, caveat } = await lodge({ lodged_on: '2026-09-01' })
    const renewal = { body: { ...input, caveat_number: '99', lodged_on: '2026-11-20', renews: caveat._id } }
    const fresh = (await caller.call(saveCaveat, renewal)).body.data
    expect(fresh).toMatchObject({ renews: caveat._id, tracker_state: 'active', expires_on: '2027-02-18' })
    expect(await read(caller, caveat._id)).toMatchObject({ tracker_state: 'renewed', renewed_by: fresh._id })
    expect((await caller.call(listDueChecks)).body.data).toMatchObject([{ subject_id: fresh._id }])
    expect((await caller.call(saveCaveat, renewal)).body.code).toBe('is-renewed')
  })

  test('deleting a caveat removes its check and deadline, and restoring it restores both', async () => {
    const { caller, caveat } = await lodge()
    const gone = await caller.call(deleteCaveat, { params: { id: caveat._id } })
    expect(gone.body.message).toBe('Tracker deleted successfully!')
    expect((await caller.call(listCaveats)).body.meta.total).toBe(0)
    expect((await caller.call(listDueChecks)).body.data).toEqual([])
    const back = await caller.call(restoreCaveats, { body: { ids: [caveat._id, unknown] } })
    expect(back.body.data.ids).toEqual([caveat._id])
    const states = ['active', 'expiring', 'expired', 'matched', 'renewed'] as const
    const totals = await Promise.all(
      states.map(
        async (state) => (await caller.call(listCaveats, { query: { state, search: '77/2026' } })).body.meta.total,
      ),
    )
    expect(totals).toEqual([1, 0, 0, 0, 0])
    expect((await caller.call(listDueChecks)).body.data).toHaveLength(1)
    const { raw } = await caller.call(exportCaveats, { query: { type: 'csv' } })
    expect(raw.body).toContain('Ramesh Chandra Chaudhary')
  })

  test('the bin shows who deleted a caveat, and erases the caveat after thirty days', async () => {
    const { member, caller, caveat } = await lodge()
    const inBin = async () => (await app.as(member).call(caveatsInBin)).body.data
    expect(await inBin()).toEqual([])
    await caller.call(deleteCaveat, { params: { id: caveat._id } })
    expect(await inBin()).toMatchObject([{ _id: caveat._id, deleted_by: expect.any(String) }])
    clock.forward(29 * 86_400_000)
    for (const bin of caveatsFeature.bins ?? []) await emptyBinOf(app.context, bin)
    expect(await inBin()).toHaveLength(1)
    clock.forward(2 * 86_400_000)
    for (const bin of caveatsFeature.bins ?? []) await emptyBinOf(app.context, bin)
    expect(await inBin()).toEqual([])
  })
})

test('the search for filed cases uses the year of the last check', () => {
  const row = { ...input, last_checked_at: new Date('2026-12-29T06:00:00Z') } as never
  expect(filingQuery(row)).toMatchObject({ year: 2026 })
  expect(filingQuery({ ...(row as object), last_checked_at: new Date('2027-01-05T06:00:00Z') } as never)).toMatchObject(
    {
      year: 2027,
    },
  )
  expect(filingQuery({ ...(row as object), establishment: null } as never)).toBeNull()
})

async function newList(rows: [number: string, petitioner: string, respondent: string][]): Promise<string> {
  const id = newId()
  await app.db.asSystem('list-matching', async (tx) => {
    await tx.insert(causeList).values({
      id,
      court: allahabad,
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
