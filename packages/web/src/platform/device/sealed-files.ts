import { delMany, entries, get, set } from 'idb-keyval'
import { ownerNow } from '../session/owner.ts'
import { store } from './device-database.ts'
import { inTurn, keysNow } from './device-store.ts'
import { type DeviceKeys, type Sealed, seal, sealBytes, sealName, unseal, unsealBytes } from './sealing.ts'

const prefix = 'file '
const mostBytes = 80_000_000
const mostBytesOfOne = 20_000_000
const mostAgeMs = 30 * 86_400_000

interface Entry {
  head: Sealed
  body: Sealed
  size: number
  at: number
}

export interface KeptFile {
  file: File
  at: number
}

const idOf = async (keys: DeviceKeys, name: string) => prefix + (await sealName(keys, name))

export async function getFile(name: string): Promise<KeptFile | undefined> {
  const keys = await keysNow('read')
  const entry = await get<Entry>(await idOf(keys, name), store)
  if (!entry) return undefined
  try {
    const head = (await unseal(keys, entry.head)) as { name: string; type: string }
    return { file: new File([await unsealBytes(keys, entry.body)], head.name, { type: head.type }), at: entry.at }
  } catch {
    return undefined // Encrypted with another key.
  }
}

export function putFile(name: string, file: Blob, at = Date.now()): Promise<void> {
  const owner = ownerNow()
  return inTurn(async () => {
    if (file.size > mostBytesOfOne) return
    const keys = await keysNow('read')
    const head = { name: file instanceof File ? file.name : '', type: file.type }
    const entry: Entry = {
      head: await seal(keys, head),
      body: await sealBytes(keys, await file.arrayBuffer()),
      size: file.size,
      at,
    }
    await makeRoom(file.size, at)
    if (ownerNow() === owner) await set(await idOf(keys, name), entry, store)
  })
}

const all = async () =>
  (await entries<string, Entry>(store))
    .filter(([id]) => id.startsWith(prefix))
    .sort(([, one], [, other]) => other.at - one.at)

async function makeRoom(size: number, now: number): Promise<void> {
  let sum = size
  const gone: string[] = []
  for (const [id, entry] of await all()) {
    sum += entry.size
    if (sum > mostBytes || now - entry.at > mostAgeMs) gone.push(id)
  }
  await delMany(gone, store)
}

export const clearFiles = (): Promise<void> =>
  inTurn(async () =>
    delMany(
      (await all()).map(([id]) => id),
      store,
    ),
  )
