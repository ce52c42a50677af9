import { lookup } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from './http.ts'
import { dispatcherTo, fetchFrom, lookupWithin, type Reach, WrongNetwork } from './outgoing.ts'

let seen = 0
const server = createServer((request, reply) => {
  seen++
  if (request.url === '/moved') reply.writeHead(302, { location: '/there' })
  reply.end('inside')
})
let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const signal = AbortSignal.timeout(10_000)
const causes = (error: unknown): unknown[] => (error instanceof Error ? [error, ...causes(error.cause)] : [])
const isWrongNetwork = async (promise: Promise<unknown>) =>
  causes(await promise.catch((error) => error)).some((cause) => cause instanceof WrongNetwork)

test.each([
  'localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
])('a request meant for the internet may not go to the local machine’s address %s', async (host) => {
  seen = 0
  const asking = request(`http://${host}:${port}/`, { dispatcher: dispatcherTo('internet'), signal })
  expect([await isWrongNetwork(asking), seen]).toEqual([true, 0])
})

test('from the internet, only public https addresses without a password are fetched', async () => {
  for (const url of [`http://127.0.0.1:${port}/`, 'http://example.in/', 'https://a:b@example.in/', 'file:///etc/hosts'])
    expect(await isWrongNetwork(fetchFrom('internet', url, { signal })), url).toBe(true)
  expect(await isWrongNetwork(fetchFrom('internet', `https://127.0.0.1:${port}/`, { signal }))).toBe(true)
})

test('a request to the internal network follows no redirect and never reaches the internet', async () => {
  expect(await (await fetchFrom('inside', `http://127.0.0.1:${port}/`, { signal })).text()).toBe('inside')
  await expect(fetchFrom('inside', `http://127.0.0.1:${port}/moved`, { signal })).rejects.toThrow()
  expect(await isWrongNetwork(fetchFrom('inside', 'https://8.8.8.8/', { signal }))).toBe(true)
})

test('a court address that resolves to the internal network is blocked', async () => {
  seen = 0
  const gate = async () => () => undefined
  const now = () => new Date('2026-11-20T05:00:00Z')
  const site = { operator: 'test', baseUrl: `http://127.0.0.1:${port}/` }
  const session = openSession({ ...site, gate, now, limits: { retries: 0 } })
  await expect(session.request('')).rejects.toMatchObject({ name: 'CourtBlocked', cause: expect.any(WrongNetwork) })
  expect(seen).toBe(0)
})

const answering = (...answers: string[][]) =>
  ((_host: string, _options: object, done: (error: null, all: { address: string; family: number }[]) => void) =>
    done(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup

const look = (reach: Reach, resolve: typeof lookup, all: boolean) =>
  new Promise((done) => lookupWithin(reach, resolve)('name.test', { all }, (error, found) => done(error ?? found)))

test.each([true, false])('a connection uses only a checked address (lookup option all: %s)', async (all) => {
  const rebinding = answering(['8.8.8.8'], ['127.0.0.1'])
  expect(await look('internet', rebinding, all)).toEqual(all ? [{ address: '8.8.8.8', family: 4 }] : '8.8.8.8')
  expect(await look('internet', rebinding, all)).toBeInstanceOf(WrongNetwork)
  expect(await look('internet', answering(['8.8.8.8', '10.0.0.1']), all)).toBeInstanceOf(WrongNetwork)
  expect(await look('internet', answering([]), all)).toBeInstanceOf(WrongNetwork)
  expect(await look('inside', answering(['8.8.8.8']), all)).toBeInstanceOf(WrongNetwork)
  expect(await look('inside', lookup, all)).toBeInstanceOf(Error)
})
