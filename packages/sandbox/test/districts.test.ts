import type { CaseQuery } from '@peshi/courts/connector'
import { districtAddresses } from '@peshi/courts/dcourts/addresses'
import { namesDistrict, parseFrontPage } from '@peshi/courts/dcourts/front-page.parse'
import { CaseNotFound } from '@peshi/courts/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildSandbox } from '../src/app.ts'
import { makeClock } from '../src/clock.ts'
import { courtById, getCourt } from '../src/world/courts.ts'
import { connectTo } from './sandbox-connection.ts'

let app: FastifyInstance
let courts: ReturnType<typeof connectTo>
const start = async () => {
  const sandbox = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
  await sandbox.listen({ port: 0, host: '127.0.0.1' })
  return sandbox
}
beforeAll(async () => {
  app = await start()
  courts = connectTo(app)
})
afterAll(() => app.close())
beforeEach(() => app.inject({ method: 'POST', url: '/control/api/reset' }))

function casesOf(court: string) {
  app.world.open(getCourt(court))
  return app.world.cases().filter((one) => one.court === court)
}

async function find(court: string, query: CaseQuery) {
  const { id, connector } = courts.requireConnector(court)
  const session = courts.open(court)
  const picture = await connector.challenge(id, query, session)
  const { hits } = await connector.search(id, query, picture && (await courts.readAnswer()), session)
  return Promise.all(hits.map(({ ref }) => connector.readCase(id, ref, session)))
}

test.each(['dc-pune', 'dc-kanpurnagar', 'dc-chennai', 'dc-ernakulam', 'dc-kamrupmetro'])(
  'at %s, a case is found by its CNR, number, party, advocate, act and FIR',
  async (court) => {
    const cases = casesOf(court)
    const [subject] = cases
    const withFir = cases.find(({ fir }) => fir !== null)
    if (!subject || !withFir?.fir) throw new Error('The district has too few cases')
    const establishment = `${getCourt(court).cnrPrefix.slice(0, 4)}01,${getCourt(court).cnrPrefix.slice(0, 4)}02`
    const cnrs = async (query: CaseQuery) => (await find(court, query)).map(({ cnr }) => cnr)
    expect(await cnrs({ by: 'cnr', cnr: subject.cnr })).toEqual([subject.cnr])
    const number = { number: String(subject.number), year: subject.year }
    const caseType = `${establishment}|${subject.caseType.code}`
    expect(await cnrs({ by: 'case-number', caseType, ...number })).toEqual([subject.cnr])
    const party = { name: subject.petitioners[0]?.name ?? '', side: 'any' as const, year: subject.year }
    expect(await cnrs({ by: 'party', ...party, status: 'both', establishment })).toContain(subject.cnr)
    const advocate = { name: subject.petitioners[0]?.advocates[0]?.name ?? '', code: null, year: null }
    expect(await cnrs({ by: 'advocate', ...advocate, status: 'both', establishment })).toContain(subject.cnr)
    const { policeStation, number: firNumber, year } = withFir.fir
    const fir = { policeStation, number: String(firNumber), year }
    expect(await cnrs({ by: 'fir', ...fir, status: 'both', establishment })).toContain(withFir.cnr)
    const { id, connector } = courts.requireConnector(court)
    const acts = await connector.options?.(id, 'act', null, courts.open(court))
    const act = acts?.find(({ label }) => label === subject.acts[0]?.act)?.code ?? ''
    expect(await cnrs({ by: 'act', act, status: 'both', establishment })).toContain(subject.cnr)
    const stations = await connector.options?.(id, 'police-station', establishment, courts.open(court))
    expect(stations?.map(({ code }) => code)).toContain(policeStation)
  },
)

test('every district has a court, unlike the CNRs of any other, and its front page names it', async () => {
  const prefixes = new Map([...districtAddresses.keys()].map((court) => [getCourt(court).cnrPrefix, court]))
  expect(prefixes.size).toBe(districtAddresses.size)
  for (const court of ['dc-pune', 'dc-kamrupmetro', 'dc-kheda', 'dc-bilaspurhimachalpradesh', 'dc-mumbaicmmcourts']) {
    const { text } = await courts.open(court).request('')
    expect([court, namesDistrict(court, parseFrontPage(text))]).toEqual([court, true])
  }
  expect((await app.inject('/dcourts-nowhere-host/')).statusCode).toBe(404)
  expect(courtById('dc-nowhere')).toBeUndefined()
})

test('a district’s cases are the same after a restart, and cases of one district are not at another', async () => {
  const again = await start()
  again.world.open(getCourt('dc-pune'))
  const found = again.world.cases().filter(({ court }) => court === 'dc-pune')
  expect(found).toEqual(casesOf('dc-pune'))
  await again.close()
  const [{ cnr } = { cnr: '' }] = casesOf('dc-chennai')
  await expect(find('dc-pune', { by: 'cnr', cnr })).rejects.toThrow(CaseNotFound)
})

test('a district has cause lists, and caveats if it is in Uttar Pradesh', async () => {
  const caveats = async (court: string) => {
    const { id, connector } = courts.requireConnector(court)
    const session = courts.open(court)
    const establishment = getCourt(court).cnrPrefix
    const query = { by: 'caveat', caveator: 'shanti', caveatee: null, number: null, year: null, establishment } as const
    await connector.challenge(id, query, session)
    return connector.searchCaveats?.(id, query, await courts.readAnswer(), session)
  }
  expect(await caveats('dc-kanpurnagar')).toHaveLength(1)
  await expect(caveats('dc-pune')).rejects.toThrow(CaseNotFound)
  expect(app.courtDay.docket('dc-pune', '2026-11-20').main?.length).toBeGreaterThan(20)
})
