import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { version as runningVersion } from '../../platform/version.ts'
import { checkVersion, isNewer } from './updates.ts'

let answer = ''
let status = 200
let asked = 0
const server = createServer((_request, reply) => {
  asked += 1
  reply.writeHead(status, { 'content-type': 'application/json' }).end(answer)
})
let updates: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  updates = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest.json`
})
afterAll(() => new Promise((done) => server.close(done)))

const check = (address: string | null = updates) => checkVersion({ updates: address, mode: 'test' })

test('without the setting nobody is asked for a newer version', async () => {
  expect(await check(null)).toEqual({ running: runningVersion, is_checked: false, newer: null, problem: null })
  expect(asked).toBe(0)
})

test('a newer version is shown with its page, and the running or an older one is not', async () => {
  answer = JSON.stringify({ version: '99.0.1', url: 'https://peshi.example.in/99' })
  expect(await check()).toMatchObject({ newer: { version: '99.0.1', url: 'https://peshi.example.in/99' } })
  for (const version of [runningVersion, '0.0.1']) {
    answer = JSON.stringify({ version })
    expect(await check()).toMatchObject({ is_checked: true, newer: null, problem: null })
  }
})

test('an answer that names no version, and a failure, are shown as what they are', async () => {
  for (const wrong of ['{}', '{"version": 3}', '{"version": "9", "url": "javascript:alert(1)"}']) {
    answer = wrong
    expect(await check()).toMatchObject({ newer: null, problem: 'The answer names no version' })
  }
  answer = '<html>'
  expect((await check()).problem).toMatch(/JSON/)
  status = 500
  expect((await check()).problem).toMatch(/500/)
  expect((await check('http://127.0.0.1:1/x')).problem).not.toBeNull()
})

test('versions are compared by their numbers', () => {
  expect(isNewer('0.10.0', '0.9.9')).toBe(true)
  expect(isNewer('1.0', '1.0.0')).toBe(false)
  expect(isNewer('1.0.1', '1.0')).toBe(true)
  expect(isNewer('0.1.0', '0.1.0')).toBe(false)
})
