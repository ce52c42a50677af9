import { courtDetails } from '@peshi/contract/courts/court-catalogue'
import { allCourts } from '@peshi/contract/courts/courts'
import { tryDistrictSite } from '@peshi/contract/courts/district-sites'
import { decideDistrictSite, listDistrictSites } from '@peshi/contract/operations/installation'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courts } from '@peshi/courts/catalogue/courts'
import { CourtDown } from '@peshi/courts/errors'
import type { CourtSession } from '@peshi/courts/session'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { makeOperator } from '../../../test/operators.ts'
import { sandboxApp } from '../../../test/sandbox-app.ts'
import { type Candidate, checkCandidates, listCandidates } from './check-candidates.ts'
import { openDistrictSites } from './open-district-sites.ts'

let app: Awaited<ReturnType<typeof sandboxApp>>
beforeAll(async () => {
  app = await sandboxApp()
})
afterAll(() => app.close())

const id = (court: string) => ({ unique_id: court as CourtId })
const member = async () => app.tests.as(await newChamber(app.tests.db))

async function operator() {
  const who = await newChamber(app.tests.db)
  await makeOperator(app.tests, who)
  return app.tests.as(who)
}

ladder(tryDistrictSite, () => app.tests, { input: { params: id('dc-agra') }, refused: 'client' })

test('a court whose site is a candidate can be searched after its front page named the district, and not before', async () => {
  const court = 'dc-kanpurnagar' as CourtId
  const who = await member()
  const cnr = await firstCnr(court)
  const isListed = async () =>
    (await who.call(allCourts)).body.districtCourts.find(({ _id }) => _id === court)?.findable ?? false
  expect((await app.find(who, court, { by: 'cnr', cnr })).body.code).toBe('court-not-available')
  expect((await who.call(courtDetails, { params: id(court) })).body.data.door).toMatchObject({
    is_open: false,
    site: { address: 'https://kanpurnagar.dcourts.gov.in/', state: 'candidate', said: null, read_at: null },
  })
  expect(await isListed()).toBe(false)

  const tried = await who.call(tryDistrictSite, { params: id(court) })
  expect(tried.body.data).toMatchObject({ state: 'met', said: 'District Court Kanpur Nagar | UTTAR PRADESH | India' })
  expect(tried.body.data.read_at).not.toBeNull()
  expect(await isListed()).toBe(true)
  const found = await app.find(who, court, { by: 'cnr', cnr })
  expect(found.body.data.map((one) => one.cnr)).toEqual([cnr])
})

async function firstCnr(court: CourtId): Promise<string> {
  const cases = await app.control<{ cnr: string }[]>('GET', `/cases?court=${court}`)
  return cases[0]?.cnr ?? ''
}

test.each(['dc-pune', 'dc-kanpurnagar', 'dc-chennai', 'dc-ernakulam', 'dc-kamrupmetro'])(
  'a case of %s is found by its CNR, by a party and by an advocate',
  async (name) => {
    const court = name as CourtId
    const who = await member()
    await who.call(tryDistrictSite, { params: id(court) })
    const cnr = await firstCnr(court)
    const subject = app.sandbox.world.find(cnr)
    const [party] = subject?.petitioners ?? []
    const establishment = cnr.slice(0, 6)
    expect((await app.find(who, court, { by: 'cnr', cnr })).body.data[0]?.cnr).toBe(cnr)
    const ask = async (body: object) => {
      const { body: asked } = await app.find(who, court, { ...body, establishment })
      const answer = { challenge_id: asked.challenge?._id, answer: await app.readPicture() }
      const { data, choice } = (await app.find(who, court, { ...body, establishment, ...answer })).body
      return data.map((one) => one.cnr ?? '').concat((choice?.lines ?? []).map(({ petitioner }) => petitioner ?? ''))
    }
    const byParty = await ask({ by: 'party', name: party?.name.slice(0, 50), case_year: subject?.year })
    expect(byParty.some((one) => one === cnr || one === party?.name)).toBe(true)
    const byAdvocate = await ask({ by: 'advocate', name: party?.advocates[0]?.name })
    expect(byAdvocate.length).toBeGreaterThan(0)
  },
)

