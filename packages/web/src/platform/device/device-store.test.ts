import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../session/session.ts'
import { answerWithKey, openDevice, signIn } from './device.fixture.ts'
import { emptyDevice, isDeviceOpen, sealedStore } from './device-store.ts'
import { closeWritten, countArrivals, openWritten, openWrittenBefore, readWritten, write } from './written.ts'

const read = sealedStore<unknown>('read')

async function readDisk() {
  const opening = indexedDB.open('peshi-device')
  await new Promise((resolve) => (opening.onsuccess = resolve))
  const all = opening.result.transaction('sealed').objectStore('sealed')
  const asked = [all.getAllKeys(), all.getAll()] as const
  await Promise.all(asked.map((request) => new Promise((resolve) => (request.onsuccess = resolve))))
  opening.result.close()
  const [names, values] = asked.map(({ result }) => result)
  const bytes = (values as { bytes?: ArrayBuffer }[]).flatMap(({ bytes }) =>
    bytes ? [Buffer.from(bytes).toString('latin1')] : [],
  )
  return { count: names?.length ?? 0, text: JSON.stringify([names, values, bytes]), values: values as unknown[] }
}

beforeEach(() => openDevice('meera'))

test('stored data and their names are encrypted on the device and are read back unchanged', async () => {
  await read.setItem('matters Kusum Devi', { client: 'Kusum Devi' })
  await write('draft:note', 'Ask for the lower record')
  expect(await read.getItem('matters Kusum Devi')).toEqual({ client: 'Kusum Devi' })
  expect(await read.entries()).toEqual([['matters Kusum Devi', { client: 'Kusum Devi' }]])
  const { count, text } = await readDisk()
  expect([count, text.match(/Kusum|lower|note|matters/)]).toEqual([3, null])
})

test('the browser does not give out the encryption key', async () => {
  const held = (await readDisk()).values.find((value) => typeof value === 'object' && value !== null && 'keys' in value)
  const { keys } = held as { keys: Record<string, Record<string, CryptoKey>> }
  expect(Object.keys(keys)).toEqual(['read', 'written'])
  const all = Object.values(keys).flatMap(Object.values<CryptoKey>)
  expect(all).toHaveLength(4)
  for (const key of all) {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  }
})

test('after one request for the key, data are written and read without another request', async () => {
  const asked = vi.fn(answerWithKey)
  vi.stubGlobal('fetch', asked)
  await write('draft:one', 'kept')
  await openWritten()
  expect([await isDeviceOpen(), readWritten('draft:one'), asked.mock.calls.length]).toEqual([true, 'kept', 0])
})

test('an entry that was written before the stored entries arrived is not replaced by an older one', async () => {
  await write('draft:one', 'first')
  await write('draft:two', 'other')
  signIn('salim')
  await closeWritten()
  signIn('meera')
  const before = countArrivals()
  const opening = openWrittenBefore()
  const writing = write('draft:one', 'second')
  await Promise.all([opening, writing])
  expect([readWritten('draft:one'), readWritten('draft:two'), countArrivals() - before]).toEqual(['second', 'other', 1])
})

test('after sign-out, all data on the device are deleted, and a late write stores no data', async () => {
  await read.setItem('matters', 'Kusum Devi')
  const late = read.setItem('hearings', 'Kusum Devi')
  clearSession()
  await emptyDevice()
  await Promise.allSettled([late])
  expect((await readDisk()).count).toBe(0)
  await expect(read.setItem('matters', 'Kusum Devi')).rejects.toThrow('Nobody is signed in')
})

test('what a store did not delete at sign-out is deleted before it is used again', async () => {
  await write('draft:note', 'Ask for the lower record')
  clearSession()
  const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('The store does not answer', 'UnknownError')
  })
  await expect(emptyDevice()).rejects.toThrow('does not answer')
  clear.mockRestore()
  expect((await readDisk()).count).toBe(2)
  signIn('meera')
  await openWrittenBefore()
  await write('draft:note', 'Another day')
  await openWritten()
  expect([(await readDisk()).count, readWritten('draft:note')]).toEqual([2, 'Another day'])

  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementationOnce(() => {
    throw new DOMException('The store does not answer', 'UnknownError')
  })
  clearSession()
  await expect(emptyDevice()).rejects.toThrow('does not answer')
  await openWritten()
  expect((await readDisk()).count).toBe(0)
})

test('the end of a session keeps an encrypted draft for its person until another person signs in', async () => {
  await read.setItem('matters', 'Kusum Devi')
  await write('draft:note', 'Ask for the lower record')
  clearSession()
  await closeWritten()
  const { count, text } = await readDisk()
  expect([count, readWritten('draft:note'), text.includes('"keys"')]).toEqual([1, null, false])

  signIn('meera')
  await openWrittenBefore()
  expect([readWritten('draft:note'), await read.entries()]).toEqual(['Ask for the lower record', []])
  clearSession()
  await closeWritten()

  const another = { success: true, key: 'C'.repeat(43), written_key: 'D'.repeat(43) }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(another)))
  signIn('salim')
  await openWrittenBefore()
  expect([readWritten('draft:note'), (await readDisk()).count]).toEqual([null, 1])
})

test('a person who signs in does not see the data of a person who did not sign out', async () => {
  await read.setItem('matters', 'Kusum Devi')
  signIn('salim')
  await read.setItem('matters', 'Another')
  expect(await read.entries()).toEqual([['matters', 'Another']])
  expect((await readDisk()).count).toBe(2)
})

test('no data are stored if the server refuses to give the key', async () => {
  clearSession()
  await emptyDevice()
  signIn('meera')
  const refusal = { success: false, code: 'unauthenticated', message: 'No' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refusal), { status: 401 }))
  await expect(read.setItem('matters', 'Kusum Devi')).rejects.toThrow()
  expect((await readDisk()).count).toBe(0)
})
