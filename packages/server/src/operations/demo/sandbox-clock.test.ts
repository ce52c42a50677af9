import { buildSandbox } from '@peshi/sandbox/app'
import { makeClock } from '@peshi/sandbox/clock'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handClock } from '../../../test/app.ts'
import { openSandboxClock, type SandboxClock } from './sandbox-clock.ts'

let sandbox: Awaited<ReturnType<typeof buildSandbox>>
let url: string
let clock: SandboxClock
const own = handClock()

beforeEach(async () => {
  sandbox = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
  url = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  clock = await openSandboxClock({ sandboxUrl: url, own, log: pino({ level: 'silent' }) })
})
afterEach(async () => {
  clock.close()
  await sandbox.close()
})

const set = async (payload: Record<string, unknown>, path = '/day') => {
  await sandbox.inject({ method: 'POST', url: `/control/api${path}`, payload })
  await clock.look()
}

test('the real time is used before the sandbox’s clock is set and after the clock is released', async () => {
  expect([clock.now(), clock.isSteered()]).toEqual([own.now(), false])
  await set({ date: '2026-12-08', time: '07:31' })
  expect(clock.now().toISOString()).toMatch(/^2026-12-08T02:01:0/)
  expect(clock.isSteered()).toBe(true)
  await set({}, '/day/release')
  expect([clock.now(), clock.isSteered()]).toEqual([own.now(), false])
})

test('time passes at the speed that is set in the sandbox', async () => {
  await set({ date: '2026-12-08', time: '11:00', speed: 60 })
  const before = clock.now().getTime()
  own.forward(2000)
  expect(clock.now().getTime() - before).toBe(120_000)
})

test('the clock says since when it runs evenly', async () => {
  expect(clock.evenSince?.()).toBeNull()
  await set({ date: '2026-12-08', time: '07:31', speed: 60 })
  own.forward(2000)
  await clock.look()
  // A second until the next look is a minute at this speed.
  const since = clock.evenSince?.()?.getTime() ?? 0
  expect(since - Date.parse('2026-12-08T02:01:00Z')).toBeLessThan(600_000)
})

test('an unreachable sandbox does not change the time', async () => {
  await set({ date: '2026-12-08', time: '07:31' })
  const before = clock.now()
  await sandbox.close()
  await clock.look()
  expect([clock.now(), clock.isSteered()]).toEqual([before, true])
})