test('a site that names another district stays closed, is asked once, and can be confirmed by an operator', async () => {
  const court = 'dc-kheda' as CourtId
  const who = await member()
  const desk = await operator()
  const read = vi.spyOn(app.tests.context.courts, 'readFrontPage').mockResolvedValue('District Court Patan | Gujarat')
  const tried = (await who.call(tryDistrictSite, { params: id(court) })).body.data
  expect(tried).toMatchObject({ state: 'unnamed', said: 'District Court Patan | Gujarat' })
  expect((await who.call(tryDistrictSite, { params: id(court) })).body.data).toEqual(tried)
  expect(read).toHaveBeenCalledTimes(1)
  expect(app.tests.context.courts.isFindable(court)).toBe(false)
  read.mockRestore()

  const { body } = await desk.call(decideDistrictSite, { params: id(court), body: { decision: 'confirmed' } })
  expect(body.data).toMatchObject({ court, state: 'confirmed', said: 'District Court Patan | Gujarat' })
  expect(app.tests.context.courts.isFindable(court)).toBe(true)
})

test('a site that does not answer is not asked again for ten minutes', async () => {
  const court = 'dc-chittoor' as CourtId
  await app.control('POST', '/sites/dcourts', { mode: 'down' })
  const read = vi.spyOn(app.tests.context.courts, 'readFrontPage')
  const ask = async () => (await (await member()).call(tryDistrictSite, { params: id(court) })).body.data.state
  expect([await ask(), await ask()]).toEqual(['unanswered', 'unanswered'])
  expect(read).toHaveBeenCalledTimes(1)
  await app.control('POST', '/sites/dcourts', { mode: 'normal' })
  app.clock.forward(11 * 60_000)
  expect(await ask()).toBe('met')
  read.mockRestore()
})

test('an operator changes an address and forbids a site, also a known one, and every process hears it', async () => {
  const court = 'dc-pune' as CourtId
  const who = await member()
  const desk = await operator()
  const { context } = app.tests
  const other = await openDistrictSites(context)
  const decide = (body: BodyOf<typeof decideDistrictSite>) => desk.call(decideDistrictSite, { params: id(court), body })
  expect((await decide({ decision: 'forbidden' })).body.data.state).toBe('forbidden')
  expect((await who.call(tryDistrictSite, { params: id(court) })).body.code).toBe('court-not-available')
  expect(context.courts.isFindable(court)).toBe(false)
  await vi.waitFor(() => expect(other.sites.has(court)).toBe(false))

  const address = 'https://pune-city.dcourts.gov.in/'
  expect((await decide({ decision: 'confirmed', address })).body.data).toMatchObject({ state: 'confirmed', address })
  await vi.waitFor(() => expect(other.sites.get(court)?.baseUrl).toBe(address))
  for (const wrong of ['https://pune.example.in/', 'http://pune.dcourts.gov.in/', 'pune'])
    expect((await decide({ decision: 'confirmed', address: wrong })).body.fields).toHaveProperty('address')
  expect((await decide({ decision: null, address: 'https://pune.dcourts.gov.in/' })).body.data.state).toBe('known')
})

test('only operators see the list, which has every district with an address and can be searched', async () => {
  const who = await member()
  expect((await who.call(listDistrictSites)).status).toBe(404)
  const deny = { params: id('dc-agra'), body: { decision: 'forbidden' as const } }
  expect((await who.call(decideDistrictSite, deny)).status).toBe(404)
  const desk = await operator()
  const { data, meta } = (await desk.call(listDistrictSites, { query: { search: 'kamrup' } })).body
  expect(data.map(({ court }) => court)).toEqual(['dc-kamrup', 'dc-kamrupmetro'])
  expect(data[0]).toMatchObject({ state: 'known', source: expect.stringContaining('districts.json') })
  expect(Object.values(meta.counts).reduce((sum, count) => sum + count, 0)).toBe(courts.districtCourts.length - 3)
  const known = (await desk.call(listDistrictSites, { query: { state: 'known', perPage: 100 } })).body
  expect(known.meta.total).toBe(meta.counts.known)
  expect((await desk.call(decideDistrictSite, { ...deny, params: id('dc-atlantis') })).status).toBe(404)
  expect((await desk.call(tryDistrictSite, { params: id('hc-delhi') })).status).toBe(404)
})

test('the walk over the candidates sends one request to each site, and prints what each says', async () => {
  const lines: string[] = []
  const asked: string[] = []
  const candidates = listCandidates('bihar').slice(0, 3)
  const page = (title: string) => `<html><head><title>${title}</title></head><body></body></html>`
  const open = ({ court }: Candidate) =>
    ({
      request: async () => {
        asked.push(court)
        if (court === candidates[2]?.court) throw new CourtDown('No answer')
        return { text: page(court === candidates[0]?.court ? 'District Court Araria' : 'A shop') }
      },
    }) as unknown as CourtSession
  expect(await checkCandidates(candidates, open, (line) => lines.push(line))).toBe(false)
  expect(asked).toEqual(candidates.map(({ court }) => court))
  expect(lines.map((line) => line.slice(0, 1))).toEqual(['✓', '?', '✗', '1'])
})
