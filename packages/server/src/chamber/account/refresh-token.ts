import { createHash, randomBytes } from 'node:crypto'
import { isSame, sign } from '../../platform/crypto/keys.ts'

/**
 * `<sign-in>.<value>.<mac>`. Each value is derived from the previous one, so a retry with the old token gets the same
 * new token.
 */
export interface RefreshToken {
  signInId: string
  value: string
}

const write = (key: Uint8Array, { signInId, value }: RefreshToken) =>
  `${signInId}.${value}.${sign(key, `mac.${signInId}.${value}`).slice(0, 22)}`

export const firstRefreshToken = (key: Uint8Array, signInId: string): string =>
  write(key, { signInId, value: randomBytes(32).toString('base64url') })

export const successorOf = (key: Uint8Array, { signInId, value }: RefreshToken): string =>
  write(key, { signInId, value: sign(key, `next.${signInId}.${value}`) })

export function readRefreshToken(keys: readonly Uint8Array[], text: string): RefreshToken | null {
  const [signInId, value] = text.split('.')
  if (!signInId || !value) return null
  const token = { signInId, value }
  return keys.some((key) => isSame(text, write(key, token))) ? token : null
}

/** Needs no salt, because tokens are 256 random bits. */
export const hashToken = (text: string): string => createHash('sha256').update(text).digest('base64url')
