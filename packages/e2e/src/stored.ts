import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const databases = `
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const tell = (value) => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value)
    if (typeof value !== 'object' || value === null) return String(value)
    return Object.entries(value).map(([name, part]) => name + ': ' + tell(part)).join(', ')
  }
  const found = []
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([done(all.getAllKeys()), done(all.getAll())])
      found.push(...keys.map((key, at) => [name, store, tell(key), tell(values[at])].join(' ')))
    }
    database.close()
  }`

export const readDevice = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    ${databases}
    found.push(...[localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).map(String)))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const kept of await cache.keys()) found.push(kept.url + ' ' + (await (await cache.match(kept)).text()))
    }
    return found
  })()`)

export const listSealed = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    ${databases}
    return found.filter((line) => line.startsWith('peshi-device '))
  })()`)

const planted = /Kusum|Opinion on a lease|lower record|INV\/|In re a secret|Heard at length/

export async function expectNothingReadable(page: Page) {
  const found = await readDevice(page)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((line) => planted.test(line)).map((line) => line.slice(0, 300))).toEqual([])
}
