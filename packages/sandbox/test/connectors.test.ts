import type { CaseQuery } from '@peshi/courts/connector'
import { CaseNotFound, ChallengeRejected, CourtBlocked, CourtDown, PageChanged } from '@peshi/courts/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '../src/app.ts'
import { makeClock } from '../src/clock.ts'
import { hearingRows } from '../src/sites/hearing-rows.ts'
import { sandboxCourts } from '../src/world/courts.ts'
import { demoCases } from '../src/world/demo-cases.ts'
import type { WorldCase, WorldParty } from '../src/world/types.ts'
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

const firstCaseOf = (id: string): WorldCase => {
  const subject = app.world.cases().find((one) => one.court === id)
  if (!subject) throw new Error(`No case at ${id}`)
  return subject
}

const queryOf = (subject: WorldCase) =>
  ({ by: 'case-number', caseType: subject.caseType.code, number: String(subject.number), year: subject.year }) as const

async function findCase(subject: WorldCase) {
  const { id, connector } = court.requireConnector(subject.court)
  const session = court.open(subject.court)
  await connector.challenge(id, queryOf(subject), session)
  const {
    hits: [hit],
  } = await connector.search(id, queryOf(subject), await court.readAnswer(), session)
  if (!hit) throw new Error('Nothing found')
  return hit
}

async function readCase(subject: WorldCase) {
  const { ref } = await findCase(subject)
  const { id, connector } = court.requireConnector(subject.court)
  return connector.readCase(id, ref, court.open(subject.court))
}

const partyLines = (parties: WorldParty[]) =>
  parties.map((party) => [tidy(party.name), party.advocates.map((one) => one.name)])
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
const withoutCode = (advocate: string) => advocate.replace(/\([A-Z0-9/]+\)$/, '')

function shownHearings(subject: WorldCase): number {
  if (subject.court === 'hc-allahabad' || subject.court === 'hc-lucknow') return subject.sittings.length
  const byOffice = app.world.find(subject.id)?.objections.length && isNewGeneration(subject.court) ? 1 : 0
  return hearingRows(subject).length + byOffice
}

const isNewGeneration = (id: string) => sandboxCourts.some((one) => one.id === id && one.generation === 'new')

const highCourts = sandboxCourts.filter(({ id }) => id.startsWith('hc-')).map(({ id }) => id)

