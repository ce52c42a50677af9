import { timingSafeEqual } from 'node:crypto'
import { hashToken, randomToken } from '../../platform/crypto/tokens.ts'

/** Token: `peshi_<row id>_<secret>`. Secret scanners find leaked tokens by the prefix `peshi_`. */
const form = /^peshi_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_[\w-]{43}$/

export const isApiToken = (text: string): boolean => text.startsWith('peshi_')

export const newApiToken = (id: string): string => `peshi_${id.replaceAll('-', '')}_${randomToken()}`

export const idOfApiToken = (text: string): string | null => form.exec(text)?.slice(1).join('-') ?? null

export function fitsHash(text: string, hash: string): boolean {
  const [given, right] = [Buffer.from(hashToken(text)), Buffer.from(hash)]
  return given.length === right.length && timingSafeEqual(given, right)
}
