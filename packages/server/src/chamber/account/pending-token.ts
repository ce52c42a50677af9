import { randomBytes } from 'node:crypto'
import { hashToken } from './refresh-token.ts'

export function newPendingToken() {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}