describe.each(highCourts)('the connector of %s', (id) => {
  test('the connector lists the case types of the court', async () => {
    const { id: courtId, connector } = court.requireConnector(id)
    const types = await connector.caseTypes(courtId, court.open(id))
    const expected = sandboxCourts.find((one) => one.id === id)?.types ?? []
    expect(types.map(({ code, short }) => ({ code, short }))).toEqual(
      expected.map(({ code, short }) => ({ code, short })),
    )
  })

  test('a case is found, a wrong captcha answer is refused, and a missing case is reported', async () => {
    const subject = firstCaseOf(id)
    const { id: courtId, connector } = court.requireConnector(id)
    const session = court.open(id)
    const picture = await connector.challenge(courtId, queryOf(subject), session)
    expect(
      Buffer.from(picture?.image ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    await expect(connector.search(courtId, queryOf(subject), 'WRONG', session)).rejects.toBeInstanceOf(
      ChallengeRejected,
    )

    await connector.challenge(courtId, queryOf(subject), session)
    const { hits } = await connector.search(courtId, queryOf(subject), await court.readAnswer(), session)
    expect(hits).toHaveLength(1)
    expect(hits[0]).toMatchObject({
      petitioner: tidy(subject.petitioners[0]?.name ?? ''),
      caseNumber: expect.stringContaining(String(subject.number)),
    })

    await connector.challenge(courtId, queryOf(subject), session)
    const nothing = { ...queryOf(subject), number: '99999' }
    const answer = await court.readAnswer()
    await expect(connector.search(courtId, nothing, answer, session)).rejects.toBeInstanceOf(CaseNotFound)
  })

  test.runIf(isNewGeneration(id))('a case is found by a party and by an advocate’s name or bar code', async () => {
    const subject = firstCaseOf(id)
    const { id: courtId, connector } = court.requireConnector(id)
    const [party] = subject.petitioners
    const [advocate] = party?.advocates ?? []
    const { status, year } = subject
    const queries: CaseQuery[] = [
      { by: 'party', name: party?.name.slice(0, 50) ?? '', side: 'any', year, status },
      { by: 'advocate', name: advocate?.name ?? '', code: null, year: null, status: 'both' },
      { by: 'advocate', name: null, code: advocate?.code ?? '', year: null, status },
    ]
    for (const query of queries) {
      const session = court.open(id)
      await connector.challenge(courtId, query, session)
      const { hits } = await connector.search(courtId, query, await court.readAnswer(), session)
      expect(hits.map(({ ref }) => ref.cnr)).toContain(subject.cnr)
      expect(new Set(hits.map(({ ref }) => ref.cnr)).size).toBe(hits.length)
    }
  })

  test('every case is read with the same data as in the sandbox', async () => {
    for (const subject of app.world.cases().filter((one) => one.court === id)) {
      const record = await readCase(subject)
      expect({
        case: subject.id,
        cnr: record.cnr,
        type: record.case_type,
        number: `${record.case_number}/${record.case_year}`,
        filed: record.filing_date,
        registered: record.registration_date,
        status: record.status,
        stage: subject.status === 'pending' ? record.stage : null,
        disposal: record.nature_of_disposal,
        first: record.first_hearing_date,
        next: record.next_hearing_date,
        decided: record.decision_date,
        petitioners: record.petitioners.map((one) => [one.name, one.advocates.map(withoutCode)]),
        respondents: record.respondents.map((one) => [one.name, one.advocates.map(withoutCode)]),
        acts: record.acts,
        category: record.category?.includes(subject.category.name),
        fir: record.fir && [record.fir.police_station, record.fir.number, record.fir.year],
        lower: record.lower_court && [
          record.lower_court.court,
          record.lower_court.case_number,
          record.lower_court.decision_date,
        ],
        applications: record.interlocutory_applications.map((one) => [one.classification, one.filed_on]),
        hearings: record.hearings.length,
        orders: record.orders.map((one) => [one.date, one.kind]).sort(),
      }).toEqual({
        case: subject.id,
        cnr: subject.cnr,
        type: subject.caseType.short,
        number: `${subject.number}/${subject.year}`,
        filed: subject.filingDate,
        registered: subject.registrationDate,
        status: subject.status,
        stage: subject.status === 'pending' ? subject.stage : null,
        disposal: subject.natureOfDisposal,
        first: subject.sittings[0]?.date ?? null,
        next: subject.nextHearingDate,
        decided: subject.decisionDate,
        petitioners: partyLines(subject.petitioners),
        respondents: partyLines(subject.respondents),
        acts: subject.acts,
        category: true,
        fir: subject.fir && [subject.fir.policeStation, String(subject.fir.number), subject.fir.year],
        lower: subject.lowerCourt && [
          subject.lowerCourt.court,
          `${subject.lowerCourt.caseNumber}/${subject.lowerCourt.year}`,
          subject.lowerCourt.decisionDate,
        ],
        applications: subject.applications.map((one) => [one.classification, one.filedOn]),
        hearings: shownHearings(subject),
        orders: subject.orders.map((one) => [one.date, kindShown(subject, one.kind)]).sort(),
      })
    }
  }, 60_000)

  test('an order gives its document, or a link if only a person can fetch the document', async () => {
    const subject = app.world.cases().find((one) => one.court === id && one.orders.length > 0)
    if (!subject) throw new Error('No orders here')
    const record = await readCase(subject)
    const [order] = record.orders
    if (!order) throw new Error('No order on the page')
    const { id: courtId, connector } = court.requireConnector(id)
    const document = await connector.readOrder(courtId, order, court.open(id))
    if (document.kind === 'pdf') expect(Buffer.from(document.bytes).subarray(0, 5).toString()).toBe('%PDF-')
    else expect(document).toMatchObject({ kind: 'by-hand', link: expect.stringMatching(/judgmentID=\d+$/) })
    expect(document.kind).toBe(connector.id === 'allahabad' ? 'by-hand' : 'pdf')
  })
})

const kindShown = (subject: WorldCase, kind: 'order' | 'judgment') =>
  sandboxCourts.some((one) => one.id === subject.court && one.site === 'hcservices') ? 'order' : kind

test('the business of a hearing is read from the old pages of hcservices', async () => {
  const subject = firstCaseOf('hc-calcutta')
  const record = await readCase(subject)
  const last = subject.sittings.at(-1)
  const hearing = record.hearings.find((one) => one.business_date === last?.date)
  expect(hearing?.business).toContain(last?.business)
})

test('a case is found by its CNR and by its filing number on the new pages of hcservices', async () => {
  const subject = firstCaseOf('hc-delhi')
  const { id, connector } = court.requireConnector('hc-delhi')
  const queries = [
    { by: 'cnr', cnr: subject.cnr } as const,
    {
      by: 'filing-number',
      caseType: subject.caseType.code,
      number: String(subject.filingNumber),
      year: Number(subject.filingDate.slice(0, 4)),
    } as const,
  ]
  for (const query of queries) {
    const session = court.open('hc-delhi')
    await connector.challenge(id, query, session)
    const {
      hits: [hit],
    } = await connector.search(id, query, await court.readAnswer(), session)
    if (!hit) throw new Error('Nothing found')
    expect((await connector.readCase(id, hit.ref, court.open('hc-delhi'))).cnr).toBe(subject.cnr)
  }
})

test('an order passed on the control page is read at the next refresh', async () => {
  for (const id of ['hc-allahabad', 'hc-delhi', 'hc-calcutta']) {
    const subject = firstCaseOf(id)
    const before = await readCase(subject)
    const reply = await app.inject({
      method: 'POST',
      url: `/control/api/cases/${subject.id}/order`,
      payload: { text: 'The respondents shall file a better affidavit.', next_date: '2026-12-15' },
    })
    expect(reply.statusCode).toBe(200)
    const after = await readCase(subject)
    expect(after.orders).toHaveLength(before.orders.length + 1)
    expect(after.next_hearing_date).toBe('2026-12-15')
    expect(after.hearings).toHaveLength(before.hearings.length + 1)
  }
})

describe.each(['hc-allahabad', 'hc-lucknow', 'hc-delhi', 'hc-calcutta'])('the site of %s with a fault', (id) => {
  test.each([
    ['down', CourtDown],
    ['maintenance', CourtDown],
    ['blocked', CourtBlocked],
    ['changed', PageChanged],
  ] as const)('in the mode %s, reading a case throws the matching error', async (mode, expected) => {
    const subject = firstCaseOf(id)
    const { ref } = await findCase(subject)
    const { id: courtId, connector } = court.requireConnector(id)
    const site = sandboxCourts.find((one) => one.id === id)?.site
    await app.inject({ method: 'POST', url: `/control/api/sites/${site}`, payload: { mode } })
    await expect(connector.readCase(courtId, ref, court.open(id))).rejects.toBeInstanceOf(expected)
  })
})

test('every demo case is found at its court, except the demo case that is meant to be missing', async () => {
  for (const demo of demoCases) {
    const { id, connector } = court.requireConnector(demo.court)
    const session = court.open(demo.court)
    const query = {
      by: 'case-number',
      // At a district court, a case type begins with the codes of the complex's establishments.
      caseType: demo.court.startsWith('dc-') ? `UPAD01,UPAD02,UPAD04|${demo.caseTypeCode}` : demo.caseTypeCode,
      number: String(demo.number),
      year: demo.year,
    } as const
    await connector.challenge(id, query, session)
    const search = connector.search(id, query, await court.readAnswer(), session)
    if (demo.cnr === null) await expect(search).rejects.toBeInstanceOf(CaseNotFound)
    else expect((await search).hits).toHaveLength(1)
  }
})
