import { QueryClient } from '@tanstack/react-query'
import type { PersistedQuery } from '@tanstack/react-query-persist-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteNetwork } from '../api/network.ts'
import { openDevice } from '../device/device.fixture.ts'
import { sealedStore } from '../device/device-store.ts'
import { loadFeatures, provideFeatures } from '../features/feature.ts'
import { dropAnswers, keepQueries, showsKept, silentMs } from './kept-queries.ts'

const key = ['matters', 'detail', 'm1']
const silence = () => new Promise<string>(() => undefined)
const clients: { client: QueryClient; stop(): void }[] = []

const createClient = () => new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })

function open(client = createClient()): QueryClient {
  clients.push({ client, stop: keepQueries(client) })
  return client
}

const ask = (client: QueryClient, answer: () => Promise<string>, queryKey = key) => {
  client.fetchQuery({ queryKey, queryFn: answer }).catch(() => undefined)
}
const settle = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms))

let storedAt: number | undefined
beforeEach(async () => {
  provideFeatures(async () => [{ kept: [['matters', 'detail']], reloadedAlone: [['notifications']] }])
  await loadFeatures()
  noteNetwork(true)
  await openDevice('meera')
  const client = open()
  ask(client, async () => 'Kusum Devi v. State')
  ask(client, async () => 'read', ['notifications'])
  await settle()
  storedAt = client.getQueryState(key)?.dataUpdatedAt
  for (const { stop } of clients.splice(0)) stop()
})
afterEach(() => {
  for (const { client, stop } of clients.splice(0)) {
    stop()
    client.clear()
  }
  vi.useRealTimers()
})

test('offline, a stored reply is shown with its age, and a reply that is never stored is missing', async () => {
  const client = open()
  noteNetwork(false)
  for (const queryKey of [key, ['notifications']]) ask(client, silence, queryKey)
  await expect.poll(() => client.getQueryData(key)).toBe('Kusum Devi v. State')
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(storedAt)
  expect(client.getQueryData(['notifications'])).toBeUndefined()
})

test('a reply that was stored in an older format is not shown', async () => {
  const store = sealedStore<PersistedQuery>('read')
  const entries = (await store.entries?.()) ?? []
  for (const [name, kept] of entries) await store.setItem(name, { ...kept, buster: '1' })
  expect(entries.length).toBeGreaterThan(0)
  const client = open()
  noteNetwork(false)
  ask(client, silence)
  await settle()
  expect(client.getQueryData(key)).toBeUndefined()
})

test('after two seconds without a reply, a stored reply is shown until the server’s reply arrives', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const client = open()
  let arrive: (answer: string) => void = () => undefined
  ask(client, () => new Promise((resolve) => (arrive = resolve)))
  vi.advanceTimersByTime(silentMs - 1)
  vi.useRealTimers()
  await settle()
  expect(client.getQueryData(key)).toBeUndefined()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const other = open()
  ask(other, () => new Promise((resolve) => (arrive = resolve)))
  vi.advanceTimersByTime(silentMs)
  vi.useRealTimers()
  await expect.poll(() => other.getQueryData(key)).toBe('Kusum Devi v. State')
  const [query] = other.getQueryCache().findAll({ queryKey: key })
  if (!query) throw new Error('Nothing was asked')
  expect(showsKept(query)).toBe(true)
  arrive('Kusum Devi v. Union')
  await expect.poll(() => other.getQueryData(key)).toBe('Kusum Devi v. Union')
  expect(showsKept(query)).toBe(false)
})

test('a stored reply also answers a request that was sent before the page rendered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const client = createClient()
  ask(client, silence)
  open(client)
  vi.advanceTimersByTime(silentMs)
  vi.useRealTimers()
  await expect.poll(() => client.getQueryData(key)).toBe('Kusum Devi v. State')
})

test('a stored reply never replaces a reply of the server', async () => {
  const client = open()
  client.setQueryData(key, 'Newer')
  noteNetwork(false)
  ask(client, silence)
  await settle()
  expect(client.getQueryData(key)).toBe('Newer')
})

test('after a change of rights, earlier replies are gone from memory and from the device', async () => {
  const client = open()
  client.setQueryData(key, 'Kusum Devi v. State')
  client.setQueryData(['notifications'], 'read')
  await dropAnswers(client)
  expect(client.getQueryData(['notifications'])).toBe('read')
  noteNetwork(false)
  ask(client, silence)
  await settle()
  expect(client.getQueryData(key)).toBeUndefined()
})
