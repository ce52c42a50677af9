import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.fixture.ts'
import { isDeviceOpen } from './device-store.ts'
import { emptyWritten, write } from './written.ts'

const [key, written_key] = ['A'.repeat(43), 'B'.repeat(43)]

export function signIn(id: string, chamber = 'c1'): void {
  const person = { _id: id, name: id, role: 'admin', enabled: true, ability: [], extras: { chamber_id: chamber } }
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r' }))
  localStorage.setItem('userData', JSON.stringify(person))
}

export const answerWithKey = async () => new Response(JSON.stringify({ success: true, key, written_key }))

export async function openDevice(id: string): Promise<void> {
  vi.stubGlobal('localStorage', memoryStorage())
  await emptyWritten()
  signIn(id)
  vi.stubGlobal('fetch', answerWithKey)
  await write('key', 'asked for')
  await write('key', null)
  if (!(await isDeviceOpen())) throw new Error('The device holds no key')
}
