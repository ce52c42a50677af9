import type { Language } from '@peshi/contract/platform/person'
import { del, get, set } from 'idb-keyval'

export interface Pairing {
  token: string
  name: string
  language: Language
}

interface Sealed {
  key: CryptoKey
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const place = 'pairing'

/** Keeps the token encrypted with a key that no script can export, so that it is not on the disk in clear text. */
export async function keepPairing(pairing: Pairing): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(pairing)),
  )
  await set(place, { key, iv, data } satisfies Sealed)
}

export async function readPairing(): Promise<Pairing | null> {
  const sealed = await get<Sealed>(place)
  if (!sealed) return null
  const { key, iv, data } = sealed
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)))
}

export const forgetPairing = (): Promise<void> => del(place)
