import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ChallengeRejected, CourtBlocked, CourtBusy, CourtDown, PageChanged } from '@peshi/courts/errors'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handClock } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { caseRecord, delhi, fakeCourt } from '../../../test/fake-court.ts'
import type { Db } from '../../platform/db/door.ts'
import { courtCaseTypes, courtHealth } from './courts.schema.ts'
import { restAfter } from './health.ts'
import { openCourtAccess } from './open-court-access.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(() =>
  db.asSystem('court-sync', async (tx) => {
    await tx.delete(courtHealth)
    await tx.delete(courtCaseTypes)
  }),
)

function open(courts: 'all' | string[] = 'all', sandboxUrl: string | null = null, personWaitsMs?: number) {
  const court = fakeCourt([delhi])
  const clock = handClock()
  const access = openCourtAccess({
    config: { courts, sandboxUrl, operatorContact: 'tests@example.in' },
    db,
    clock,
    log: { warn: vi.fn(), error: vi.fn() },
    connectorOf: (id) => (id === delhi ? court.connector : null),
    perSecond: 1000,
    ...(personWaitsMs !== undefined && { personWaitsMs }),
  })
  court.cases.set('a', caseRecord('1'))
  return { court, clock, access, read: () => access.readCase(delhi, { id: 'a' }) }
}

const health = (part: 'cases' | 'lists' | 'orders' = 'cases') =>
  db.asSystem('court-sync', async (tx) => {
    const [row] = await tx
      .select()
      .from(courtHealth)
      .where(and(eq(courtHealth.court, delhi), eq(courtHealth.part, part)))
    return row
  })

const query = { by: 'case-number', caseType: '1', number: '1', year: 2024 } as const

describe('switched-on courts', () => {
  test('only courts that the operator of Peshi switched on can be read', async () => {
    expect(open(['allahabad']).access.isFindable(delhi)).toBe(false)
    expect(open(['fake']).access.isFindable(delhi)).toBe(true)
    await expect(open([]).access.challenge(delhi, query)).rejects.toMatchObject({ code: 'court-not-available' })
  })

  test('in the demo, only courts of the sandbox can be read', () => {
    const { court, access } = open('all', 'http://sandbox.invalid')
    expect(access.isFindable(delhi)).toBe(true)
    court.connector.site = () => ({ key: 'elsewhere', baseUrl: 'https://court.invalid/' })
    expect(access.isFindable(delhi)).toBe(false)
  })

  test('a court that must stay off cannot be switched on', async () => {
    const { court, access } = open(['fake'])
    court.connector.off = 'Its site refuses programs.'
    expect(access.isFindable(delhi)).toBe(false)
    await expect(access.challenge(delhi, query)).rejects.toMatchObject({ code: 'court-not-available' })
    expect(court.visits).toEqual([])
  })
})

