import { findAtAllahabad, findAtCourt, findAtDistrict } from '@peshi/contract/courts/find-case'
import type { CourtId } from '@peshi/contract/platform/ids'
import { CourtDown } from '@peshi/courts/errors'
import { connectorFor } from '@peshi/courts/registry'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { allahabad, caseRecord, delhi, fakeCourt } from '../../../test/fake-court.ts'
import { ladder } from '../../../test/ladder.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { forgetFinds, startCourtJobs } from './courts.jobs.ts'
import { findRoutes } from './find.routes.ts'
import { openCourtAccess } from './open-court-access.ts'
import { pendingFind } from './pending-finds.schema.ts'

const district = 'dc-prayagraj' as CourtId
const court = fakeCourt([delhi, allahabad, district])
const clock = handClock()
let tests: TestApp

beforeAll(async () => {
  const db = await testDatabase()
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl: null, operatorContact: 'tests@example.in' },
    db,
    clock,
    log: { warn: vi.fn(), error: vi.fn() },
    connectorOf: (id) =>
      court.connector.courts.includes(id) ? court.connector : id === 'dc-kheda' ? connectorFor(id) : null,
    perSecond: 1000,
  })
  tests = await testApp({ routes: findRoutes, clock, context: { db, courts } })
  await startCourtJobs(tests.context)
})
afterAll(() => tests.close())
beforeEach(() => {
  court.cases = new Map([['a', caseRecord('3001')]])
  court.failing = null
  court.failures = []
  court.unread = []
  court.asksPicture = true
})

const byNumber = { by: 'case-number', case_type: '1', case_number: '3001', case_year: 2024 } as const
const params = { unique_id: delhi }

ladder(findAtCourt, () => tests, {
  input: { params, body: byNumber },
  invalid: {
    'a case number in words': { params, body: { ...byNumber, case_number: 'many' } },
    'a year of two digits': { params, body: { ...byNumber, case_year: 24 } },
    'an unknown way of searching': { params, body: { ...byNumber, by: 'name' } },
  },
  refused: 'billing',
})
ladder(findAtAllahabad, () => tests, {
  input: { body: { ...byNumber, unique_id: allahabad } },
  invalid: {
    'a missing court': { body: byNumber },
    'a court with its own endpoint': { body: { ...byNumber, unique_id: delhi } },
  },
  refused: 'client',
})

ladder(findAtDistrict, () => tests, {
  input: { body: { ...byNumber, unique_id: district } },
  invalid: {
    'a missing court': { body: byNumber },
    'a court with its own endpoint': { body: { ...byNumber, unique_id: delhi } },
  },
  refused: 'client',
})

async function person() {
  const who = await newChamber(tests.db)
  const call: Caller['call'] = (...args) => tests.as(who).call(...args)
  const ask = (body: object) => call(findAtCourt, { params, body: { ...byNumber, ...body } })
  const challenge = async () => {
    const { body } = await ask({})
    if (!body.challenge) throw new Error('no picture')
    return body.challenge._id
  }
  return { ...who, call, ask, challenge }
}

