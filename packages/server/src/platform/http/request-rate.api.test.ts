import { me, refreshToken } from '@peshi/contract/chamber/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { accountRoutes } from '../../chamber/account/account.routes.ts'

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  const config = { ...testConfig, mostRequests: 3 }
  tests = await testApp({ clock, routes: accountRoutes, context: { config } })
})
afterAll(() => tests.close())

async function untilTooMuch(ask: () => Promise<{ status: number }>, status: number) {
  const statuses: number[] = []
  for (let times = 0; times < 40; times++) statuses.push((await ask()).status)
  expect(new Set(statuses)).toEqual(new Set([status, 429]))
  return statuses.indexOf(429)
}

test('each person and each network address has a limit of requests per minute', async () => {
  const [one, other] = [tests.as(await newChamber(tests.db)), tests.as(await newChamber(tests.db))]
  expect(await untilTooMuch(() => one.call(me), 200)).toBe(3)
  expect((await other.call(me)).status).toBe(200)

  const forged = () => tests.stranger.call(me, {}, { authorization: 'Bearer a.b.c' })
  expect(await untilTooMuch(forged, 401)).toBe(30)
  expect((await tests.stranger.call(refreshToken, { body: { refreshToken: 'x' } })).status).toBe(429)

  const refused = await one.call(me)
  expect([refused.body.code, Number(refused.headers['retry-after']) <= 60]).toEqual(['too-many', true])
  clock.forward(60_000)
  expect([(await one.call(me)).status, (await forged()).status]).toEqual([200, 401])
})
