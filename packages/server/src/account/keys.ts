import { createHmac, hkdfSync } from 'node:crypto'

export type KeyPurpose =
  | 'access-token'
  | 'refresh-token'
  | 'file-address'
  | 'zip-address'
  | 'second-factor'
  | 'short-code'
  | 'request-hash'
  | 'stop-alerts'
  | 'tries'

/** One key per purpose out of the installation's secret, so that what is signed for one door never opens another. */
export const keyFor = (secret: string, purpose: KeyPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'peshi', purpose, 32))

export const sign = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')