describe('searching a court step by step', () => {
  test('a search first returns a captcha, and returns the cases after the answer', async () => {
    const { ask } = await person()
    const first = await ask({})
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      success: true,
      data: [],
      challenge: { image: `data:image/png;base64,${Buffer.from('picture').toString('base64')}` },
    })
    const second = await ask({ challenge_id: first.body.challenge?._id, answer: '4711' })
    expect(second.status).toBe(200)
    expect(second.body.challenge).toBeNull()
    expect(second.body.data).toEqual([
      expect.objectContaining({
        unique_id: 'hc-delhi-W.P.(C)-3001-2024',
        title: 'Ramesh Chandra v. State',
        petitioner_advocates: ['A. Verma'],
        next_date: '2026-12-01',
        followed_by: null,
      }),
    ])
  })

  test('a wrong captcha answer is reported, and its captcha cannot be used again', async () => {
    const { ask, challenge } = await person()
    const challenge_id = await challenge()
    const wrong = await ask({ challenge_id, answer: '0000' })
    expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([
      400,
      'challenge-rejected',
      { answer: 'Not what the picture shows' },
    ])
    const again = await ask({ challenge_id, answer: '4711' })
    expect([again.status, again.body.code]).toEqual([400, 'challenge-rejected'])
  })

  test('a captcha answer is refused if its captcha is too old, another person’s or another court’s', async () => {
    const [mine, theirs] = [await person(), await person()]
    const visits = court.visits.filter((visit) => visit === 'search').length
    const late = await mine.challenge()
    clock.forward(11 * 60_000)
    const foreign = await theirs.challenge()
    for (const challenge_id of [late, foreign]) {
      const { status, body } = await mine.ask({ challenge_id, answer: '4711' })
      expect([status, body.code]).toEqual([400, 'challenge-rejected'])
    }
    const atAllahabad = await mine.call(findAtAllahabad, {
      body: { ...byNumber, unique_id: allahabad, challenge_id: await mine.challenge(), answer: '4711' },
    })
    expect([atAllahabad.status, atAllahabad.body.code]).toEqual([400, 'challenge-rejected'])
    expect(court.visits.filter((visit) => visit === 'search')).toHaveLength(visits)
    const own = await theirs.ask({ challenge_id: foreign, answer: '4711' })
    expect(own.status).toBe(200)
  })

  test('cleanup deletes a search whose captcha was not answered within ten minutes', async () => {
    const { challenge, chamberId } = await person()
    const kept = () => tests.db.asChamber(chamberId, (tx) => tx.select({ id: pendingFind.id }).from(pendingFind))
    const forget = async () => {
      await tests.db.asSystem('cleanup', (tx) => tests.queue.enqueue(tx, forgetFinds, {}))
      await tests.queue.runHeld()
    }
    await challenge()
    await forget()
    expect(await kept()).toHaveLength(1)
    clock.forward(11 * 60_000)
    await forget()
    expect(await kept()).toEqual([])
  })

  test('a search at a court without a captcha returns the cases immediately', async () => {
    const { ask } = await person()
    court.asksPicture = false
    const { body } = await ask({})
    expect(body.challenge).toBeNull()
    expect(body.data).toHaveLength(1)
  })

  test('a search with only a captcha answer or only a captcha id is refused', async () => {
    const { ask, challenge } = await person()
    expect((await ask({ answer: '4711' })).body.fields).toHaveProperty('challenge_id')
    expect((await ask({ challenge_id: await challenge() })).body.fields).toHaveProperty('answer')
  })
})

