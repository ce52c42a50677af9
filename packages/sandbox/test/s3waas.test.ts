import type { CaseQuery, CaseRef, OrderQuery } from '@peshi/courts/connector'
import { CaseNotFound, ChallengeRejected, CourtBlocked, CourtDown, PageChanged } from '@peshi/courts/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '../src/app.ts'
import { makeClock } from '../src/clock.ts'
import { sandboxCourts } from '../src/world/courts.ts'
import type { WorldCase } from '../src/world/types.ts'
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

const casesOf = (id: string) => app.world.cases().filter((one) => one.court === id)
const complex = 'UPAD01,UPAD02,UPAD04'

function pick(id: string, fits: (subject: WorldCase) => boolean = () => true): WorldCase {
  const subject = casesOf(id).find(fits)
  if (!subject) throw new Error(`No such case at ${id}`)
  return subject
}

const byNumber = (subject: WorldCase): CaseQuery => ({
  by: 'case-number',
  caseType: subject.court === 'sci' ? subject.caseType.code : `${complex}|${subject.caseType.code}`,
  number: String(subject.number),
  year: subject.year,
})

const diaryOf = ({ cnr }: WorldCase) => ({ number: String(Number(cnr.slice(6, 12))), year: Number(cnr.slice(12)) })

async function find(id: string, query: CaseQuery) {
  const { id: courtId, connector } = court.requireConnector(id)
  const session = court.open(id)
  const picture = await connector.challenge(courtId, query, session)
  return connector.search(courtId, query, picture ? await court.readAnswer() : null, session)
}