describe('classifying failures', () => {
  test.each([
    [new CourtDown('x'), 503, 'court-down', 'Court server not responding, Please try after some time!'],
    [new CourtBlocked('x'), 503, 'court-blocked', 'is refusing'],
    [new CourtBusy('x'), 503, 'court-busy', 'other requests are waiting'],
    [new PageChanged('x'), 503, 'court-page-changed', 'page has changed'],
    [new ChallengeRejected('x'), 400, 'challenge-rejected', 'captcha was wrong'],
  ])('the error “%s” gets its own status, code and message', async (error, status, code, sentence) => {
    const { court, read } = open()
    court.failures = [error]
    await expect(read()).rejects.toMatchObject({ status, code, message: expect.stringContaining(sentence) })
  })

  test('the reply that a case is unknown to the court does not count as a failure', async () => {
    const { access } = open()
    const reading = access.readCase(delhi, { id: 'unknown' })
    await expect(reading).rejects.toMatchObject({ status: 404, code: 'case-not-found' })
    expect(await health()).toMatchObject({ failures: 0, failing_since: null })
  })

  test('a court’s case readings still count as failing after a cause list is read', async () => {
    const { court, clock, access, read } = open()
    court.failing = new CourtDown('x')
    await expect(read()).rejects.toMatchObject({ code: 'court-down' })
    const since = clock.now()
    clock.forward(60_000)
    const site = { court: delhi, operator: court.connector.operator, site: court.connector.site(delhi) }
    await access.inBackground.visit(site, async () => 'a list')
    expect(await health()).toMatchObject({ failures: 1, failing_since: since })
    expect(await health('lists')).toMatchObject({ failures: 0, last_success_at: clock.now() })
  })

  test('a request that gets no request slot does not count as the court’s failure', async () => {
    const { court, read } = open()
    court.failures = [new CourtBusy('x')]
    await expect(read()).rejects.toMatchObject({ code: 'court-busy' })
    expect(await health()).toBeUndefined()
  })

  test('a record with an impossible date is reported as an unreadable page', async () => {
    const { court, read } = open()
    court.cases.set('a', caseRecord('1', { next_hearing_date: '2026-02-30' }))
    await expect(read()).rejects.toMatchObject({ code: 'court-page-changed' })
  })

  test('NUL characters are removed from a page', async () => {
    const { court, read } = open()
    court.cases.set('a', caseRecord('1', { stage: 'For\0 admission' }))
    expect((await read()).stage).toBe('For admission')
  })
})

test('at a slow court, a person’s request times out sooner than a background request', async () => {
  const site = createServer((_request, reply) => setTimeout(() => reply.end('<p>late</p>'), 400))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { court, access, read } = open('all', `http://127.0.0.1:${(site.address() as AddressInfo).port}`, 100)
  court.connector.readCase = async (_court, _ref, session) => {
    await session.request('case')
    return caseRecord('1')
  }
  try {
    await expect(read()).rejects.toMatchObject({ code: 'court-down' })
    expect(await access.inBackground.readCase(delhi, { id: 'a' })).toMatchObject({ case_number: '1' })
  } finally {
    site.closeAllConnections()
    site.close()
  }
})

describe('the circuit breaker', () => {
  test('the pause begins with the fifth failure and grows with each failure, up to one hour', () => {
    expect([4, 5, 6, 8, 30].map(restAfter)).toEqual([null, 60_000, 120_000, 480_000, 3_600_000])
  })

  test('during the pause only people’s requests are sent, and the first success clears the failures', async () => {
    const { court, clock, access, read } = open()
    court.failing = new CourtDown('x')
    for (let failure = 1; failure <= 5; failure++) await expect(read()).rejects.toMatchObject({ code: 'court-down' })
    expect(await health()).toMatchObject({ failures: 5, failure: 'down', failing_since: clock.now() })
    const visits = court.visits.length

    const background = () => access.inBackground.readCase(delhi, { id: 'a' })
    await expect(background()).rejects.toMatchObject({ code: 'court-down' })
    expect(court.visits).toHaveLength(visits)
    await expect(read()).rejects.toMatchObject({ code: 'court-down' })
    expect(court.visits).toHaveLength(visits + 1)

    court.failing = null
    clock.forward(130_000)
    expect((await background()).case_number).toBe('1')
    expect(await health()).toMatchObject({ failures: 0, failure: null })
  })
})

describe('case types', () => {
  test('case types are read once a day, and the stored ones are used while the court is down', async () => {
    const { court, clock, access } = open()
    const first = await access.caseTypes(delhi)
    expect(first.caseTypes).toHaveLength(1)
    await access.caseTypes(delhi)
    expect(court.visits).toEqual(['types'])
    clock.forward(25 * 3_600_000)
    court.failing = new CourtDown('x')
    expect(await access.caseTypes(delhi)).toEqual(first)
    expect(court.visits).toEqual(['types', 'types'])
  })

  test('a request for case types fails if the court is down and no case types are stored', async () => {
    const { court, access } = open()
    court.failing = new CourtDown('x')
    await expect(access.caseTypes(delhi)).rejects.toMatchObject({ code: 'court-down' })
  })
})