describe('checking the input', () => {
  test('the reply to an incomplete search names every missing field', async () => {
    const { call } = await person()
    const number = await call(findAtCourt, { params, body: { by: 'case-number' } })
    expect(number.status).toBe(400)
    expect(Object.keys(number.body.fields ?? {})).toEqual(['case_type', 'case_number', 'case_year'])
    const cnr = await call(findAtCourt, { params, body: { by: 'cnr' } })
    expect(Object.keys(cnr.body.fields ?? {})).toEqual(['cnr'])
  })

  test('an unknown case type or search method is refused before the court is asked', async () => {
    const { ask } = await person()
    const visits = () => court.visits.filter((visit) => visit !== 'types').length
    const before = visits()
    expect((await ask({ case_type: "1' OR '1'='1" })).body.fields).toHaveProperty('case_type')
    expect((await ask({ by: 'filing-number' })).body.fields).toHaveProperty('by')
    expect(visits()).toBe(before)
  })

  test('a search returns 404 for an unknown court, or for a reserved word such as `caveat`', async () => {
    const { call } = await person()
    for (const unique_id of ['crime', 'caveat', 'hc-atlantis']) {
      const { status } = await call(findAtCourt, { params: { unique_id }, body: byNumber })
      expect(status).toBe(404)
    }
  })

  test('a district court has its own endpoint, which requires an establishment if the site does', async () => {
    const { call } = await person()
    court.connector.asks = { 'case-number': ['establishment'] }
    try {
      const body = { ...byNumber, unique_id: district }
      const homeless = await call(findAtDistrict, { body })
      expect([homeless.status, Object.keys(homeless.body.fields ?? {})]).toEqual([400, ['establishment']])
      expect((await call(findAtDistrict, { body: { ...body, establishment: 'UPAD01' } })).status).toBe(200)
    } finally {
      court.connector.asks = {}
    }
    const elsewhere = await call(findAtCourt, { params: { unique_id: district }, body: byNumber })
    expect([elsewhere.status, elsewhere.body.message]).toEqual([400, expect.stringContaining('/api/ecourts/find')])
  })

  test('a search at a court that is switched off is refused with the reason', async () => {
    const { call } = await person()
    const { status, body } = await call(findAtDistrict, { body: { ...byNumber, unique_id: 'dc-kheda' as CourtId } })
    expect([status, body.code, body.message]).toEqual([
      409,
      'court-not-available',
      expect.stringContaining('refuses programs'),
    ])
  })

  test('a search at a court without a connector is refused as not available', async () => {
    const { call } = await person()
    const { status, body } = await call(findAtCourt, { params: { unique_id: 'hc-madras' }, body: byNumber })
    expect([status, body.code]).toEqual([409, 'court-not-available'])
  })
})

