import { UnreadableFile } from './import-limits.ts'

export interface DecodedText {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
}

/** UTF-16 text in Latin letters has many NUL bytes, and their positions show the byte order. */
function utf16ByZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4096)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even < odd / 4) return 'utf-16le'
  if (even > sample.length / 4 && odd < even / 4) return 'utf-16be'
  return null
}

export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: decode('utf-16le', bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: decode('utf-16be', bytes), encoding: 'UTF-16' }
  const order = utf16ByZeros(bytes)
  if (order) return { text: decode(order, bytes), encoding: 'UTF-16' }
  if (bytes.includes(0)) throw new UnreadableFile('not-a-table')
  const text = decode('utf-8', bytes)
  return isUtf8(text) ? { text, encoding: 'UTF-8' } : { text: decode('windows-1252', bytes), encoding: 'Windows-1252' }
}

export const unreadableLetter = '\uFFFD'

function isUtf8(text: string): boolean {
  const damaged = text.split(unreadableLetter).length - 1
  const whole = (text.match(/[^\p{ASCII}\uFFFD]/gu) ?? []).length
  return whole >= damaged * 10
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)
