import type { CaveatQuery } from '@peshi/courts/connector'
import { parseSiteCaveat, parseSiteCaveats } from '@peshi/courts/dcourts/caveats.parse'
import { CaseNotFound, ChallengeRejected, PageChanged } from '@peshi/courts/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildSandbox } from '../src/app.ts'
import { createCaveatRegister } from '../src/caveats/caveat-register.ts'
import { renderCaveat, renderCaveats } from '../src/caveats/caveats.page.ts'
import { makeClock } from '../src/clock.ts'
import { getCourt } from '../src/world/courts.ts'
import { connectTo } from './sandbox-connection.ts'

let app: FastifyInstance
let court: ReturnType<typeof connectTo>
beforeAll(async () => {
  app = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  court = connectTo(app)
})
afterAll(() => app.close())
beforeEach(() => app.inject({ method: 'POST', url: '/control/api/reset' }))

const blank = { by: 'caveat' as const, caveator: null, caveatee: null, number: null, year: null }
const query = (more: Partial<CaveatQuery>) => ({ ...blank, ...more, establishment: 'UPAD01,UPAD02,UPAD04' })

async function find(more: Partial<CaveatQuery>, answer?: string) {
  const { id, connector } = court.requireConnector('dc-prayagraj')
  const session = court.open('dc-prayagraj')
  await connector.challenge(id, query(more), session)
  return connector.searchCaveats?.(id, query(more), answer ?? (await court.readAnswer()), session)
}

test('a caveat is found by caveator, caveatee and number, and is read without a captcha', async () => {
  const body = { caveator: 'MOHD IRFAN', caveatee: 'RAMESH CHANDRA', days_ago: 74 }
  expect((await app.inject({ method: 'POST', url: '/control/api/caveats', body })).statusCode).toBe(200)
  const expected = {
    number: '50',
    year: 2026,
    caveator: 'MOHD IRFAN',
    caveatee: 'RAMESH CHANDRA',
    lodgedOn: '2026-09-07',
  }
  const [found] = (await find({ caveator: 'irfan' })) ?? []
  expect(found).toMatchObject(expected)
  expect(await find({ caveatee: 'ramesh' })).toEqual([found])
  expect(await find({ number: '50', year: 2026 })).toEqual([found])
  const { id, connector } = court.requireConnector('dc-prayagraj')
  const details = await connector.readCaveat?.(id, found?.ref ?? '', court.open('dc-prayagraj'))
  expect(details).toEqual({ ...expected, lowerCourt: null, caseNumber: null, decidedOn: null, matchedCase: null })
})

test('an expired caveat is not found, and a wrong captcha answer is refused', async () => {
  await app.inject({
    method: 'POST',
    url: '/control/api/caveats',
    body: { caveator: 'MOHD IRFAN', caveatee: 'RAMESH CHANDRA', days_ago: 91 },
  })
  await expect(find({ caveator: 'irfan' })).rejects.toThrow(CaseNotFound)
  await expect(find({ caveator: 'shanti' }, 'wrong')).rejects.toThrow(ChallengeRejected)
})

test('the control page adds a caveat, and refuses an invalid caveat with the reason', async () => {
  const post = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/control/caveats',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const)
  expect((await post('caveator=MOHD+IRFAN&caveatee=RAMESH+CHANDRA&days_ago=3')).statusCode).toBe(303)
  expect((await app.inject('/control/caveats')).body).toContain('<td>MOHD IRFAN</td><td>RAMESH CHANDRA</td>')
  const refused = await post('caveator=M&caveatee=RAMESH+CHANDRA')
  expect([refused.statusCode, refused.body.includes('a name each')]).toEqual([400, true])
})

const prayagraj = getCourt('dc-prayagraj')

test('a caveat list or caveat page without a required part is refused as a changed page', () => {
  const caveats = createCaveatRegister(makeClock('2026-11-20T05:00:00Z')).inForce(prayagraj)
  const list = JSON.stringify(renderCaveats(prayagraj, 'UPAD01', caveats))
  const page = JSON.stringify(renderCaveat(caveats, Buffer.from('41/2026').toString('base64url')))
  expect(parseSiteCaveats(list)[0]?.hits).toMatchObject([{ number: '41', caveator: 'SHANTI DEVI' }])
  expect(parseSiteCaveat(page)).toMatchObject({
    lowerCourt: 'Civil Judge (Junior Division), Meja',
    caseNumber: 'O.S./112/2021',
  })
  for (const lost of [
    'Caveat Number',
    'Caveator Details',
    'Caveatee Details',
    'data-cno',
    'data-total-cases',
    '41/2026',
  ])
    expect(() => parseSiteCaveats(list.replace(lost, 'x')), lost).toThrow(PageChanged)
  for (const lost of ['Caveat Number', 'Caveator Details', 'Caveatee Details', '41/2026'])
    expect(() => parseSiteCaveat(page.replace(lost, 'x')), lost).toThrow(PageChanged)
})
