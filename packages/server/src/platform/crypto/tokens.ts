import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** The form in which the database stores a token. It needs no salt, because tokens are 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function newToken() {
  const token = randomToken()
  return { token, hash: hashToken(token) }
}
