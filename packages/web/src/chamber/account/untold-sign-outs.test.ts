import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../platform/storage/memory-storage.fixture.ts'
import { tellSignOut, tellUntold } from './untold-sign-outs.ts'

const token = '01936f00-0000-7000-8000-000000000000.secret-value.mac'
// The SHA-256 of the token.
const receipt = /^01936f00-0000-7000-8000-000000000000\.[\w-]{43}$/

let network: 'there' | 'gone' | 'busy'
let sent: string[]
beforeEach(() => {
  network = 'there'
  sent = []
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    if (network === 'gone') throw new TypeError('Failed to fetch')
    if (network === 'busy') return Response.json({ success: false, message: 'Wait' }, { status: 429 })
    sent.push(JSON.parse(body).refreshToken)
    return Response.json({ success: true })
  })
})

const kept = () => String(localStorage.getItem('untoldSignOuts'))

test('a sign-out with a network is told at once, and nothing of it is kept', async () => {
  await tellSignOut(token)
  expect(sent).toEqual([expect.stringMatching(receipt)])
  expect(localStorage.length).toBe(0)
})

test('a sign-out without a network is told later, and what is kept opens nothing', async () => {
  network = 'gone'
  await expect(tellSignOut(token)).rejects.toThrow()
  expect(kept()).not.toMatch(/secret-value|mac/)
  await expect(tellUntold()).rejects.toThrow()
  network = 'busy'
  await expect(tellUntold()).rejects.toThrow()
  network = 'there'
  await tellUntold()
  await tellUntold()
  expect(sent).toEqual([expect.stringMatching(receipt)])
  expect(localStorage.length).toBe(0)
})

test('several people’s sign-outs are all told', async () => {
  network = 'gone'
  for (const one of [token, token.replace('secret', 'other')]) await expect(tellSignOut(one)).rejects.toThrow()
  network = 'there'
  await tellUntold()
  expect(new Set(sent).size).toBe(2)
})
