import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas'
import { type Picture, PictureTooLarge, readPictures } from '../files/picture-readers.ts'
import { type Grey, greyOf } from './grey.ts'
import { mostDots, mostDotsOfPicture } from './recognition.limits.ts'

export interface PagePicture extends Grey {
  /** Width of a dot divided by its height. */
  stretch: number
  /** The dots are 1/300 of an inch. */
  hasKnownSize: boolean
}

export interface OpenPages {
  count: number
  /** Throws `PictureTooLarge`. */
  draw(page: number): Promise<PagePicture>
  close(): Promise<void>
}

/** Throws `PasswordException` of pdf.js if the PDF is encrypted. */
export async function openPages(file: Buffer): Promise<OpenPages> {
  const mediaType = mediaTypeOf(file)
  return mediaType === 'application/pdf' ? openPdf(file) : openPicture(file, mediaType)
}

function mediaTypeOf(file: Buffer): string {
  if (file.subarray(0, 1024).includes('%PDF-')) return 'application/pdf'
  if (/^ftyp(?:heic|heix|heim|heis|hevc|mif1|msf1)/.test(file.toString('latin1', 4, 12))) return 'image/heic'
  return /^(?:II\*\0|MM\0\*)/.test(file.toString('latin1', 0, 4)) ? 'image/tiff' : 'image/other'
}

const dotsPerPoint = 300 / 72
/** A page is too large if it would be drawn smaller than this. */
const leastDotsPerPoint = 0.4

const folderOf = (name: string) => new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')).pathname

async function openPdf(file: Buffer): Promise<OpenPages> {
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({
    data: new Uint8Array(file),
    verbosity: 1,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: mostDotsOfPicture,
    wasmUrl: folderOf('wasm'),
    cMapUrl: folderOf('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folderOf('standard_fonts'),
  })
  const document = await task.promise
  return {
    count: document.numPages,
    async draw(number) {
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const scale = Math.min(dotsPerPoint, Math.sqrt(mostDots / (width * height)))
      if (scale < leastDotsPerPoint) throw new PictureTooLarge(`The page has ${width} × ${height} points`)
      const viewport = page.getViewport({ scale })
      const canvas = createCanvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)))
      const removed = watchRemovedPictures()
      try {
        await page.render({ canvas: canvas as never, viewport, background: '#fff' }).promise
      } finally {
        removed.stop()
      }
      if (removed.count > 0) throw new PictureTooLarge('A picture of the page has too many dots')
      const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
      page.cleanup()
      return {
        ...greyOf({ pixels: new Uint8Array(pixels.data.buffer), width: canvas.width, height: canvas.height }),
        stretch: 1,
        hasKnownSize: scale === dotsPerPoint,
      }
    },
    close: () => task.destroy(),
  }
}

/** pdf.js draws a page without its too large pictures, and says so only with `console.warn`. */
function watchRemovedPictures() {
  const { warn } = console
  const removed = { count: 0, stop: () => Object.assign(console, { warn }) }
  console.warn = (message: unknown) => {
    if (String(message).includes('maximum allowed size')) removed.count += 1
  }
  return removed
}

async function openPicture(file: Buffer, mediaType: string): Promise<OpenPages> {
  const pictures: Picture[] = []
  for await (const picture of readPictures(file, mediaType)) pictures.push(picture)
  return {
    count: pictures.length,
    draw: async (number) => {
      const picture = pictures[number - 1]
      if (!picture) throw new Error(`There is no page ${number}`)
      return { ...greyOf(picture), stretch: picture.stretch, hasKnownSize: false }
    },
    close: async () => undefined,
  }
}
