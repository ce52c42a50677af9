import { createECDH } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

export function readPushKeys(text: string): PushKeys | null {
  const [publicKey = '', privateKey = '', ...rest] = text.split(':')
  const [isPublic, isPrivate] = [publicKey, privateKey].map((key) => /^[\w-]+$/.test(key))
  const fits = Buffer.from(publicKey, 'base64url').length === 65 && Buffer.from(privateKey, 'base64url').length === 32
  return isPublic && isPrivate && fits && rest.length === 0 ? { publicKey, privateKey } : null
}

export function keepPushKeys(directory: string): PushKeys {
  const file = join(directory, 'push-keys')
  mkdirSync(directory, { recursive: true })
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  try {
    writeFileSync(file, `${publicKey}:${privateKey}`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const kept = readPushKeys(readFileSync(file, 'utf8').trim())
  if (!kept) throw new Error(`${file} holds no pair of push keys. Remove it to have a new one made.`)
  return kept
}