async function read(id: string, query: CaseQuery) {
  const {
    hits: [hit],
  } = await find(id, query)
  if (!hit) throw new Error('Nothing found')
  const { id: courtId, connector } = court.requireConnector(id)
  return connector.readCase(courtId, hit.ref, court.open(id))
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
const names = (subject: WorldCase) => subject.petitioners.map(({ name }) => tidy(name))

describe.each(['sci', 'dc-prayagraj'])('the connector of %s', (id) => {
  test('the connector lists the case types of the court', async () => {
    const { id: courtId, connector } = court.requireConnector(id)
    const shorts = (await connector.caseTypes(courtId, court.open(id))).map(({ short }) => short)
    const expected = sandboxCourts.find((one) => one.id === id)?.types.map(({ short }) => short) ?? []
    expect(shorts).toEqual(expect.arrayContaining(expected))
  })

  test('a wrong captcha answer, another form’s id and a missing case each throw the matching error', async () => {
    const { id: courtId, connector } = court.requireConnector(id)
    const query = byNumber(pick(id))
    const session = court.open(id)
    const picture = await connector.challenge(courtId, query, session)
    expect(Buffer.from(picture?.image ?? []).toString('latin1', 1, 4)).toBe('PNG')
    await expect(connector.search(courtId, query, 'WRONG', session)).rejects.toBeInstanceOf(ChallengeRejected)

    await connector.challenge(courtId, query, session)
    const stale = court.open(id)
    stale.values['form.scid'] = 'f'.repeat(40)
    await expect(connector.search(courtId, query, await court.readAnswer(), stale)).rejects.toBeInstanceOf(
      ChallengeRejected,
    )
    await expect(find(id, { ...query, number: '99999' } as CaseQuery)).rejects.toBeInstanceOf(CaseNotFound)
  })

  test('every case is read with the same data as in the sandbox', async () => {
    const { id: courtId, connector } = court.requireConnector(id)
    for (const subject of casesOf(id)) {
      const { number, year } = diaryOf(subject)
      const ref: CaseRef =
        id === 'sci' ? { diary_no: number, diary_year: String(year) } : { cnr: subject.cnr, est_code: 'UPAD01' }
      const record = await connector.readCase(courtId, ref, court.open(id))
      expect({
        case: subject.id,
        cnr: record.cnr,
        number: `${record.case_type}/${record.case_number}/${record.case_year}`,
        filed: record.filing_date,
        registered: record.registration_date,
        status: record.status,
        disposal: record.nature_of_disposal,
        next: record.next_hearing_date,
        petitioners: record.petitioners.map(({ name }) => name),
        respondents: record.respondents.length,
        hearings: record.hearings.map(({ business_date }) => business_date).sort(),
        orders: record.orders.map(({ date, kind }) => [date, kind]).sort(),
        applications: record.interlocutory_applications.map(({ filed_on }) => filed_on),
        lower: record.lower_court?.decision_date ?? null,
      }).toEqual({
        case: subject.id,
        cnr: subject.cnr,
        number: `${subject.caseType.short}/${subject.number}/${subject.year}`,
        filed: subject.filingDate,
        registered: subject.registrationDate,
        status: subject.status,
        disposal: subject.natureOfDisposal,
        next: subject.nextHearingDate,
        petitioners: names(subject),
        respondents: subject.respondents.length,
        hearings: subject.sittings.map(({ date }) => date),
        orders: subject.orders.map(({ date, kind }) => [date, kind]).sort(),
        applications: subject.applications.map(({ filedOn }) => filedOn),
        lower: subject.lowerCourt?.decisionDate ?? null,
      })
    }
  }, 60_000)

  test('an order’s document is fetched, and a missing document is reported', async () => {
    const subject = pick(id, ({ orders }) => orders.length > 0)
    const [order] = (await read(id, { by: 'cnr', cnr: subject.cnr })).orders
    if (!order) throw new Error('No order on the page')
    const { id: courtId, connector } = court.requireConnector(id)
    const document = await connector.readOrder(courtId, order, court.open(id))
    expect(document.kind === 'pdf' && Buffer.from(document.bytes).toString('latin1', 0, 5)).toBe('%PDF-')
    const path = order.ref.path?.replace(/\d{7,}/, '8999999') ?? ''
    const missing = { ...order, ref: { path } }
    expect(await connector.readOrder(courtId, missing, court.open(id))).toEqual({ kind: 'missing' })
  })

  test('an order passed on the control page is read at the next refresh', async () => {
    const subject = pick(id, ({ status }) => status === 'pending')
    const before = await read(id, { by: 'cnr', cnr: subject.cnr })
    const payload = { text: 'The respondents shall file a better affidavit.', next_date: '2026-12-15' }
    const reply = await app.inject({ method: 'POST', url: `/control/api/cases/${subject.id}/order`, payload })
    expect(reply.statusCode).toBe(200)
    const after = await read(id, { by: 'cnr', cnr: subject.cnr })
    expect(after.orders).toHaveLength(before.orders.length + 1)
    expect(after.next_hearing_date).toBe('2026-12-15')
  })

  test.each([
    ['down', CourtDown],
    ['maintenance', CourtDown],
    ['blocked', CourtBlocked],
    ['changed', PageChanged],
  ] as const)(
    'in the site’s mode %s, reading a case and fetching a captcha throw the matching error',
    async (mode, expected) => {
      const subject = pick(id)
      const {
        hits: [hit],
      } = await find(id, byNumber(subject))
      const { id: courtId, connector } = court.requireConnector(id)
      const site = sandboxCourts.find((one) => one.id === id)?.site
      await app.inject({ method: 'POST', url: `/control/api/sites/${site}`, payload: { mode } })
      await expect(connector.readCase(courtId, hit?.ref ?? {}, court.open(id))).rejects.toBeInstanceOf(expected)
      await expect(connector.challenge(courtId, byNumber(subject), court.open(id))).rejects.toBeInstanceOf(expected)
    },
  )
})

describe('the case search of the Supreme Court', () => {
  test('cases are found by number, diary number, CNR, party and AOR code', async () => {
    const subject = pick('sci', ({ number, year }) => number === 12345 && year === 2025)
    const advocate = subject.respondents[0]?.advocates[0]?.code ?? ''
    const queries: CaseQuery[] = [
      byNumber(subject),
      { by: 'diary-number', number: '18342', year: 2025 },
      { by: 'cnr', cnr: 'SCIN010183422025' },
      { by: 'party', name: 'iqbal', side: 'petitioner', year: 2025, status: 'pending' },
      { by: 'advocate', name: null, code: advocate, year: 2025, status: 'pending' },
    ]
    for (const query of queries) {
      const { hits } = await find('sci', query)
      expect(
        hits.map(({ ref }) => ref),
        query.by,
      ).toContainEqual({ diary_no: '18342', diary_year: '2025' })
    }
  })

  test('sections that are not part of the case record are read on request', async () => {
    const subject = pick('sci', ({ sittings }) => sittings.length > 0)
    const { number, year } = diaryOf(subject)
    const { id, connector } = court.requireConnector('sci')
    const ref = { diary_no: number, diary_year: String(year) }
    const section = await connector.readSection?.(id, ref, 'listing_dates', court.open('sci'))
    expect(section?.tables[0]?.rows).toHaveLength(subject.sittings.length)
    expect((await connector.readSection?.(id, ref, 'notices', court.open('sci')))?.tables).toEqual([])
  })
})

describe('other searches of the Supreme Court', () => {
  test('a search result with several pages is read to its end', async () => {
    const meant = casesOf('sci').filter(({ status, cnr }) => status === 'disposed' && cnr.endsWith('2024'))
    expect(meant.length).toBeGreaterThan(2)
    const { hits } = await find('sci', { by: 'party', name: 'a', side: 'any', year: 2024, status: 'disposed' })
    expect(hits).toHaveLength(meant.length)
    expect(new Set(hits.map(({ ref }) => JSON.stringify(ref))).size).toBe(meant.length)
  })

  test('orders are found by the diary number of their case and by day', async () => {
    const subject = pick('sci', ({ orders }) => orders.some(({ kind }) => kind === 'order'))
    const orders = subject.orders.filter(({ kind }) => kind === 'order')
    const [first] = orders
    const { number, year } = diaryOf(subject)
    const { id, connector } = court.requireConnector('sci')
    const search = async (query: OrderQuery) => {
      const session = court.open('sci')
      await connector.challengeOrders?.(id, query, session)
      return (await connector.searchOrders?.(id, query, await court.readAnswer(), session)) ?? []
    }
    const found = await search({ by: 'diary-number', number, year })
    expect(found.map(({ order }) => order.date)).toEqual(orders.map(({ date }) => date))
    expect(found[0]?.petitioner).toBe(subject.petitioners[0]?.name)
    expect(found[0] && (await connector.readOrder(id, found[0].order, court.open('sci')))).toMatchObject({
      kind: 'pdf',
    })
    const day = first?.date ?? ''
    const ofDay = await search({ by: 'date', from: day, to: day })
    expect(ofDay.length).toBeGreaterThan(0)
    expect(new Set(ofDay.map(({ order }) => order.date))).toEqual(new Set([day]))
    await expect(search({ by: 'diary-number', number: '99999', year: 1999 })).rejects.toBeInstanceOf(CaseNotFound)
  })
})

describe('the searches of a district court', () => {
  const id = 'dc-prayagraj'

  test('cases are found by number, filing number, party, advocate, FIR and CNR', async () => {
    const subject = pick(id, ({ fir }) => fir !== null)
    const { fir } = subject
    if (!fir) throw new Error('No FIR')
    const establishment = complex
    const queries: CaseQuery[] = [
      byNumber(subject),
      {
        by: 'filing-number',
        caseType: `${complex}|${subject.caseType.code}`,
        number: String(subject.filingNumber),
        year: Number(subject.filingDate.slice(0, 4)),
      },
      { by: 'party', name: names(subject)[0] ?? '', side: 'any', year: subject.year, status: 'both', establishment },
      {
        by: 'advocate',
        name: subject.petitioners[0]?.advocates[0]?.name ?? '',
        code: null,
        year: null,
        status: 'both',
        establishment,
      },
      {
        by: 'fir',
        policeStation: fir.policeStation,
        number: String(fir.number),
        year: fir.year,
        status: 'both',
        establishment,
      },
      { by: 'cnr', cnr: subject.cnr },
    ]
    for (const query of queries) {
      const { hits } = await find(id, query)
      expect(
        hits.map(({ ref }) => ref.cnr),
        query.by,
      ).toContain(subject.cnr)
    }
  })

  test('cases are found by an act from the site’s list of acts', async () => {
    const subject = pick(id, ({ acts }) => acts.length > 0)
    const { id: courtId, connector } = court.requireConnector(id)
    const acts = (await connector.options?.(courtId, 'act', null, court.open(id))) ?? []
    const own = acts.find(({ label }) => label === subject.acts[0]?.act)
    if (!own) throw new Error('The act is not on the list')
    const { hits } = await find(id, { by: 'act', act: own.code, status: 'both', establishment: complex })
    expect(hits.map(({ ref }) => ref.cnr)).toContain(subject.cnr)
    expect(hits.length).toBeLessThan(casesOf(id).length)
  })

  test('a search by party returns all cases of the party', async () => {
    const { hits } = await find(id, {
      by: 'party',
      name: 'chhote lal',
      side: 'any',
      year: 2026,
      status: 'pending',
      establishment: complex,
    })
    expect(hits.map(({ ref, caseNumber }) => [ref.cnr, caseNumber])).toEqual([
      ['UPAD010071202026', 'BA/214/2026'],
      ['UPAD010073462026', 'CRL REV/38/2026'],
    ])
  })

  test('court complexes and police stations are listed for the forms', async () => {
    const { id: courtId, connector } = court.requireConnector(id)
    const houses = await connector.options?.(courtId, 'establishment', null, court.open(id))
    expect(houses?.map(({ code }) => code)).toEqual([complex, 'UPAD05,UPAD06'])
    const stations = await connector.options?.(courtId, 'police-station', complex, court.open(id))
    expect(stations?.length).toBeGreaterThan(0)
  })

  test('orders are found by case, by party and by day', async () => {
    const subject = pick(id, ({ orders }) => orders.length > 0)
    const { id: courtId, connector } = court.requireConnector(id)
    const search = async (query: OrderQuery) => {
      const session = court.open(id)
      await connector.challengeOrders?.(courtId, query, session)
      return (await connector.searchOrders?.(courtId, query, await court.readAnswer(), session)) ?? []
    }
    const dates = subject.orders.map(({ date }) => date)
    const byCase = await search({
      by: 'case-number',
      caseType: `${complex}|${subject.caseType.code}`,
      number: String(subject.number),
      year: subject.year,
    })
    expect(byCase.map(({ order }) => order.date)).toEqual(dates)
    expect(byCase[0] && (await connector.readOrder(courtId, byCase[0].order, court.open(id)))).toMatchObject({
      kind: 'pdf',
    })
    const name = names(subject)[0] ?? ''
    const byParty = await search({ by: 'party', name, year: subject.year, status: 'both', establishment: complex })
    expect(byParty.map(({ order }) => order.date)).toEqual(expect.arrayContaining(dates))
    const day = dates[0] ?? ''
    const ofDay = await search({ by: 'date', from: day, to: day, establishment: complex })
    expect(ofDay.map(({ order }) => order.date)).toContain(day)
  })

  test('the business of the latest hearings of a case is read', async () => {
    const subject = pick(id, ({ sittings }) => sittings.length > 1)
    const { id: courtId, connector } = court.requireConnector(id)
    const ref = { cnr: subject.cnr, est_code: complex }
    const business = await connector.readSection?.(courtId, ref, 'business', court.open(id))
    const last = subject.sittings.at(-1)
    expect(business?.tables[0]).toMatchObject({
      heading: last?.date,
      rows: [{ cells: [last?.business, expect.anything()] }],
    })
  })
})

describe('a search by the judgment of a lower court', () => {
  const sci = 'sci'

  async function choose(
    list: 'lower-court-state' | 'lower-court-bench' | 'lower-court-case-type',
    within: string,
    label: RegExp,
  ) {
    const { id, connector } = court.requireConnector(sci)
    const options = (await connector.options?.(id, list, within, court.open(sci))) ?? []
    const chosen = options.find((option) => label.test(option.label))
    if (!chosen) throw new Error(`No ${label} among ${options.map((option) => option.label).join(', ')}`)
    return chosen.code
  }

  async function queryOf(subject: WorldCase): Promise<CaseQuery> {
    const state = await choose('lower-court-state', '1', /UTTAR PRADESH/)
    const bench = await choose('lower-court-bench', `1|${state}`, /Judicature at Allahabad/)
    const caseType = await choose(
      'lower-court-case-type',
      `1|${state}|${bench}`,
      new RegExp(`^${subject.caseType.title}$`),
    )
    const decidedOn = subject.decisionDate ?? ''
    return {
      by: 'lower-court',
      court: '1',
      state,
      bench,
      caseType,
      number: String(subject.number),
      year: subject.year,
      decidedOn,
    }
  }

  test('a judgment leads to the petition against it only after the petition is filed', async () => {
    const below = pick('hc-allahabad', ({ status, orders }) => status === 'disposed' && orders.length > 0)
    const query = await queryOf(below)
    await expect(find(sci, query)).rejects.toBeInstanceOf(CaseNotFound)
    const filed = await app.inject({ method: 'POST', url: `/control/api/cases/${below.id}/appeal` })
    expect(filed.statusCode).toBe(200)
    const { hits } = await find(sci, query)
    expect(hits).toEqual([
      expect.objectContaining({
        petitioner: below.respondents[0]?.name,
        status: 'PENDING',
        registeredOn: '2026-11-20',
      }),
    ])
    const record = await read(sci, query)
    expect(record.lower_court).toMatchObject({ decision_date: below.decisionDate })
    await expect(find(sci, { ...query, decidedOn: '2020-01-01' } as CaseQuery)).rejects.toBeInstanceOf(CaseNotFound)
  })
})

test('a case filed on the control page is found by its number until the sandbox is reset', async () => {
  const filing = { court: 'dc-prayagraj', case_type: '21', petitioner: 'ZEBUNNISA BANO', respondent: 'RAM LAKHAN' }
  const { data } = (await app.inject({ method: 'POST', url: '/control/api/cases', payload: filing })).json()
  expect(data).toMatchObject({ petitioners: [{ name: 'ZEBUNNISA BANO' }], status: 'pending' })
  const subject = pick('dc-prayagraj', ({ id }) => id === data.id)
  expect((await find('dc-prayagraj', byNumber(subject))).hits).toHaveLength(1)
  expect(
    (await app.inject({ method: 'POST', url: '/control/api/cases', payload: { ...filing, petitioner: '' } })).json(),
  ).toEqual({
    success: false,
    message: 'petitioner: a name, up to 200 characters.',
  })
  await app.inject({ method: 'POST', url: '/control/api/reset' })
  expect(app.world.find(data.id)).toBeUndefined()
})
