import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { tailBytes } from './inspect-file.ts'
import { createReadThrough } from './read-through.ts'

const mark = Buffer.from('_VBA_PROJECT', 'utf16le')

function see(file: Buffer, pieceBytes: number) {
  const through = createReadThrough(file.byteLength)
  for (let at = 0; at < file.byteLength; at += pieceBytes) through.see(file.subarray(at, at + pieceBytes))
  return through.end()
}

test.each([1, 5, 23, 24, 25, 100, 4096])(
  'a macro marker at any position is found when a file is read in chunks of %d bytes',
  (pieceBytes) => {
    for (const before of [0, 1, 19, 24, 95, 96, 97]) {
      const file = Buffer.concat([Buffer.alloc(before, 'x'), mark, Buffer.alloc(50, 'y')])
      expect(see(file, pieceBytes).hasMacroMark).toBe(true)
    }
    const halves = Buffer.concat([mark.subarray(0, 12), Buffer.from('z'), mark.subarray(12)])
    expect(see(halves, pieceBytes).hasMacroMark).toBe(false)
  },
)

test('a file’s start, end, size and hash do not depend on the chunk size', () => {
  const file = Buffer.concat([Buffer.alloc(tailBytes, 'a'), Buffer.alloc(70_000, 'b'), Buffer.from('the end')])
  for (const pieceBytes of [1000, 65_536, file.byteLength]) {
    const { size, sha256, head, tail } = see(file, pieceBytes)
    expect(size).toBe(file.byteLength)
    expect(sha256).toBe(createHash('sha256').update(file).digest('hex'))
    expect(head.equals(file.subarray(0, head.byteLength))).toBe(true)
    expect(tail.equals(file.subarray(-tailBytes))).toBe(true)
  }
})
