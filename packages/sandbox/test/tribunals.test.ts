import { CourtId } from '@peshi/contract/platform/ids'
import { CaseNotFound, ChallengeRejected, CourtBlocked, CourtDown, PageChanged } from '@peshi/courts/errors'
import { itatConnector } from '@peshi/courts/tribunals/itat/connector'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '../src/app.ts'
import { makeClock } from '../src/clock.ts'
import {
  catCases,
  cestatCases,
  commissionCases,
  courseOf,
  drtCases,
  itatCases,
  nclatCases,
  ncltCases,
  ngtCases,
  type TribunalCase,
  tdsatCases,
} from '../src/tribunals/cases.ts'
import { connectTo } from './sandbox-connection.ts'

const today = '2026-11-20'
let app: FastifyInstance
let court: ReturnType<typeof connectTo>

beforeAll(async () => {
  app = await buildSandbox({ clock: makeClock(`${today}T05:00:00Z`) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  court = connectTo(app)
})
afterAll(() => app.close())
beforeEach(() => app.inject({ method: 'POST', url: '/control/api/reset' }))

const queryOf = ({ typeCode, number, year }: TribunalCase) =>
  ({ by: 'case-number', caseType: typeCode, number: String(number), year }) as const

const withPicture = ['ngt', 'cestat', 'itat']

async function answerOf(subject: TribunalCase, session: ReturnType<typeof court.open>) {
  const { id, connector } = court.requireConnector(subject.court)
  const picture = await connector.challenge(id, queryOf(subject), session)
  expect(picture !== null).toBe(withPicture.includes(connector.id))
  return picture && court.readAnswer()
}

async function readCase(subject: TribunalCase) {
  const { id, connector } = court.requireConnector(subject.court)
  const session = court.open(subject.court)
  const {
    hits: [hit],
  } = await connector.search(id, queryOf(subject), await answerOf(subject, session), session)
  return connector.readCase(id, hit?.ref ?? {}, court.open(subject.court))
}

describe.each([...ncltCases, ...drtCases])('hearings of $court $typeShort $number of $year', (subject) => {
  test('the case is read with all its hearings', async () => {
    const course = courseOf(subject, today)
    const record = await readCase(subject)
    expect(record).toMatchObject({ first_hearing_date: subject.firstSitting, decision_date: course.disposed })
    expect(record.hearings.map((hearing) => hearing.business_date)).toEqual(
      course.past.map(({ date }) => date).toReversed(),
    )
  })
})

const all = [
  ...ncltCases,
  ...drtCases,
  ...catCases,
  ...tdsatCases,
  ...nclatCases,
  ...ngtCases,
  ...commissionCases,
  ...cestatCases,
]
describe.each(all)('$court $typeShort $number of $year', (subject) => {
  test('the case is found and read with all its fields', async () => {
    const { next, disposed } = courseOf(subject, today)
    const record = await readCase(subject)
    expect(record).toMatchObject({
      court: subject.court,
      case_number: String(subject.number),
      case_year: subject.year,
      filing_number: subject.filingNumber,
      filing_date: subject.filed,
      next_hearing_date: next?.date ?? null,
      status: disposed === null ? 'pending' : 'disposed',
    })
    expect(record.petitioners.map(({ name }) => name)).toEqual(subject.petitioners.map(({ name }) => name))
    expect(record.respondents.map(({ name }) => name)).toEqual(subject.respondents.map(({ name }) => name))
    expect(record.petitioners[0]?.advocates).toEqual([subject.petitioners[0]?.advocate])
  })

  test('the type of the case is in the court’s list of case types', async () => {
    const { id, connector } = court.requireConnector(subject.court)
    const types = await connector.caseTypes(id, court.open(subject.court))
    expect(types.map(({ code }) => code)).toContain(subject.typeCode)
  })

  test('a search for a number that does not exist finds no case', async () => {
    const { id, connector } = court.requireConnector(subject.court)
    const query = { ...queryOf(subject), number: '99999' }
    const session = court.open(subject.court)
    const answer = await answerOf(subject, session)
    await expect(connector.search(id, query, answer, session)).rejects.toThrow(CaseNotFound)
  })
})

test.each([...ncltCases, ...nclatCases, ...ngtCases])('orders of $court are read as PDF documents', async (subject) => {
  const { id, connector } = court.requireConnector(subject.court)
  const { orders } = await readCase(subject)
  expect(orders).toHaveLength(courseOf(subject, today).past.length)
  for (const order of orders.slice(0, 2)) {
    expect(await connector.readOrder(id, order, court.open(subject.court))).toMatchObject({ kind: 'pdf' })
  }
})

test.each(cestatCases)('orders of $court $typeShort $number are found by the order search', async (subject) => {
  const { id, connector } = court.requireConnector(subject.court)
  const { past, disposed } = courseOf(subject, today)
  const days: (string | null)[] = []
  for (const kind of disposed === null ? (['order'] as const) : (['order', 'judgment'] as const)) {
    const session = court.open(subject.court)
    const query = { ...queryOf(subject), kind }
    await connector.challengeOrders?.(id, query, session)
    const found = (await connector.searchOrders?.(id, query, await court.readAnswer(), session)) ?? []
    days.push(...found.map(({ order }) => order.date))
    const [first] = found
    expect(first && (await connector.readOrder(id, first.order, court.open(subject.court)))).toMatchObject({
      kind: 'pdf',
    })
  }
  expect(days).toEqual(past.map(({ date }) => date))
})

describe.each(itatCases)('$court $typeShort $number of $year', (subject) => {
  const { id, connector } = { id: CourtId.parse(subject.court), connector: itatConnector }

  test('the case is read in the session of its search, and another session needs a captcha', async () => {
    const session = court.open(subject.court)
    const {
      hits: [hit],
    } = await connector.search(id, queryOf(subject), await answerOf(subject, session), session)
    const record = await connector.readCase(id, hit?.ref ?? {}, session)
    const { past, next, disposed } = courseOf(subject, today)
    expect(record).toMatchObject({
      case_type: subject.typeCode,
      case_number: String(subject.number),
      filing_date: subject.filed,
      first_hearing_date: subject.firstSitting,
      next_hearing_date: next?.date ?? null,
      decision_date: disposed,
      petitioners: [{ name: subject.petitioners[0]?.name }],
    })
    expect(record.hearings.map(({ business_date }) => business_date)).toEqual(past.map(({ date }) => date).toReversed())
    for (const order of record.orders)
      expect(await connector.readOrder(id, order, court.open(subject.court))).toMatchObject({ kind: 'pdf' })
    expect(record.orders).toHaveLength(disposed === null ? 0 : 1)
    await expect(connector.readCase(id, hit?.ref ?? {}, court.open(subject.court))).rejects.toThrow(ChallengeRejected)
  })

  test('an unknown number finds no case, and a wrong captcha answer is refused', async () => {
    const query = { ...queryOf(subject), number: '99999' }
    const session = court.open(subject.court)
    const answer = await answerOf(subject, session)
    await expect(connector.search(id, query, answer, session)).rejects.toThrow(CaseNotFound)
    await answerOf(subject, session)
    await expect(connector.search(id, query, 'wrong', session)).rejects.toThrow(ChallengeRejected)
  })
})

test('orders of the telecom tribunal are read without the error message that the site prints', async () => {
  const { id, connector } = court.requireConnector('tribunals-tdsat-newdelhi')
  const ref = { type: '2', number: '21', year: '2025' }
  const section = await connector.readSection?.(id, ref, 'orders', court.open(id))
  expect(section?.tables).toHaveLength(3)
  expect(JSON.stringify(section)).not.toMatch(/Fatal|Dompdf/)
})

test('a consumer commission publishes a daily order as a web page and a judgment as a PDF', async () => {
  const [pending, ended] = commissionCases
  if (!pending || !ended) throw new Error('No case')
  const { id, connector } = court.requireConnector(ended.court)
  const { orders } = await readCase(ended)
  const kinds = orders.map(async (order) => (await connector.readOrder(id, order, court.open(id))).kind)
  expect(await Promise.all(kinds)).toEqual(['by-hand', 'pdf'])
  const { hearings } = await readCase(pending)
  expect(hearings.at(-1)?.business).toContain('CONSUMER COMMISSION (SANDBOX)')
})

test('a company is found by its name', async () => {
  const { id, connector } = court.requireConnector('tribunals-nclt-prayagraj')
  const query = { by: 'party', name: 'triveni', side: 'respondent', year: 2025, status: 'both' } as const
  const { hits } = await connector.search(id, query, null, court.open('tribunals-nclt-prayagraj'))
  expect(hits).toMatchObject([{ caseNumber: 'CP(IB)/41(ALL)2025', respondent: 'TRIVENI LEATHERS PVT LTD' }])
})

describe.each([
  ['nclt', ncltCases[0]],
  ['drt', drtCases[0]],
  ['cat', catCases[0]],
  ['tdsat', tdsatCases[0]],
  ['nclat', nclatCases[0]],
  ['ngt', ngtCases[0]],
  ['ejagriti', commissionCases[0]],
  ['cestat', cestatCases[0]],
  ['itat', itatCases[0]],
] as const)('the site %s with a fault', (site, subject) => {
  test.each([
    ['down', CourtDown],
    ['blocked', CourtBlocked],
    ['maintenance', CourtDown],
    ['changed', PageChanged],
  ])('in the mode %s, reading a case throws the matching error', async (mode, error) => {
    if (!subject) throw new Error('No case')
    await app.inject({ method: 'POST', url: `/control/api/sites/${site}`, payload: { mode } })
    await expect(readCase(subject)).rejects.toThrow(error)
  })
})
