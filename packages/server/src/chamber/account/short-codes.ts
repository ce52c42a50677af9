import { randomBytes } from 'node:crypto'
import { keyFor, keysFor, sign } from '../../platform/crypto/keys.ts'

// Codes that people type are too short for a plain hash: whoever has the tables would try them all. So they are hashed
// with a key that the tables don't hold.

/** Six digits that belong to an id nobody else knows: made again for it, they are the same. */
export const createDigits = (secret: string) => {
  const key = keyFor(secret, 'short-code')
  return (id: string): string => {
    const mac = Buffer.from(sign(key, `digits.${id}`), 'base64url')
    return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }
}

/** Without letters that are read as digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = () => Array.from(randomBytes(5), (byte) => letters[byte % letters.length]).join('')

export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => `${half()}-${half()}`)

/** As it is typed from paper: in capitals, with blanks, without the dash. */
export const readRecoveryCode = (text: string): string | null => {
  const plain = text.toLowerCase().replace(/[\s-]/g, '')
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : null
}

/** `owner` is what the code belongs to, so that equal codes have different hashes. */
export const createCodeHash = (secret: string) => {
  const key = keyFor(secret, 'short-code')
  return (owner: string, code: string): string => sign(key, `${owner}.${code}`)
}

/** As it may be kept: under the secret of today, or the one before while it is being changed. */
export const createCodeHashes = (secret: string) => {
  const keys = keysFor(secret, 'short-code')
  return (owner: string, code: string): string[] => keys.map((key) => sign(key, `${owner}.${code}`))
}
