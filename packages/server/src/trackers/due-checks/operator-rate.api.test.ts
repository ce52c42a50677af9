import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { createAppeal } from '@peshi/contract/trackers/appeals'
import { takeDueCheck } from '@peshi/contract/trackers/due-checks'
import { connectorFor } from '@peshi/courts/registry'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp, testMorning } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { openCourtAccess } from '../../courts/courts/open-court-access.ts'
import { clockStartingAt } from '../../platform/clock.ts'

const perSecond = 5
const clock = clockStartingAt(testMorning)
const arrivals: number[] = []
let site: Server
let tests: TestApp

beforeAll(async () => {
  site = createServer((_request, reply) => {
    arrivals.push(performance.now())
    reply.writeHead(503).end()
  })
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  const sandboxUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const db = await testDatabase()
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl, operatorContact: 'tests@example.in' },
    db,
    clock,
    log: { warn: vi.fn(), error: vi.fn() },
    connectorOf: connectorFor,
    perSecond,
  })
  tests = await testApp({ clock, context: { db, courts } })
})
afterAll(async () => {
  site.close()
  await tests.close()
})

async function chamberWithDue(checks: number) {
  const person = tests.as(await newChamber(tests.db))
  for (let nth = 1; nth <= checks; nth++) {
    const body = {
      court_id: '1' as const,
      state_id: '24',
      tracking_court_id: '1',
      case_type_id: '22',
      state: 'Uttar Pradesh',
      bench: 'Allahabad',
      case_type: 'WRIT - C',
      case_number: String(nth),
      case_year: 2024,
      judgment_date: courtDateAt(clock.now()),
    }
    const { status } = await person.call(createAppeal, { body })
    expect(status).toBe(200)
  }
  return person
}

test('all people’s requests at the captcha queue together stay within the site operator’s rate', async () => {
  const people = await Promise.all([1, 2].map(() => chamberWithDue(3)))
  await Promise.all(people.flatMap((person) => [1, 2, 3].map(() => person.call(takeDueCheck, { body: {} }))))
  expect(arrivals.length).toBeGreaterThanOrEqual(6)
  const seconds = ((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)) / 1000
  // After a late request, the next one comes sooner, so only the average rate is checked.
  expect((arrivals.length - 1) / seconds).toBeLessThanOrEqual(perSecond * 1.1)
})
