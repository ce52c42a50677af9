import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM. `owner` is authenticated, so a value copied to another owner's row cannot be decrypted. */
export function seal(key: Uint8Array, owner: string, bytes: Uint8Array): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Tries each key. Throws if the value was encrypted for another owner or with another key. */
export function unseal(keys: readonly Uint8Array[], owner: string, text: string): Uint8Array {
  const opened = keys.map((key) => open(key, owner, text)).find((bytes) => bytes !== null)
  if (!opened) throw new Error('The value was not encrypted with this key')
  return opened
}

export const isSealedWith = (key: Uint8Array, owner: string, text: string): boolean => open(key, owner, text) !== null

function open(key: Uint8Array, owner: string, text: string): Uint8Array | null {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
  } catch {
    return null // wrong key or changed data
  }
}
