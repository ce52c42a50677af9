import { readFileSync } from 'node:fs'
import { PhotonImage } from '@silvia-odwyer/photon-node'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Pictures of one page of paper: a black bar at the top, and below it, at the left, a red square (black in the fax).

/** HEIC, 240 × 320. */
export const heic = readFileSync(new URL('./pictures/page.heic', import.meta.url))
/** TIFF of three pages in fax coding (Group 4), with dots twice as high as wide. Page n has n black marks below. */
export const fax = readFileSync(new URL('./pictures/fax.tif', import.meta.url))

/** Moving pictures of two frames. The first one shows the page, the second one is red. */
export const movingPicture = (kind: 'gif' | 'png' | 'webp') =>
  readFileSync(new URL(`./pictures/moving.${kind}`, import.meta.url))

const [width, height] = [120, 160]

/** A JPEG whose pixels lie on their side, as a phone takes them. Its Exif data say so, and where it was taken. */
export function turnedJpeg(): Buffer {
  const pixels = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const colour = y < 32 ? [0, 0, 0, 255] : y < 64 && x < 32 ? [220, 0, 0, 255] : null
      // The pixel of the page at (x, y) is taken at (y, width - 1 - x).
      if (colour) pixels.set(colour, ((width - 1 - x) * height + y) * 4)
    }
  const jpeg = Buffer.from(new PhotonImage(pixels, height, width).get_bytes_jpeg(90))
  return Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)])
}

function exif(): Buffer {
  const tiff = Buffer.alloc(134)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  const entry = (at: number, [tag, type, count, value]: number[]) => {
    tiff.writeUInt16LE(tag ?? 0, at)
    tiff.writeUInt16LE(type ?? 0, at + 2)
    tiff.writeUInt32LE(count ?? 0, at + 4)
    tiff.writeUInt32LE(value ?? 0, at + 8)
  }
  tiff.writeUInt16LE(2, 8)
  entry(10, [0x0112, 3, 1, 6])
  entry(22, [0x8825, 4, 1, 38])
  tiff.writeUInt16LE(4, 38)
  entry(40, [1, 2, 2, 0x4e])
  entry(52, [2, 5, 3, 92])
  entry(64, [3, 2, 2, 0x45])
  entry(76, [4, 5, 3, 110])
  for (const [at, value] of [26, 50, 48].entries()) tiff.writeUInt16LE(value, 92 + at * 4)
  const said = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, said.length + 2]), said])
}

export interface SeenPage {
  width: number
  height: number
  /** The colour at a place of the picture, both between 0 and 1. */
  at(across: number, down: number): 'black' | 'red' | 'white'
}

/** The pictures of a PDF, one per page. */
export async function readPictures(bytes: Buffer): Promise<(SeenPage | null)[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, number) => {
      const page = await pdf.getPage(number + 1)
      const { fnArray, argsArray } = await page.getOperatorList()
      const found = fnArray.indexOf(OPS.paintImageXObject)
      if (found < 0) return null
      const image: { width: number; height: number; data: Uint8Array } = await new Promise((resolve) => {
        page.objs.get(argsArray[found][0], resolve)
      })
      const bytesOfDot = image.data.length / (image.width * image.height)
      return {
        width: image.width,
        height: image.height,
        at(across: number, down: number) {
          const dot = Math.floor(down * image.height) * image.width + Math.floor(across * image.width)
          const [red = 0, green = 0] = image.data.subarray(dot * bytesOfDot, dot * bytesOfDot + 2)
          if (green > 128) return 'white'
          return red > 128 ? 'red' : 'black'
        },
      }
    }),
  )
}
