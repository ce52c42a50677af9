import { createHmac, timingSafeEqual } from 'node:crypto'

/** All authenticator apps use SHA-1, six digits and time steps of 30 s (RFC 6238). */
const stepMs = 30_000
const digits = 6
/** Accepted error of the phone's clock, in time steps. */
const drift = 1

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs)

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** Returns the time step near `now` at which `code` is right. Null if there is none after the step `after`. */
export function findStep(secret: Uint8Array, code: string, now: Date, after: number): number | null {
  const given = Buffer.from(code)
  const around = [0, -1, 1].filter((by) => Math.abs(by) <= drift).map((by) => stepAt(now) + by)
  const found = around.find((step) => {
    const right = Buffer.from(codeAt(secret, step))
    return step > after && given.length === right.length && timingSafeEqual(given, right)
  })
  return found ?? null
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding, because authenticator apps omit the padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function otpauthUri(secret: string, account: string): string {
  const label = `${encodeURIComponent('Peshi')}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: 'Peshi' })}`
}
