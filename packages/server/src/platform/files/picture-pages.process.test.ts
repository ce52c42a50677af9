import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { fax, heic, movingPicture, readPictures, turnedJpeg } from '../../../test/pictures.ts'
import { drawPicturePages } from './picture-pages.ts'

const lend = (bytes: Buffer) => Readable.toWeb(Readable.from([bytes])) as ReadableStream<Uint8Array>
const draw = (bytes: Buffer, mediaType: string) => drawPicturePages(lend(bytes), mediaType, { owner: 'tests' })

test.each([
  ['a HEIC', heic, 'image/heic'],
  ['a turned JPEG', turnedJpeg(), 'image/jpeg'],
  ['the first frame of a GIF', movingPicture('gif'), 'image/gif'],
  ['the first frame of a moving PNG', movingPicture('png'), 'image/png'],
  ['the first frame of a moving WebP', movingPicture('webp'), 'image/webp'],
])('%s becomes one upright page', async (_, bytes, mediaType) => {
  const pages = await readPictures((await draw(bytes, mediaType)) ?? Buffer.alloc(0))
  expect(pages).toHaveLength(1)
  const [page] = pages
  expect((page?.height ?? 0) / (page?.width ?? 1)).toBeCloseTo(4 / 3, 1)
  expect([page?.at(0.5, 0.1), page?.at(0.1, 0.3), page?.at(0.5, 0.3), page?.at(0.5, 0.9)]).toEqual([
    'black',
    'red',
    'white',
    'white',
  ])
})

test('a TIFF of three pages in fax coding becomes three pages, whose dots are as wide as high', async () => {
  const pages = await readPictures((await draw(fax, 'image/tiff')) ?? Buffer.alloc(0))
  expect(pages).toHaveLength(3)
  for (const [index, page] of pages.entries()) {
    expect((page?.height ?? 0) / (page?.width ?? 1)).toBeCloseTo(1.39, 1)
    const marks = [23, 33, 43].map((column) => page?.at(column / 60, 60 / 80))
    expect(marks.filter((colour) => colour === 'black')).toHaveLength(index + 1)
  }
})

test('the pages do not say where a photo was taken', async () => {
  expect(turnedJpeg().includes('Exif')).toBe(true)
  expect((await draw(turnedJpeg(), 'image/jpeg'))?.includes('Exif')).toBe(false)
})

test.each(['image/heic', 'image/tiff', 'image/jpeg'])('a damaged picture (%s) is not drawn', async (mediaType) => {
  expect((await draw(Buffer.concat([heic.subarray(0, 60), Buffer.alloc(100)]), mediaType)) === null).toBe(true)
})
