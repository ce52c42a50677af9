import { createHash } from 'node:crypto'
import { headBytes, tailBytes } from './inspect-file.ts'

const macroMark = Buffer.from('_VBA_PROJECT', 'utf16le')

export interface SeenFile {
  sha256: string
  size: number
  head: Buffer
  tail: Buffer
  hasMacroMark: boolean
}

export function createReadThrough(wholeSize: number) {
  const hash = createHash('sha256')
  const head = keepStretch(0, Math.min(wholeSize, headBytes))
  const tail = keepStretch(Math.max(0, wholeSize - tailBytes), wholeSize)
  let size = 0
  let hasMacroMark = false
  let last: Buffer = Buffer.alloc(0)

  return {
    /** Copies what it keeps, because the caller may reuse the buffer of `piece`. */
    see(piece: Uint8Array): void {
      const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
      hash.update(bytes)
      head.see(bytes)
      tail.see(bytes)
      size += bytes.byteLength
      const seam = Buffer.concat([last, bytes.subarray(0, macroMark.byteLength)])
      hasMacroMark ||= bytes.includes(macroMark) || seam.includes(macroMark)
      last = Buffer.concat([last, bytes.subarray(-macroMark.byteLength)]).subarray(-macroMark.byteLength)
    },

    end: (): SeenFile => ({ sha256: hash.digest('hex'), size, head: head.kept, tail: tail.kept, hasMacroMark }),
  }
}

export function keepStretch(from: number, to: number) {
  const kept = Buffer.alloc(to - from)
  let at = 0
  return {
    kept,
    see(piece: Buffer): void {
      if (at < to && at + piece.byteLength > from)
        piece.copy(kept, Math.max(at - from, 0), Math.max(from - at, 0), to - at)
      at += piece.byteLength
    },
  }
}
