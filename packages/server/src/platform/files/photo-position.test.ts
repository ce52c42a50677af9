import { blankPosition } from '@peshi/contract/platform/photo-position'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heic, turnedJpeg } from '../../../test/pictures.ts'
import { readOrientation } from './orientation.ts'

function removePosition(photo: Buffer): Buffer {
  const file = new Uint8Array(photo)
  blankPosition(file)
  return Buffer.from(file)
}

const place = Buffer.from([26, 0, 0, 0, 50, 0, 0, 0, 48])

test('the place is blanked in the Exif data of a JPEG, and the turn and the picture stay', () => {
  const photo = turnedJpeg()
  expect(photo.includes(place)).toBe(true)
  const shared = removePosition(photo)
  expect(shared.includes(place)).toBe(false)
  expect([shared.length, readOrientation(shared)]).toEqual([photo.length, 6])
  const picture = photo.subarray(160)
  expect(shared.subarray(160).equals(picture)).toBe(true)
})

test('a photo says a place until the place is blanked', () => {
  const photo = new Uint8Array(turnedJpeg())
  expect([blankPosition(photo), blankPosition(photo), blankPosition(new Uint8Array(heic))]).toEqual([
    true,
    false,
    false,
  ])
})

test('the place is blanked in XMP data, also in those of a HEIC', () => {
  const xmp =
    '<x:xmpmeta><rdf exif:GPSLatitude="26,50.8N" exif:Make="Phone"><exif:GPSLongitude>80,56.7E</exif:GPSLongitude></x:xmpmeta>'
  const shared = removePosition(Buffer.concat([heic, Buffer.from(xmp)])).toString('latin1')
  expect(shared).toContain('exif:GPSLatitude="        "')
  expect(shared).toContain('exif:Make="Phone"')
  expect(shared).not.toContain('80,56.7E')
})

test('a photo without a place, and any other bytes behind an Exif mark, are no failure', () => {
  expect(removePosition(heic).equals(heic)).toBe(true)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('II*\0', 'MM\0*'), (bytes, sign) => {
      const file = Buffer.concat([Buffer.from(`Exif\0\0${sign}`, 'latin1'), bytes])
      expect(removePosition(file)).toHaveLength(file.length)
    }),
  )
})
