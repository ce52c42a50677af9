import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from '../platform/clock/server-time.ts'
import { openDevice, signIn } from '../platform/device/device.fixture.ts'
import { sealedStore } from '../platform/device/device-store.ts'
import { readWritten, write } from '../platform/device/written.ts'
import { clearSession, readSession, storeReach, storeUserData } from '../platform/session/session.ts'
import { followSession } from './follow-session.ts'

const read = sealedStore<string>('read')
const router = { invalidate: async () => undefined }

beforeEach(async () => {
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  await openDevice('meera')
  await read.setItem('matters', 'Kusum Devi')
  await write('draft:note', 'Hers')
})

const listRead = async () => (await read.entries().catch(() => [])).map(([, value]) => value)

test('a change of role deletes stored data and keeps the person’s drafts', async () => {
  followSession(router, new QueryClient())
  storeReach('advocate')
  storeReach('advocate')
  expect(await listRead()).toEqual(['Kusum Devi'])
  storeReach('clerk')
  await expect.poll(listRead).toEqual([])
  expect(readWritten('draft:note')).toBe('Hers')
})

test('the end of a session deletes stored data and removes drafts from memory', async () => {
  followSession(router, new QueryClient())
  clearSession()
  expect(readWritten('draft:note')).toBeNull()
  signIn('meera')
  await expect.poll(listRead).toEqual([])
})

test('when an account expires by the server’s clock, the router reloads and stored data are deleted', async () => {
  const session = readSession()
  if (!session) throw new Error('Nobody is signed in')
  const now = serverNow().getTime()
  storeUserData({ ...session.userData, enabled: true, expires_at: new Date(now + 60_000).toISOString() })
  const invalidate = vi.fn(async () => undefined)
  followSession({ invalidate }, new QueryClient())
  noteServerTime(new Response(null, { headers: { date: new Date(now + 3_600_000).toUTCString() } }), now)
  expect(invalidate).toHaveBeenCalledOnce()
  await expect.poll(listRead).toEqual([])
})
