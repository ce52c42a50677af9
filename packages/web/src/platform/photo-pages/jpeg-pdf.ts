export interface JpegPage {
  bytes: Uint8Array
  width: number
  height: number
}

/** In points, of 1/72 inch. */
const a4 = [595, 842] as const
const margin = 18

/** One PDF of several JPEG pictures, each on an A4 page of its own. */
export function makePdf(pages: readonly JpegPage[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const starts: number[] = []
  let length = 0
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (...content: (string | Uint8Array)[]) => {
    starts.push(length)
    write(`${starts.length} 0 obj\n`)
    for (const one of content) write(one)
    write('\nendobj\n')
  }
  const numberOf = (index: number) => 3 + 3 * index
  write('%PDF-1.4\n')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${numberOf(at)} 0 R`).join(' ')}] >>`)
  for (const [index, { bytes, width, height }] of pages.entries()) {
    const number = numberOf(index)
    const [across, down] = width > height ? [a4[1], a4[0]] : a4
    const fit = Math.min((across - 2 * margin) / width, (down - 2 * margin) / height)
    const [drawnWidth, drawnHeight] = [width * fit, height * fit]
    const place = [drawnWidth, 0, 0, drawnHeight, (across - drawnWidth) / 2, (down - drawnHeight) / 2]
    const drawing = `q ${place.map((one) => one.toFixed(2)).join(' ')} cm /P Do Q`
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${number + 1} 0 R`,
      ` /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
    )
    object(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`,
      ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      bytes,
      '\nendstream',
    )
  }
  const table = length
  const lines = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  write(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${lines.join('')}`)
  write(`trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
