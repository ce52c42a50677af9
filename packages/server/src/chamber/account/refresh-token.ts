import { isSame, sign } from '../../platform/crypto/keys.ts'
import { randomToken } from '../../platform/crypto/tokens.ts'
import { isUuid } from '../../platform/db/columns.ts'

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
  write(key, { signInId, value: randomToken() })

export const successorOf = (key: Uint8Array, { signInId, value }: RefreshToken): string =>
  write(key, { signInId, value: sign(key, `next.${signInId}.${value}`) })

export function readRefreshToken(keys: readonly Uint8Array[], text: string): RefreshToken | null {
  const [signInId, value] = text.split('.')
  if (!signInId || !value) return null
  const token = { signInId, value }
  return keys.some((key) => isSame(text, write(key, token))) ? token : null
}

/**
 * `<sign-in>.<hash of the refresh token>`: what a device keeps when it signs out without a network. It only ends the
 * session.
 */
export interface Receipt {
  signInId: string
  hash: string
}

export function readReceipt(text: string): Receipt | null {
  const [signInId = '', hash, ...more] = text.split('.')
  return isUuid(signInId) && hash && more.length === 0 ? { signInId, hash } : null
}
