import { PhotonImage } from '@silvia-odwyer/photon-node'
import libheif from 'libheif-js/wasm-bundle.js'
import UTIF from 'utif2'
import { type Pixels, readOrientation, turnUpright } from './orientation.ts'
import { mostPagesOfPicture, mostPixels } from './picture-pages.limits.ts'

export interface Picture extends Pixels {
  /** Width of a dot divided by its height. A fax in normal resolution has dots twice as high as wide. */
  stretch: number
}

export class PictureTooLarge extends Error {}

async function* readHeic(file: Buffer): AsyncGenerator<Picture> {
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

function* readTiff(file: Buffer): Generator<Picture> {
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

const pngBegins = Buffer.from('89504e470d0a1a0a', 'hex')

function* readOther(file: Buffer): Generator<Picture> {
  if (file.length > 24 && file.subarray(0, 8).equals(pngBegins))
    refuseHuge(file.readUInt32BE(16), file.readUInt32BE(20))
  const image = PhotonImage.new_from_byteslice(new Uint8Array(file))
  const [width, height] = [image.get_width(), image.get_height()]
  refuseHuge(width, height)
  yield { ...turnUpright({ pixels: image.get_raw_pixels(), width, height }, readOrientation(file)), stretch: 1 }
}

function refuseHuge(width: number, height: number): void {
  if (width * height > mostPixels) throw new PictureTooLarge('too large')
}

const readers: Record<string, (file: Buffer) => AsyncIterable<Picture> | Iterable<Picture>> = {
  'image/heic': readHeic,
  'image/tiff': readTiff,
}

/** Reads the pictures of a file, upright. Throws if one is damaged, and `PictureTooLarge` if one has too many dots. */
export const readPictures = (file: Buffer, mediaType: string) => (readers[mediaType] ?? readOther)(file)
