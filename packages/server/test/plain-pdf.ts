interface Content {
  data: Buffer
  filter: string
  times: number
}

export function plainPdf(pages: string[][], content?: Content): Buffer {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  const objects: Buffer[] = []
  const add = (...parts: (string | Buffer)[]) => objects.push(Buffer.concat(parts.map((part) => Buffer.from(part))))
  const stream = (data: Buffer, filter: string) =>
    add(`<< /Length ${data.byteLength} ${filter && `/Filter ${filter}`} >>\nstream\n`, data, '\nendstream')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('')
  add(font)
  const kids: number[] = []
  for (const lines of pages) {
    const own = ['BT /F1 11 Tf 14 TL 60 780 Td', ...lines.map((line) => `(${line}) Tj T*`), 'ET'].join('\n')
    const first = objects.length + 1
    const streams = content ? content.times : 1
    for (let n = 0; n < streams; n++) stream(content?.data ?? Buffer.from(own), content?.filter ?? '')
    const contents = Array.from({ length: streams }, (_, n) => `${first + n} 0 R`).join(' ')
    kids.push(
      add(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${contents}] /Resources << /Font << /F1 3 0 R >> >> >>`,
      ),
    )
  }
  objects[1] = Buffer.from(
    `<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length} >>`,
  )
  return writeObjects(objects)
}

function writeObjects(objects: Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  const size = () => parts.reduce((sum, part) => sum + part.byteLength, 0)
  for (const [index, object] of objects.entries()) {
    offsets.push(size())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = size()
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
