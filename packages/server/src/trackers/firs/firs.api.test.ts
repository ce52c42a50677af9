import type { ChallengeId, CourtId, FirTrackerId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import { answerDueCheck, listDueChecks, takeDueCheck } from '@peshi/contract/trackers/due-checks'
import * as contract from '@peshi/contract/trackers/firs'
import { maharashtraPolicePortal } from '@peshi/courts/catalogue/courts'
import type { UnreadRow } from '@peshi/courts/connector'
import type { PublishedFir } from '@peshi/courts/fir/published-firs.parse'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testMorning } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { noCourts } from '../../../test/courts.ts'
import { firByHand, placeOfFir } from '../../../test/firs.ts'
import { ladder } from '../../../test/ladder.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { event } from '../../platform/events/event.schema.ts'

const clock = handClock()
const day = 86_400_000
const session = { cookies: null, values: {} } as never

const portalFir: PublishedFir = {
  state: 'MAHARASHTRA',
  district: 'PUNE CITY',
  policeStation: 'SAMPLE NAGAR',
  year: 2026,
  firNumber: '41',
  firNoWithYear: '0041/2026',
  registeredAt: '2026-02-03T09:15:00+05:30',
  sections: ['भारतीय न्याय संहिता (बी एन एस), 2023 - 115(2),352'],
}
let published: PublishedFir[] = []
let cases: string[] = []
let unread: UnreadRow[] = []
let listsRead = 0

let app: TestApp
beforeAll(async () => {
  const lists: Record<string, { code: string; label: string }[]> = {
    'fir-district null': [{ code: '19', label: 'PUNE CITY' }],
    'fir-station 19': [{ code: '7', label: 'SAMPLE NAGAR' }],
    'establishment null': [{ code: 'UPAH01', label: 'District Court' }],
    'police-station UPAH01': [{ code: 'PS5', label: 'Kotwali' }],
  }
  app = await testApp({
    clock,
    context: {
      courts: {
        ...noCourts,
        isFindable: (court) => court === maharashtraPolicePortal || court === 'dc-prayagraj',
        findBy: (court) => (court === 'dc-prayagraj' ? ['fir'] : []),
        options: async (_court, list, within) => {
          listsRead++
          return lists[`${list} ${within}`] ?? []
        },
        challenge: async () => ({ picture: { image: Buffer.from('picture'), mediaType: 'image/png' }, session }),
        searchFirs: async (_court, _query, answer) => {
          if (answer !== '42') throw new Invalid('wrong', {}, 'challenge-rejected')
          return published
        },
        search: async (_court, _query, answer) => {
          if (answer !== '42') throw new Invalid('wrong', {}, 'challenge-rejected')
          if (cases.length === 0) throw new NotFound('none', 'case-not-found')
          const hits = cases.map((caseNumber) => ({ ref: {}, caseNumber, petitioner: 'State', respondent: 'A. Khan' }))
          return { hits, unread, session }
        },
      },
    },
  })
})
afterAll(() => app.close())
beforeEach(() => {
  clock.forward(testMorning.getTime() - clock.now().getTime())
  published = [portalFir]
  cases = []
  unread = []
})

const wanted = {
  reference_id: 'Maharashtra',
  district_id: '19',
  police_station_id: '7',
  fir_number: '0041',
  fir_year: 2026,
}
const unknown = '01936f00-0000-7000-8000-000000000000'
const id = unknown as FirTrackerId
type Call = ReturnType<TestApp['as']>
type Member = Awaited<ReturnType<typeof newChamber>>

async function search(caller: Call, input: typeof wanted = wanted) {
  const asked = await caller.call(contract.findFir, { body: input })
  const challenge_id = asked.body.challenge?._id as ChallengeId
  return caller.call(contract.findFir, { body: { ...input, challenge_id, answer: '42' } })
}

async function follow(words?: Partial<contract.FirWords>) {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const { body: found } = await search(caller)
  const body = { find_id: found.find_id as ChallengeId, ...(words && { words }) }
  const { status, body: saved } = await caller.call(contract.saveFir, { body })
  if (status !== 200) throw new Error(saved.message)
  return { member, caller, fir: saved.data }
}

async function answer(member: Member) {
  const caller = app.as(member)
  const { data } = (await caller.call(takeDueCheck, { body: {} })).body
  if (!data) throw new Error('Nothing is due')
  return (await caller.call(answerDueCheck, { params: { id: data._id }, body: { answer: '42' } })).body.data
}

