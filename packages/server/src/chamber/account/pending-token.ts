import { randomBytes } from 'node:crypto'
import { hashToken } from './refresh-token.ts'

/** A token that is shown once and kept as its hash. */
export function newPendingToken() {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}
