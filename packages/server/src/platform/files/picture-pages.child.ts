import { PDF } from '@libpdf/core'
import { PhotonImage, resize, SamplingFilter } from '@silvia-odwyer/photon-node'
import libheif from 'libheif-js/wasm-bundle.js'
import UTIF from 'utif2'
import { type Pixels, putOnWhite, readOrientation, turnUpright } from './orientation.ts'
import { mostPagesOfPicture, mostPixels } from './picture-pages.limits.ts'
import { answerEach } from './reading-protocol.ts'

// Argument: the media type. Answer: a PDF as base64, empty if the picture is damaged.

interface Page extends Pixels {
  /** Width of a dot divided by its height. A fax in normal resolution has dots twice as high as wide. */
  stretch: number
}

async function* readHeic(file: Buffer): AsyncGenerator<Page> {
  for (const image of new libheif.HeifDecoder().decode(file).slice(0, mostPagesOfPicture)) {
    const [width, height] = [image.get_width(), image.get_height()]
    refuseHuge(width, height)
    const data = new Uint8ClampedArray(width * height * 4)
    const shown = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) => {
      image.display({ data, width, height }, resolve)
    })
    if (!shown) throw new Error('damaged')
    yield { pixels: new Uint8Array(data.buffer), width, height, stretch: 1 }
  }
}

function* readTiff(file: Buffer): Generator<Page> {
  const pages = UTIF.decode(file).filter(({ t256, t257 }) => t256 && t257)
  for (const page of pages.slice(0, mostPagesOfPicture)) {
    refuseHuge(Number(page.t256), Number(page.t257))
    UTIF.decodeImage(file, page)
    const pixels = UTIF.toRGBA8(page)
    const { width, height } = page
    const upright = turnUpright({ pixels, width, height }, orientationOf(page))
    const [across, down] = [dotsOf(page.t282), dotsOf(page.t283)]
    yield { ...upright, stretch: across && down ? down / across : 1 }
  }
}

const orientationOf = ({ t274 }: UTIF.IFD) => readKnown(Array.isArray(t274) ? Number(t274[0]) : 1)
const readKnown = (held: number) => (held >= 1 && held <= 8 ? (held as 1) : 1)

/** A resolution is a fraction, such as `[[204, 1]]`. */
function dotsOf(held: unknown): number | null {
  const fraction = Array.isArray(held) ? held.flat() : []
  const dots = fraction.length > 1 ? Number(fraction[0]) / Number(fraction[1]) : Number(fraction[0])
  return Number.isFinite(dots) && dots > 0 ? dots : null
}

function* readOther(file: Buffer): Generator<Page> {
  const image = PhotonImage.new_from_byteslice(new Uint8Array(file))
  const [width, height] = [image.get_width(), image.get_height()]
  yield { ...turnUpright({ pixels: image.get_raw_pixels(), width, height }, readOrientation(file)), stretch: 1 }
}

function refuseHuge(width: number, height: number): void {
  if (width * height > mostPixels) throw new Error('too large')
}

const readers: Record<string, (file: Buffer) => AsyncIterable<Page> | Iterable<Page>> = {
  'image/heic': readHeic,
  'image/tiff': readTiff,
}

const quality = 85
/** Enough to print an A4 page with 200 dots an inch. */
const longestEdge = 2400
const a4 = [595, 842] as const
const margin = 28

function addPage(pdf: PDF, { pixels, width, height, stretch }: Page): void {
  putOnWhite({ pixels, width, height })
  const shown = [width, height / stretch] as const
  const scale = Math.min(1, longestEdge / Math.max(...shown))
  const size = shown.map((edge) => Math.max(1, Math.round(edge * scale))) as [number, number]
  const whole = new PhotonImage(pixels, width, height)
  const isSame = size[0] === width && size[1] === height
  const jpeg = (isSame ? whole : resize(whole, ...size, SamplingFilter.Triangle)).get_bytes_jpeg(quality)
  const [pageWidth, pageHeight] = size[0] > size[1] ? [a4[1], a4[0]] : a4
  const fit = Math.min((pageWidth - 2 * margin) / size[0], (pageHeight - 2 * margin) / size[1])
  const [drawnWidth, drawnHeight] = [size[0] * fit, size[1] * fit]
  pdf.addPage({ width: pageWidth, height: pageHeight }).drawImage(pdf.embedJpeg(jpeg), {
    x: (pageWidth - drawnWidth) / 2,
    y: (pageHeight - drawnHeight) / 2,
    width: drawnWidth,
    height: drawnHeight,
  })
}

async function draw(file: Buffer, mediaType: string): Promise<string> {
  const pdf = PDF.create()
  for await (const page of (readers[mediaType] ?? readOther)(file)) addPage(pdf, page)
  return pdf.getPageCount() === 0 ? '' : Buffer.from(await pdf.save()).toString('base64')
}

await answerEach((file, [mediaType = '']) => draw(file, mediaType).catch(() => ''))
