// Do not import zod: the web app uses this file in its upload queue.

const gpsTag = 0x8825
const bytesOfType = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/**
 * Blanks the place where a photo was taken, in its Exif and XMP data. All other bytes stay, and their number too.
 * Returns whether the photo said a place.
 */
export function blankPosition(file: Uint8Array<ArrayBuffer>): boolean {
  const text = new TextDecoder('latin1').decode(file)
  let isFound = false
  for (const { index } of text.matchAll(/II\*\0|MM\0\*/g))
    if (isExif(text, index)) isFound = blankGps(file.subarray(index)) || isFound
  for (const { 0: xmp, index: start } of text.matchAll(/<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/g))
    for (const { 1: name = '', 2: value = '', index } of xmp.matchAll(placeInXmp)) {
      const from = start + index + name.length
      file.fill(0x20, from, from + value.length)
      isFound = true
    }
  return isFound
}

const placeInXmp = /(GPS(?:Latitude|Longitude|Altitude)\w*\s*(?:=\s*["']|>))([^"'<]+)/g

/** Exif data of JPEG and HEIC begin with `Exif`, those of PNG and WebP are a chunk of this name. */
const isExif = (text: string, at: number) => at === 0 || /exif/i.test(text.slice(Math.max(0, at - 8), at))

function blankGps(tiff: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = tiff[0] === 0x49
  const short = (at: number) => (at + 2 > tiff.length ? 0 : view.getUint16(at, isLittle))
  const long = (at: number) => (at + 4 > tiff.length ? 0 : view.getUint32(at, isLittle))
  const entriesOf = (list: number) => Array.from({ length: short(list) }, (_, at) => list + 2 + at * 12)
  const lists = entriesOf(long(4)).flatMap((entry) => (short(entry) === gpsTag ? [long(entry + 8)] : []))
  const fields = lists.flatMap(entriesOf)
  for (const field of fields) {
    const size = long(field + 4) * (bytesOfType[short(field + 2)] ?? 0)
    if (size > 4) tiff.fill(0, long(field + 8), long(field + 8) + size)
    tiff.fill(0, field, field + 12)
  }
  for (const list of lists) tiff.fill(0, list, list + 2)
  return fields.length > 0
}
