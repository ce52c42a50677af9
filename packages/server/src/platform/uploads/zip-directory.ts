/** A file inside a zip, as the zip's own directory has it. */
export interface ZipEntry {
  name: string
  method: number
  packedSize: number
  size: number
  /** Where its own header begins. */
  offset: number
  isLocked: boolean
}

/** The zip is broken off, or made in a way in which no office program makes one. */
export class BadZip extends Error {}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const longestComment = 65_535

/**
 * The directory at a zip's end. `tail` is the last part of the file, `size` the size of the whole. Sizes are what the
 * zip says of itself: whoever unpacks it must hold it to them. Throws `BadZip`.
 */
export function readZipDirectory(tail: Buffer, size: number): ZipEntry[] {
  const end = findEnd(tail)
  const count = tail.readUInt16LE(end + 10)
  const start = tail.readUInt32LE(end + 16) - (size - tail.byteLength)
  // Only zips of more than 4 GB or 65,535 files have these values, and no office document is one.
  if (count === 0xffff || start < 0 || start > end) throw new BadZip('Its directory is not where it should be')
  const entries: ZipEntry[] = []
  for (let at = start; entries.length < count; ) {
    if (at + 46 > end || tail.readUInt32LE(at) !== entryMark) throw new BadZip('Its directory is broken off')
    const nameEnd = at + 46 + tail.readUInt16LE(at + 28)
    entries.push({
      name: tail.toString('utf8', at + 46, nameEnd),
      method: tail.readUInt16LE(at + 10),
      isLocked: (tail.readUInt16LE(at + 8) & 1) === 1,
      packedSize: tail.readUInt32LE(at + 20),
      size: tail.readUInt32LE(at + 24),
      offset: tail.readUInt32LE(at + 42),
    })
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(tail: Buffer): number {
  const first = Math.max(0, tail.byteLength - 22 - longestComment)
  for (let at = tail.byteLength - 22; at >= first; at--) if (tail.readUInt32LE(at) === endMark) return at
  throw new BadZip('It has no directory')
}
