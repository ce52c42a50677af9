import { randomBytes } from 'node:crypto'
import { keyFor, keysFor, sign } from '../../platform/crypto/keys.ts'

// Typed codes are too short for a plain hash: all could be tried. So they are hashed with a key outside the database.

export const createDigits = (secret: string) => {
  const key = keyFor(secret, 'short-code')
  return (id: string): string => {
    const mac = Buffer.from(sign(key, `digits.${id}`), 'base64url')
    return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }
}

/** Contains no letters that look like digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = () => Array.from(randomBytes(5), (byte) => letters[byte % letters.length]).join('')

export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => `${half()}-${half()}`)

export const readRecoveryCode = (text: string): string | null => {
  const plain = text.toLowerCase().replace(/[\s-]/g, '')
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : null
}

/** `owner` makes equal codes hash differently. */
export const createCodeHash = (secret: string) => {
  const key = keyFor(secret, 'short-code')
  return (owner: string, code: string): string => sign(key, `${owner}.${code}`)
}

/** Hashes under the current and, during rotation, the old secret. */
export const createCodeHashes = (secret: string) => {
  const keys = keysFor(secret, 'short-code')
  return (owner: string, code: string): string[] => keys.map((key) => sign(key, `${owner}.${code}`))
}
