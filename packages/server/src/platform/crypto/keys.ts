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
  | 'request-steps'
  | 'operator-link'
  | 'stop-alerts'
  | 'tries'

type Keys = readonly [Uint8Array, ...Uint8Array[]]

/** The parts of a setting that may hold the secret before as well, behind the one that counts. */
export const secretsIn = (setting: string): string[] => setting.split(',').map((secret) => secret.trim())

/**
 * One key per purpose out of each of the installation's secrets, so that what is signed for one door never opens another.
 * The first signs and seals; what the others signed or sealed is still taken, while a secret is being changed.
 */
export function keysFor(setting: string, purpose: KeyPurpose): Keys {
  const make = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, 'peshi', purpose, 32))
  const [first = '', ...before] = secretsIn(setting)
  return [make(first), ...before.map(make)]
}

export const keyFor = (setting: string, purpose: KeyPurpose): Uint8Array => keysFor(setting, purpose)[0]

export const sign = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Whether one of the keys signed it. How much of a wrong signature is right shows in no time. */
export const isSignedBy = (keys: readonly Uint8Array[], text: string, signature: string): boolean =>
  keys.some((key) => isSame(signature, sign(key, text)))

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
