import { randomBytes } from 'node:crypto'
import { keyFor, keysFor, sign } from '../../platform/crypto/keys.ts'

export const createDigits = (secret: string) => {
  const key = keyFor(secret, 'short-code')
  return (id: string): string => {
    const mac = Buffer.from(sign(key, `digits.${id}`), 'base64url')
    return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = () => Array.from(randomBytes(5), (byte) => letters[byte % letters.length]).join('')

export const newRecoveryCode = (): string => `${half()}-${half()}`

export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, newRecoveryCode)

export const readRecoveryCode = (text: string): string | null => {
  const plain = text.toLowerCase().replace(/[\s-]/g, '')
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : null
}

/** Uses a key that is not in the database. Otherwise, whoever has the database could try all short codes. */
export const createCodeHash = (secret: string) => {
  const key = keyFor(secret, 'short-code')
  return (owner: string, code: string): string => sign(key, `${owner}.${code}`)
}

export const createCodeHashes = (secret: string) => {
  const keys = keysFor(secret, 'short-code')
  return (owner: string, code: string): string[] => keys.map((key) => sign(key, `${owner}.${code}`))
}
