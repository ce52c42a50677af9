import type { PublishedFirQuery } from '@peshi/courts/connector'
import { ChallengeRejected, CourtDown, PageChanged } from '@peshi/courts/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildSandbox } from '../src/app.ts'
import { makeClock } from '../src/clock.ts'
import { connectTo } from './sandbox-connection.ts'

const portal = 'tribunals-police-maharashtra'
const query: PublishedFirQuery = {
  by: 'published-fir',
  district: '19372',
  policeStation: '19372011',
  number: '41',
  year: 2026,
}

let app: FastifyInstance
let court: ReturnType<typeof connectTo>
beforeAll(async () => {
  app = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  court = connectTo(app)
})
afterAll(() => app.close())
beforeEach(() => app.inject({ method: 'POST', url: '/control/api/reset' }))

const control = (url: string, payload: object) => app.inject({ method: 'POST', url: `/control/api${url}`, payload })

async function search(wanted: PublishedFirQuery = query, answer?: string) {
  const { id, connector } = court.requireConnector(portal)
  const session = court.open(portal)
  await connector.challenge(id, wanted, session)
  return connector.searchFirs?.(wanted, answer ?? (await court.readAnswer()), session)
}

test('districts and their police stations are read from the page of the police', async () => {
  const { id, connector } = court.requireConnector(portal)
  const districts = await connector.options?.(id, 'fir-district', null, court.open(portal))
  expect(districts?.map(({ label }) => label)).toEqual(['PUNE CITY', 'THANE RURAL', 'NAGPUR CITY'])
  const stations = await connector.options?.(id, 'fir-station', '19382', court.open(portal))
  expect(stations).toEqual([{ code: '19382004', label: 'NAMUNA ROAD' }])
})

test('an FIR is found by its number, and an unknown number finds no FIR', async () => {
  expect(await search()).toMatchObject([{ firNumber: '41', policeStation: 'SAMPLE NAGAR', year: 2026 }])
  expect(await search({ ...query, number: '9999' })).toEqual([])
})

test('a wrong captcha answer is refused', async () => {
  await expect(search(query, 'nothing')).rejects.toThrow(ChallengeRejected)
})

test('changes made on the control page appear on the page of the police', async () => {
  await control('/firs/19372011-41-2026/section', { act: 'BNS', section: '109' })
  expect((await search())?.[0]?.sections).toEqual(['भारतीय न्याय संहिता (बी एन एस), 2023 - 115(2),109'])
  const registered = await control('/firs', {
    station: '19382004',
    number: 88,
    year: 2026,
    act: 'BNS',
    section: '303(2)',
  })
  expect(registered.json()).toMatchObject({ success: true })
  const found = await search({ ...query, district: '19382', policeStation: '19382004', number: '88' })
  expect(found).toMatchObject([{ registeredAt: expect.stringMatching(/^2026-11-20T10:3\d:\d\d\+05:30$/) }])
})

test.each([
  ['down', CourtDown],
  ['maintenance', CourtDown],
  ['changed', PageChanged],
  ['garbage', PageChanged],
] as const)('a police site in the mode %s gives an error and never an empty list', async (mode, error) => {
  await control('/sites/mahapolice', { mode })
  await expect(search()).rejects.toThrow(error)
})

test('a case filed at a district court with an FIR contains the data of the FIR', async () => {
  const fir = { police_station: 'Kotwali', fir_number: 77, fir_year: 2026 }
  const filing = { court: 'dc-prayagraj', petitioner: 'State', respondent: 'A. Khan', ...fir }
  const { data } = (await control('/cases', filing)).json()
  expect(app.world.find(data.id)?.fir).toMatchObject({ policeStation: 'Kotwali', number: 77, year: 2026 })
})
