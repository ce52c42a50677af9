import { getDeviceKey } from '@peshi/contract/chamber/security'
import { clear, del, delMany, get, getMany, keys, set } from 'idb-keyval'
import { callApi } from '../api/call-api.ts'
import { ownerNow } from '../session/owner.ts'
import { readSession } from '../session/session.ts'
import { readText, writeText } from '../storage/storage.ts'
import { store } from './device-database.ts'
import { type DeviceKeys, makeKeys, type Sealed, seal, sealName, unseal } from './sealing.ts'

// This store encrypts data from the server (`read`) with a key of the session, and the person's own entries (`written`)
// with a lasting key.

type Part = 'read' | 'written'
type Keys = Record<Part, DeviceKeys>

interface Held {
  person: string
  keys: Keys
}
const heldAs = 'key'

const personNow = () => readSession()?.userData._id ?? null

let current: { person: string; keys: Promise<Keys | null> } | null = null

async function findHeld(person: string): Promise<Keys | null> {
  await finishEmptying()
  const held = await get<Held>(heldAs, store)
  if (held && held.person !== person) await clear(store)
  return held?.person === person && 'written' in held.keys ? held.keys : null
}

async function findOrAsk(person: string): Promise<Keys> {
  const held = await findHeld(person)
  if (held) return held
  const given = await callApi(getDeviceKey)
  const made = { read: await makeKeys(given.key), written: await makeKeys(given.written_key) }
  if (personNow() !== person) throw new Error('The person has signed out')
  await set(heldAs, { person, keys: made } satisfies Held, store)
  return made
}

/** The keys of the signed-in person. Throws if nobody is signed in, or if the server gives this browser no key. */
export async function keysNow(part: Part): Promise<DeviceKeys> {
  const person = personNow()
  if (person === null) throw new Error('Nobody is signed in')
  if (current?.person !== person) current = { person, keys: findOrAsk(person) }
  const asked = current
  const found = await asked.keys.catch((error: unknown) => {
    if (current === asked) current = null
    throw error
  })
  if (!found) throw new Error('This browser holds no key')
  return found[part]
}

export async function isDeviceOpen(): Promise<boolean> {
  const person = personNow()
  return person !== null && (await findHeld(person)) !== null
}

/**
 * Deletes the keys and the copies of the server's data from the device. The person's own entries stay, encrypted, and
 * are readable again when the same person signs in.
 */
export const closeDevice = (): Promise<void> => {
  current = null
  return inTurn(async () => {
    await finishEmptying()
    const ids = await keys<string>(store)
    await delMany(
      ids.filter((id) => !id.startsWith('written ')),
      store,
    )
  })
}

/** If the store does not answer, or the page is closed meanwhile, the next use of the store deletes everything. */
export async function emptyDevice(): Promise<void> {
  current = null
  writeText('emptyDevice', 'yes')
  await finishEmptying()
}

async function finishEmptying(): Promise<void> {
  if (readText('emptyDevice') === null) return
  await clear(store)
  writeText('emptyDevice', null)
}

let work: Promise<unknown> = Promise.resolve()
export function inTurn<T>(next: () => Promise<T>): Promise<T> {
  const done = work.then(next)
  work = done.catch(() => undefined)
  return done
}

/** Encrypted values by name. Calls that need the keys throw as `keysNow`. A value of other keys counts as absent. */
export function sealedStore<T>(part: Part) {
  const idOf = async (keys: DeviceKeys, name: string) => `${part} ${await sealName(keys, name)}`
  const ids = async () => (await keys<string>(store)).filter((id) => id.startsWith(`${part} `))
  const open = async (keys: DeviceKeys, sealed: Sealed | undefined) =>
    sealed && ((await unseal(keys, sealed).catch(() => undefined)) as [name: string, value: T] | undefined)

  return {
    async getItem(name: string): Promise<T | undefined> {
      const keys = await keysNow(part)
      return (await open(keys, await get<Sealed>(await idOf(keys, name), store)))?.[1]
    },

    setItem(name: string, value: T): Promise<void> {
      const owner = ownerNow()
      return inTurn(async () => {
        const keys = await keysNow(part)
        const [id, sealed] = await Promise.all([idOf(keys, name), seal(keys, [name, value])])
        // The person may have signed out while the value was being encrypted.
        if (ownerNow() === owner) await set(id, sealed, store)
      })
    },

    removeItem: (name: string): Promise<void> => inTurn(async () => del(await idOf(await keysNow(part), name), store)),

    async entries(): Promise<[string, T][]> {
      const keys = await keysNow(part)
      const names = await ids()
      const all = await getMany<Sealed>(names, store)
      const opened = await Promise.all(all.map((sealed) => open(keys, sealed)))
      await delMany(
        names.filter((_, at) => opened[at] === undefined),
        store,
      )
      return opened.filter((entry) => entry !== undefined)
    },

    clear: (): Promise<void> => inTurn(async () => delMany(await ids(), store)),
  }
}