describe('search results', () => {
  test('a search for a case that the court does not have returns not found', async () => {
    const { ask, challenge } = await person()
    const { status, body } = await ask({ challenge_id: await challenge(), answer: '4711', case_number: '9' })
    expect([status, body.code]).toEqual([404, 'case-not-found'])
  })

  test('a search at a court that is down returns an error message', async () => {
    const { ask } = await person()
    court.failing = new CourtDown('x')
    const { status, body } = await ask({})
    expect([status, body.message]).toEqual([503, 'Court server not responding, Please try after some time!'])
  })

  const manyCases = (count: number) =>
    new Map(Array.from({ length: count }, (_, at) => [`c${at}`, caseRecord('3001', { case_year: 1950 + at })]))
  const pagesRead = () => court.visits.filter((visit) => visit === 'case').length

  test('up to five results are all read, but of more results only the chosen case is read', async () => {
    const { ask } = await person()
    court.asksPicture = false
    court.cases = manyCases(5)
    expect((await ask({})).body).toMatchObject({ choice: null, data: { length: 5 } })
    court.cases = manyCases(7)
    const before = pagesRead()
    const { body } = await ask({})
    expect(body.data).toEqual([])
    expect(body.choice?.lines.map(({ pick, case_number }) => [pick, case_number])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((pick) => [pick, '3001']),
    )
    expect(pagesRead()).toBe(before)
    const chosen = await ask({ search_id: body.choice?.search_id, pick: 3 })
    expect(chosen.body.data).toEqual([expect.objectContaining({ case_year: 1953, followed_by: null })])
    expect(pagesRead()).toBe(before + 1)
  })

  test('an unreadable search result is returned as text, next to the other results', async () => {
    const { ask } = await person()
    court.asksPicture = false
    court.unread = [{ unread: 'no-link', words: 'WPC/9/2024 · ASHA SAMPLE · STATE' }]
    const unopened = [{ words: 'WPC/9/2024 · ASHA SAMPLE · STATE', reason: 'no-link' }]
    expect((await ask({})).body).toMatchObject({ data: { length: 1 }, choice: null, unopened })
    court.cases = manyCases(7)
    expect((await ask({})).body).toMatchObject({ data: [], choice: { lines: { length: 7 } }, unopened })
  })

  test('if the page of one found case is unreadable, that case is named and the other cases are returned', async () => {
    const { ask } = await person()
    court.asksPicture = false
    court.cases = manyCases(3)
    court.failures = [null, null, new CourtDown('x')]
    const { status, body } = await ask({})
    expect([status, body.data.length]).toEqual([200, 2])
    expect(body.unopened).toEqual([{ words: '3001', reason: 'page-failed' }])
  })

  test('from the results of one search, at most five cases can be opened', async () => {
    const { ask } = await person()
    court.asksPicture = false
    court.cases = manyCases(7)
    const search_id = (await ask({})).body.choice?.search_id
    const before = pagesRead()
    const statuses = []
    for (const pick of [0, 1, 2, 3, 4, 5]) statuses.push((await ask({ search_id, pick })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(pagesRead()).toBe(before + 5)
  })

  test('a search with more than 200 results lists 200 of them, with a message that states the total', async () => {
    const { ask } = await person()
    court.asksPicture = false
    court.cases = new Map(Array.from({ length: 230 }, (_, at) => [`c${at}`, caseRecord('3001')]))
    const { body } = await ask({})
    expect(body.choice?.lines).toHaveLength(200)
    expect(body.message).toBe('The court found 230 cases; 200 of them are listed.')
  })

  test('only the person who searched can choose a result, at the same court, within ten minutes', async () => {
    const [mine, theirs] = [await person(), await person()]
    court.asksPicture = false
    court.cases = manyCases(7)
    const search_id = (await mine.ask({})).body.choice?.search_id
    const wrong = [
      await theirs.ask({ search_id, pick: 0 }),
      await mine.ask({ search_id, pick: 7 }),
      await mine.call(findAtAllahabad, { body: { unique_id: allahabad, search_id, pick: 0 } }),
    ]
    clock.forward(11 * 60_000)
    wrong.push(await mine.ask({ search_id, pick: 0 }))
    expect(wrong.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 4 }, () => [404, 'search-over']),
    )
    expect((await mine.ask({ search_id })).body.fields).toHaveProperty('pick')
    expect((await mine.ask({ pick: 1 })).body.fields).toHaveProperty('search_id')
  })

  test('results that the chamber already follows are marked as followed', async () => {
    const [mine, theirs] = [await person(), await person()]
    court.asksPicture = false
    court.cases = manyCases(7)
    const { choice } = (await mine.ask({})).body
    const [found] = (await mine.ask({ search_id: choice?.search_id, pick: 2 })).body.data
    if (!found) throw new Error('nothing found')
    const [saved] = await tests.db.asChamber(mine.chamberId, (tx) =>
      tx
        .insert(matter)
        .values({
          chamber_id: mine.chamberId,
          case_id: found.matter_id,
          type: 'court',
          hc_name: delhi,
          unique_id: found.unique_id,
          case_status: 'pending',
          created_by: mine.personId,
          created_at: clock.now(),
        })
        .returning({ id: matter.id }),
    )
    const marks = async ({ ask }: typeof mine) =>
      (await ask({})).body.choice?.lines.map(({ followed_by, case_status }) => [followed_by, case_status])
    const none = [null, null]
    expect(await marks(mine)).toEqual([none, none, [saved?.id, 'pending'], none, none, none, none])
    expect(await marks(theirs)).toEqual(Array.from({ length: 7 }, () => none))
  })

  test('a found case names this chamber’s matter for the case, never another chamber’s', async () => {
    const [mine, theirs] = [await person(), await person()]
    court.asksPicture = false
    const { body } = await mine.ask({})
    const [found] = body.data
    if (!found) throw new Error('nothing found')
    const [saved] = await tests.db.asChamber(mine.chamberId, (tx) =>
      tx
        .insert(matter)
        .values({
          chamber_id: mine.chamberId,
          case_id: found.matter_id,
          type: 'court',
          hc_name: delhi,
          unique_id: found.unique_id,
          case_status: 'pending',
          created_by: mine.personId,
          created_at: clock.now(),
        })
        .returning({ id: matter.id }),
    )
    expect((await mine.ask({})).body.data[0]?.followed_by).toBe(saved?.id)
    const others = (await theirs.ask({})).body.data[0]
    expect([others?.matter_id, others?.followed_by]).toEqual([found.matter_id, null])
  })
})
