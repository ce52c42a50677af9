import { describe, expect, test } from 'vitest'
import { type Orientation, readOrientation, turnUpright } from './orientation.ts'

function exifOf(orientation: number, isLittle = true): Buffer {
  const tiff = Buffer.alloc(26)
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const long = (value: number, at: number) => (isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at))
  tiff.write(isLittle ? 'II' : 'MM', 'latin1')
  short(42, 2)
  long(8, 4)
  short(1, 8)
  short(0x0112, 10)
  short(3, 12)
  long(1, 14)
  short(orientation, 18)
  const said = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, said.length + 2]), said])
}

describe('photo orientation', () => {
  test.each([1, 3, 6, 8])('the orientation %i is read from the file', (held) => {
    expect([readOrientation(exifOf(held)), readOrientation(exifOf(held, false))]).toEqual([held, held])
  })

  test('a photo counts as upright if its orientation is missing, invalid or truncated', () => {
    const whole = exifOf(6)
    const cut = Array.from({ length: whole.length - 8 }, (_, length) => readOrientation(whole.subarray(0, length)))
    expect(new Set(cut)).toEqual(new Set([1]))
    expect([exifOf(0), exifOf(9), Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')].map(readOrientation)).toEqual([1, 1, 1])
    const far = exifOf(6)
    far.writeUInt32LE(0xfffffff0, 16)
    expect(readOrientation(far)).toBe(1)
  })
})

const square = (text: string) =>
  Uint8Array.from(Buffer.from([...text].flatMap((letter) => Array(4).fill(letter)).join('')))
const said = (pixels: Uint8Array) => [0, 4, 8, 12].map((at) => String.fromCharCode(pixels[at] ?? 0)).join('')

test.each<[Orientation, string]>([
  [1, 'abcd'],
  [2, 'badc'],
  [3, 'dcba'],
  [4, 'cdab'],
  [5, 'acbd'],
  [6, 'cadb'],
  [7, 'dbca'],
  [8, 'bdac'],
])('the pixels abcd of a photo with orientation %i are rearranged to %s', (held, seen) => {
  expect(said(turnUpright({ pixels: square('abcd'), width: 2, height: 2 }, held).pixels)).toBe(seen)
})

test('a picture that is not square is turned with its edges', () => {
  const turned = turnUpright({ pixels: square('abcd'), width: 4, height: 1 }, 6)
  expect([turned.width, turned.height, said(turned.pixels)]).toEqual([1, 4, 'abcd'])
  expect(said(turnUpright({ pixels: square('abcd'), width: 1, height: 4 }, 8).pixels)).toBe('abcd')
  expect(said(turnUpright({ pixels: square('abcd'), width: 1, height: 4 }, 6).pixels)).toBe('dcba')
})
