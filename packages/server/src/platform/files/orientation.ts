/** Exif orientation; 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const orientationTag = 0x0112
const shortType = 3

export function readOrientation(file: Buffer): Orientation {
  const tiff = findExif(file)
  if (!tiff || tiff.length < 8) return 1
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return 1
  const entries = short(first)
  for (let i = 0, at = first + 2; i < entries && at + 12 <= tiff.length; i += 1, at += 12)
    if (short(at) === orientationTag && short(at + 2) === shortType) return known(short(at + 8))
  return 1
}

const known = (value: number): Orientation => (value >= 1 && value <= 8 ? (value as Orientation) : 1)

function findExif(file: Buffer): Buffer | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== 0xda; ) {
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (file[at + 1] === 0xe1 && file.toString('latin1', at + 4, at + 10) === 'Exif\0\0')
      return file.subarray(at + 10, end)
    at = end
  }
  return null
}

/** Four bytes per pixel. */
export interface Pixels {
  pixels: Uint8Array
  width: number
  height: number
}

export function turnUpright(picture: Pixels, orientation: Orientation): Pixels {
  if (orientation === 1) return picture
  const { pixels } = picture
  const isSideways = orientation > 4
  const [width, height] = isSideways ? [picture.height, picture.width] : [picture.width, picture.height]
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = sources[orientation](x, y, picture.width - 1, picture.height - 1)
      const from = (fromY * picture.width + fromX) * 4
      turned.set(pixels.subarray(from, from + 4), (y * width + x) * 4)
    }
  return { pixels: turned, width, height }
}

type Source = (x: number, y: number, right: number, bottom: number) => [number, number]

const sources: Record<Orientation, Source> = {
  1: (x, y) => [x, y],
  2: (x, y, right) => [right - x, y],
  3: (x, y, right, bottom) => [right - x, bottom - y],
  4: (x, y, _, bottom) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y, _, bottom) => [y, bottom - x],
  7: (x, y, right, bottom) => [right - y, bottom - x],
  8: (x, y, right) => [right - y, x],
}

/** Puts the picture on white, because JPEG has no transparency. */
export function putOnWhite({ pixels }: Pixels): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 255) / 255
    if (opacity === 1) continue
    for (let part = at; part < at + 3; part++)
      pixels[part] = Math.round((pixels[part] ?? 0) * opacity + 255 * (1 - opacity))
    pixels[at + 3] = 255
  }
}
