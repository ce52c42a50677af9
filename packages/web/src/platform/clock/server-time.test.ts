import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.fixture.ts'

const minute = 60_000
const device = Date.parse('2026-11-24T06:00:00Z')
const reply = (serverMs: number) => new Response(null, { headers: { date: new Date(serverMs).toUTCString() } })
const load = async () => {
  vi.resetModules()
  return import('./server-time.ts')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

test('if the device’s clock is wrong, the server’s time is used, even after a restart', async () => {
  const first = await load()
  first.noteServerTime(reply(device + 26 * 60 * minute), device)
  expect(first.serverNow(device).toISOString()).toBe('2026-11-25T08:00:00.000Z')
  const second = await load()
  expect(second.serverNow(device).toISOString()).toBe('2026-11-25T08:00:00.000Z')
})

test('a slow reply does not count as a wrong clock, and a corrected clock counts as right', async () => {
  const time = await load()
  time.noteServerTime(reply(device - 9000), device)
  expect(time.serverNow(device).getTime()).toBe(device)
  time.noteServerTime(reply(device + 20 * minute), device)
  expect(time.serverNow(device).getTime()).toBe(device + 20 * minute)
  time.noteServerTime(reply(device + 2000), device)
  expect(time.serverNow(device).getTime()).toBe(device)
})

test('a wrong clock is reported once, and again only if it was right in between', async () => {
  const time = await load()
  time.noteServerTime(reply(device + minute), device)
  expect(time.takeWrongClock()).toBeNull()
  time.noteServerTime(reply(device + 20 * minute), device)
  expect(time.takeWrongClock(device)).toEqual({ device: new Date(device), server: new Date(device + 20 * minute) })
  expect(time.takeWrongClock()).toBeNull()
  expect((await load()).takeWrongClock()).toBeNull()
  time.noteServerTime(reply(device), device)
  time.noteServerTime(reply(device - 20 * minute), device)
  expect(time.takeWrongClock()).not.toBeNull()
})

test('a reply without a readable time changes nothing', async () => {
  const time = await load()
  time.noteServerTime(new Response(null), device)
  time.noteServerTime(new Response(null, { headers: { date: 'soon' } }), device)
  expect(time.serverNow(device).getTime()).toBe(device)
})
