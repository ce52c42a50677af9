import { createHash, randomBytes } from 'node:crypto'
import { isSame, sign } from '../../platform/crypto/keys.ts'

/**
 * `<sign-in>.<value>.<mac>`. The first value of a family is random; each successor is derived from the one before, so
 * that a token presented again because its reply was lost gets the very same successor. The mac proves that a token was
 * once ours: only then does an old one end its family, and nobody can end a stranger's session by guessing.
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

/** Null for a text that this installation never gave out. */
export function readRefreshToken(keys: readonly Uint8Array[], text: string): RefreshToken | null {
  const [signInId, value] = text.split('.')
  if (!signInId || !value) return null
  const token = { signInId, value }
  return keys.some((key) => isSame(text, write(key, token))) ? token : null
}

/** What is stored. A plain hash is enough for a value of 256 random bits. */
export const hashToken = (text: string): string => createHash('sha256').update(text).digest('base64url')
