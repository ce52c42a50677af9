/** A PDF of one page that is a picture, as a scanner makes it: there is no text in it. */
export function scanPdf(jpeg: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const drawn = Buffer.from('q 595 0 0 842 0 0 cm /Scan Do Q')
  const picture = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.byteLength} >>`
  const objects: [head: string, stream?: Buffer][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /Scan 4 0 R >> >> /Contents 5 0 R >>',
    ],
    [picture, jpeg],
    [`<< /Length ${drawn.byteLength} >>`, drawn],
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.byteLength, 0)
  for (const [at, [head, stream]] of objects.entries()) {
    offsets.push(length())
    parts.push(Buffer.from(`${at + 1} 0 obj\n${head}\n`))
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'))
    parts.push(Buffer.from('endobj\n'))
  }
  const table = length()
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${lines}`))
  parts.push(Buffer.from(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`))
  return Buffer.concat(parts)
}
