const gpsTag = 0x8825
const bytesOfType = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/** Blanks the place where a photo was taken, in its Exif and XMP data. All other bytes stay, and their number too. */
export function removePosition(photo: Buffer): Buffer {
  const file = Buffer.from(photo)
  for (const sign of ['II*\0', 'MM\0*'])
    for (const at of placesOf(file, sign)) if (isExif(file, at)) blankGps(file.subarray(at))
  for (const start of placesOf(file, '<x:xmpmeta')) {
    const end = file.indexOf('</x:xmpmeta>', start)
    if (end > 0) blankXmp(file.subarray(start, end))
  }
  return file
}

function placesOf(file: Buffer, sign: string): number[] {
  const places: number[] = []
  for (let at = file.indexOf(sign, 0, 'latin1'); at >= 0; at = file.indexOf(sign, at + 1, 'latin1')) places.push(at)
  return places
}

/** Exif data of JPEG and HEIC begin with `Exif`, those of PNG and WebP are a chunk of this name. */
const isExif = (file: Buffer, at: number) => at === 0 || /exif/i.test(file.toString('latin1', Math.max(0, at - 8), at))

function blankGps(tiff: Buffer): void {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const entriesOf = (list: number) => Array.from({ length: short(list) }, (_, at) => list + 2 + at * 12)
  for (const entry of entriesOf(long(4))) {
    if (short(entry) !== gpsTag) continue
    const list = long(entry + 8)
    for (const field of entriesOf(list)) {
      const size = long(field + 4) * (bytesOfType[short(field + 2)] ?? 0)
      if (size > 4) tiff.fill(0, long(field + 8), Math.min(tiff.length, long(field + 8) + size))
      tiff.fill(0, field, Math.min(tiff.length, field + 12))
    }
    tiff.fill(0, list, Math.min(tiff.length, list + 2))
  }
}

function blankXmp(xmp: Buffer): void {
  const blanked = xmp
    .toString('latin1')
    .replace(
      /(GPS(?:Latitude|Longitude|Altitude)\w*\s*(?:=\s*["']|>))([^"'<]*)/g,
      (_, name: string, value: string) => name + ' '.repeat(value.length),
    )
  xmp.write(blanked, 'latin1')
}
