import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type KeyPurpose =
  | 'access-token'
  | 'refresh-token'
  | 'file-address'
  | 'zip-address'
  | 'second-factor'
  | 'short-code'
  | 'device-key'
  | 'written-key'
  | 'known-device'
  | 'request-hash'
  | 'operator-link'
  | 'registration'
  | 'stop-alerts'
  | 'tries'
  | 'paper-link'
  | 'gateway-account'
  | 'model-key'

type Keys = readonly [Uint8Array, ...Uint8Array[]]

export const secretsIn = (setting: string): string[] => setting.split(',').map((secret) => secret.trim())

/** The first key is from the current secret: it signs and encrypts. The other keys only verify and decrypt. */
export function keysFor(setting: string, purpose: KeyPurpose): Keys {
  const make = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, 'peshi', purpose, 32))
  const [first = '', ...before] = secretsIn(setting)
  return [make(first), ...before.map(make)]
}

export const keyFor = (setting: string, purpose: KeyPurpose): Uint8Array => keysFor(setting, purpose)[0]

export const sign = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

export const isSignedBy = (keys: readonly Uint8Array[], text: string, signature: string): boolean =>
  keys.some((key) => isSame(signature, sign(key, text)))

/** Compares in a time that does not depend on the texts. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
