export interface Sniffed {
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

/**
 * Reads the type and the claimed size without decoding. Returns null for other data, and for an image with data after
 * its end.
 */
export function sniffPicture(bytes: Buffer): Sniffed | null {
  try {
    return readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex')

function readPng(bytes: Buffer): Sniffed | null {
  if (!bytes.subarray(0, 8).equals(pngStart) || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  let at = 8
  for (let name = ''; name !== 'IEND'; ) {
    name = bytes.toString('latin1', at + 4, at + 8)
    at += 12 + bytes.readUInt32BE(at)
  }
  if (at !== bytes.length) return null
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function readWebp(bytes: Buffer): Sniffed | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null
  const type = 'image/webp'
  const form = bytes.toString('latin1', 12, 16)
  if (form === 'VP8X') return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (form === 'VP8 ') return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (form !== 'VP8L') return null
  const packed = bytes.readUInt32LE(21)
  return { type, width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

function readJpeg(bytes: Buffer): Sniffed | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  let size: Pick<Sniffed, 'width' | 'height'> | null = null
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    at += 2
    if (marker === 0xff) at -= 1
    else if (marker === 0xd9) return size && at === bytes.length ? { type: 'image/jpeg', ...size } : null
    else if (!isBare(marker)) {
      if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 3), width: bytes.readUInt16BE(at + 5) }
      at += bytes.readUInt16BE(at)
      if (marker === 0xda) at = endOfScan(bytes, at)
    }
  }
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new RangeError('The picture is incomplete')
}
