import { createHash } from 'node:crypto'
import { headBytes, tailBytes } from './inspect-file.ts'

/** The name of the folder in which the older Office formats keep their macros, as it stands in the file. */
const macroMark = Buffer.from('_VBA_PROJECT', 'utf16le')

export interface SeenFile {
  sha256: string
  size: number
  head: Buffer
  tail: Buffer
  hasMacroMark: boolean
}

/** Watches a file go by piece by piece, so that nobody holds it whole. */
export function createReadThrough() {
  const hash = createHash('sha256')
  let size = 0
  let head: Buffer = Buffer.alloc(0)
  let ends: Buffer[] = []
  let hasMacroMark = false
  let last: Buffer = Buffer.alloc(0)

  return {
    see(piece: Uint8Array): void {
      const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
      hash.update(bytes)
      size += bytes.byteLength
      if (head.byteLength < headBytes) head = Buffer.concat([head, bytes]).subarray(0, headBytes)
      ends.push(bytes)
      // The older pieces are let go of as soon as the newer ones make up an end.
      while (ends.length > 1 && lengthOf(ends.slice(1)) >= tailBytes) ends = ends.slice(1)
      // A mark may lie across pieces.
      const seam = Buffer.concat([last, bytes.subarray(0, macroMark.byteLength)])
      hasMacroMark ||= bytes.includes(macroMark) || seam.includes(macroMark)
      last = Buffer.concat([last, bytes.subarray(-macroMark.byteLength)]).subarray(-macroMark.byteLength)
    },

    end: (): SeenFile => ({
      sha256: hash.digest('hex'),
      size,
      head,
      tail: Buffer.concat(ends).subarray(-tailBytes),
      hasMacroMark,
    }),
  }
}

const lengthOf = (pieces: Buffer[]) => pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
