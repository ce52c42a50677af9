import { gunzipSync } from 'node:zlib'
import { allCourts, courtForm, courtOptions, highCourts } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testMorning } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { noCourts } from '../../../test/courts.ts'
import { ladder } from '../../../test/ladder.ts'
import { chooseEncoding } from './catalogue-body.ts'
import { courtsRoutes } from './courts.routes.ts'

const lucknow = 'hc-lucknow' as CourtId
const caseTypes = [{ code: '7', short: 'WRIC', title: 'Writ C' }]

let tests: TestApp
beforeAll(async () => {
  const courts = {
    ...noCourts,
    isFindable: (court: CourtId) => court === lucknow,
    findBy: () => ['case-number' as const],
    caseTypes: async () => ({ caseTypes, readAt: testMorning }),
    asks: () => ({ fir: ['establishment' as const, 'police-station' as const] }),
    options: async (_court: CourtId, list: string, within: string | null) => [{ code: `${within}`, label: list }],
  }
  tests = await testApp({ routes: courtsRoutes, context: { courts } })
})
afterAll(() => tests.close())

ladder(highCourts, () => tests, {
  invalid: {
    'an invalid court': { query: { 'filters[_id]': 'x' } },
    'an invalid filter': { query: { 'filters[name]': 'x' } },
  },
  refused: 'client',
})
ladder(courtForm, () => tests, {
  input: { params: { unique_id: lucknow } },
  invalid: { 'an invalid court': { params: { unique_id: 'x y' } } },
  refused: 'client',
})
ladder(courtOptions, () => tests, {
  input: { params: { unique_id: lucknow }, query: { list: 'act' } },
  invalid: {
    'an unknown list': { params: { unique_id: lucknow }, query: { list: 'judges' } },
    'an invalid court': { params: { unique_id: 'x y' }, query: { list: 'act' } },
  },
  refused: 'client',
})

describe('the court catalogue', () => {
  const ask = (headers: Record<string, string>) => tests.app.inject({ url: '/api/courts/all', headers })

  test('the catalogue has four lists of courts, and marks courts that can be searched', async () => {
    const reply = await ask({})
    const all = allCourts.reply.parse(reply.json())
    expect(all.supremeCourts).toHaveLength(1)
    expect(all.districtCourts.length).toBeGreaterThan(600)
    const findable = Object.values(all).flatMap((list) =>
      Array.isArray(list) ? list.filter((court) => court.findable) : [],
    )
    expect(findable.map((court) => court._id)).toEqual([lucknow])
  })

  test('the catalogue is under 50 KB compressed, and is not sent again if it is unchanged', async () => {
    const gzip = await ask({ 'accept-encoding': 'gzip, deflate' })
    expect(gzip.rawPayload.length).toBeLessThan(50_000)
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual((await ask({})).json())
    expect((await ask({ 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
    const again = await ask({ 'if-none-match': String(gzip.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['brotli', 'identity'],
  ])('the request header accept-encoding %j selects the encoding %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})

test('a request for high courts returns all high courts, or only the requested court', async () => {
  const person = tests.as(await newChamber(tests.db, 'clerk'))
  const { body: all } = await person.call(highCourts)
  expect(all.meta.total).toBe(all.data.length)
  expect(all.data.length).toBeGreaterThan(25)
  const { body: one } = await person.call(highCourts, { query: { 'filters[_id]': lucknow } })
  expect(one.data).toMatchObject([{ _id: lucknow, findable: true }])
})

describe('a court’s form', () => {
  const ask = async (court: string) =>
    tests.as(await newChamber(tests.db)).call(courtForm, { params: { unique_id: court as CourtId } })

  test('a court’s form has the court’s ways of searching, case types and fields with choices', async () => {
    const { body } = await ask(lucknow)
    expect(body.data).toEqual({
      unique_id: lucknow,
      by: ['case-number'],
      case_types: caseTypes,
      lists: { fir: ['establishment', 'police-station'] },
      read_at: testMorning.toISOString(),
    })
  })

  test('an unknown court’s form is not found, and a switched-off court’s form is not available', async () => {
    expect((await ask('hc-atlantis')).status).toBe(404)
    const closed = await ask('hc-delhi')
    expect([closed.status, closed.body.code]).toEqual([409, 'court-not-available'])
  })

  test('the reply for a court that is switched off states the reason', async () => {
    const { status, body } = await ask('dc-kheda')
    expect([status, body.code]).toEqual([409, 'court-not-available'])
    expect(body).toMatchObject({ message: expect.stringContaining('refuses programs') })
  })
})

describe('the options of a field in a court’s form', () => {
  const ask = async (court: string) =>
    tests.as(await newChamber(tests.db)).call(courtOptions, {
      params: { unique_id: court as CourtId },
      query: { list: 'police-station', within: 'UPAD01' },
    })

  test('the options come from the court’s site, for the chosen establishment', async () => {
    expect((await ask(lucknow)).body.data).toEqual([{ code: 'UPAD01', label: 'police-station' }])
  })

  test('an unknown court is not found, and the reply for a switched-off court states the reason', async () => {
    expect((await ask('hc-atlantis')).status).toBe(404)
    const off = await ask('dc-kheda')
    expect([off.status, off.body.message]).toEqual([409, expect.stringContaining('refuses programs')])
  })
})

test('a request for an unknown collection of /api/model is refused as a bad request', async () => {
  for (const url of ['/api/model/people', '/api/model/high_courts/x']) {
    const reply = await tests.app.inject({ url })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'unknown-collection'])
  }
})