ladder(contract.listFirStates, () => app, { refused: 'billing' })
ladder(contract.listFirDistricts, () => app, {
  input: { query: { 'filters[reference_id]': 'Maharashtra' } },
  invalid: {
    'a missing State': { query: {} as never },
    'an unknown State': { query: { 'filters[reference_id]': 'Utopia' } },
  },
  refused: 'billing',
})
ladder(contract.findFir, () => app, {
  input: { body: wanted },
  invalid: {
    'an FIR number without digits': { body: { ...wanted, fir_number: 'x' } },
    'an unknown district': { body: { ...wanted, district_id: '20' } },
    'an unknown station': { body: { ...wanted, police_station_id: '8' } },
    'an answer without its captcha': { body: { ...wanted, answer: '42' } },
    'a district without a search': {
      body: { ...wanted, reference_id: 'Uttar Pradesh', district_id: 'dc-lucknow', police_station_id: 'x' },
    },
  },
  refused: 'billing',
})
ladder(contract.listFirs, () => app, {
  invalid: {
    'an unknown sort order': { query: { sort: 'x' } },
    'an unknown tracking state': { query: { state: 'lost' } },
  },
  refused: 'billing',
})
ladder(contract.exportFirs, () => app, { input: { query: { type: 'csv' } }, refused: 'billing' })
ladder(contract.getFir, () => app, {
  input: { params: { id } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => ({ params: { id: (await firByHand(app)).fir._id } }),
  refused: 'billing',
})
ladder(contract.saveFir, () => app, {
  input: { body: { place: placeOfFir } },
  invalid: {
    'an empty body': { body: {} },
    'a number in words': { body: { place: { ...placeOfFir, number: 'x' } } },
    'a future day': { body: { place: placeOfFir, words: { registered_on: '2030-01-01' } } },
  },
  foreign: async () => ({ body: { _id: (await firByHand(app)).fir._id, words: { note: 'x' } } }),
  refused: 'billing',
})
ladder(contract.attachFir, () => app, {
  input: { params: { id }, body: { upload_id: unknown as UploadId, matter_id: unknown as MatterId } },
  foreign: async () => ({
    params: { id: (await firByHand(app)).fir._id },
    body: { upload_id: unknown as UploadId, matter_id: unknown as MatterId },
  }),
  refused: 'billing',
})
ladder(contract.startDefaultBail, () => app, {
  input: { params: { id }, body: { remand_on: '2026-11-01' } },
  invalid: { 'an invalid date': { params: { id }, body: { remand_on: 'x' } } },
  foreign: async () => ({ params: { id: (await firByHand(app)).fir._id }, body: { remand_on: '2026-11-01' } }),
  refused: 'billing',
})
ladder(contract.deleteFir, () => app, {
  input: { params: { id } },
  foreign: async () => ({ params: { id: (await firByHand(app)).fir._id } }),
  refused: 'clerk',
})
const several = {
  input: { body: { ids: [id] } },
  invalid: { 'an empty list of ids': { body: { ids: [] } } },
  refused: 'clerk' as const,
}
ladder(contract.deleteFirs, () => app, several)
ladder(contract.restoreFirs, () => app, several)

ladder(contract.firsInBin, () => app, { refused: 'clerk' })

describe('where an FIR can be searched', () => {
  test('the police’s lists of districts and stations are read once a day', async () => {
    const caller = app.as(await newChamber(app.db))
    const query = { 'filters[reference_id]': 'Maharashtra' }
    clock.forward(2 * day)
    const { body } = await caller.call(contract.listFirDistricts, { query })
    expect(body.data).toEqual([
      { _id: '19', title: 'PUNE CITY', source: 'police', police_stations: [{ _id: '7', title: 'SAMPLE NAGAR' }] },
    ])
    const before = listsRead
    await caller.call(contract.listFirDistricts, { query })
    expect(listsRead).toBe(before)
  })
  test('without a police page, an FIR is searched at the district court or entered by hand', async () => {
    const caller = app.as(await newChamber(app.db))
    const { body } = await caller.call(contract.listFirDistricts, {
      query: { 'filters[reference_id]': 'Uttar Pradesh' },
    })
    const of = (name: string) => body.data.find(({ _id }) => _id === name)
    expect(of('dc-prayagraj')).toMatchObject({ source: 'court', police_stations: [{ title: 'Kotwali' }] })
    expect(of('dc-lucknow')).toMatchObject({ source: 'hand', police_stations: [] })
  })
})

describe('a tracked FIR', () => {
  test('a saved FIR has its source’s data, and its next check waits in the captcha queue', async () => {
    const { caller, fir } = await follow()
    expect(fir).toMatchObject({
      source: 'police',
      number: '41',
      year: 2026,
      police_station: 'SAMPLE NAGAR',
      registered_on: '2026-02-03',
      sections: [
        { act: 'BNS', section: '115(2)' },
        { act: 'BNS', section: '352' },
      ],
      next_check_at: new Date(clock.now().getTime() + 7 * day).toISOString(),
    })
    expect((await caller.call(listDueChecks)).body.meta.counts).toMatchObject({ due: 0, later: 1 })
    const again = await search(caller)
    expect(again.body.data[0]?.tracker_id).toBe(fir._id)
    const twice = await caller.call(contract.saveFir, { body: { find_id: again.body.find_id as ChallengeId } })
    expect([twice.status, twice.body.code]).toEqual([409, 'fir-followed-already'])
  })

  test('a captcha belongs to one person and can be answered once', async () => {
    const caller = app.as(await newChamber(app.db))
    const { body } = await caller.call(contract.findFir, { body: wanted })
    const input = { ...wanted, challenge_id: body.challenge?._id as ChallengeId, answer: '42' }
    const stranger = await app.as(await newChamber(app.db)).call(contract.findFir, { body: input })
    expect([stranger.status, stranger.body.code]).toEqual([400, 'challenge-rejected'])
    expect((await caller.call(contract.findFir, { body: input })).status).toBe(200)
    expect((await caller.call(contract.findFir, { body: input })).body.code).toBe('challenge-rejected')
  })

  test('an FIR that the police’s page returns with another number is reported as not found', async () => {
    published = [{ ...portalFir, firNumber: '410' }]
    const { status, body } = await search(app.as(await newChamber(app.db)))
    expect([status, body.code]).toEqual([404, 'fir-not-found'])
  })

  test('if a check finds a new section, the message names the FIR’s old and new sections', async () => {
    const { member, fir } = await follow()
    clock.forward(8 * day)
    published = [{ ...portalFir, sections: ['Bharatiya Nyaya Sanhita (BNS), 2023 - 115(2),352,109'] }]
    expect(await answer(member)).toMatchObject({ state: 'due', result_code: 'fir-changed' })
    const { data } = (await app.as(member).call(contract.getFir, { params: { id: fir._id } })).body
    expect(data.sections).toHaveLength(3)
    expect(data.history).toMatchObject([
      { changes: [{ field: 'sections', before: 'BNS 115(2), BNS 352', after: 'BNS 115(2), BNS 352, BNS 109' }] },
    ])
    expect(data.changed_at).toBe(clock.now().toISOString())
    const reported = await app.db.asChamber(member.chamberId, (tx) =>
      tx
        .select()
        .from(event)
        .where(and(eq(event.chamber_id, member.chamberId), eq(event.type, 'fir.changed'))),
    )
    expect(reported).toHaveLength(1)
    clock.forward(8 * day)
    expect(await answer(member)).toMatchObject({ result_code: 'fir-same' })
  })

  test('data that the source no longer shows is kept', async () => {
    const { member, fir } = await follow()
    clock.forward(8 * day)
    published = []
    expect(await answer(member)).toMatchObject({ result_code: 'fir-none' })
    const { data } = (await app.as(member).call(contract.getFir, { params: { id: fir._id } })).body
    expect([data.sections.length, data.history]).toEqual([2, []])
  })

  test('each check at a district court adds newly found cases to the FIR’s history', async () => {
    cases = ['ST/12/2026']
    const member = await newChamber(app.db)
    const caller = app.as(member)
    const at = {
      ...wanted,
      reference_id: 'Uttar Pradesh',
      district_id: 'dc-prayagraj',
      police_station_id: 'UPAH01|PS5',
    }
    const found = await search(caller, at)
    const saved = await caller.call(contract.saveFir, { body: { find_id: found.body.find_id as ChallengeId } })
    expect(saved.body.data).toMatchObject({
      source: 'court',
      status: 'charge-sheet',
      court_id: 'dc-prayagraj' as CourtId,
    })
    cases = ['ST/12/2026', 'BAIL/7/2026']
    clock.forward(8 * day)
    await answer(member)
    const { data } = (await app.as(member).call(contract.getFir, { params: { id: saved.body.data._id } })).body
    expect(data.history).toMatchObject([{ changes: [{ field: 'case', before: null, after: 'BAIL/7/2026' }] }])
    unread = [{ unread: 'no-link', words: 'CRLR/9/2026 · A. Khan' }]
    clock.forward(8 * day)
    await answer(member)
    const next = (await app.as(member).call(contract.getFir, { params: { id: saved.body.data._id } })).body.data
    expect(JSON.stringify(next.history)).toContain('CRLR/9/2026')
  })
})
