import { randomBytes } from 'node:crypto'

export function largePdf({ bytes, pages }: { bytes: number; pages: number }): Buffer {
  const objects: Buffer[] = []
  const add = (...parts: (string | Buffer)[]) =>
    objects.push(
      Buffer.concat([`${objects.length + 1} 0 obj\n`, ...parts, '\nendobj\n'].map((part) => Buffer.from(part))),
    )
  const weight = Math.floor(bytes / pages) - 2600
  const kids = Array.from({ length: pages }, (_, page) => `${3 * page + 4} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (let page = 0; page < pages; page++) {
    const lines = Array.from({ length: 40 }, (_, line) => `(Page ${page} line ${line} of the paper book) Tj T*`)
    const words = `BT /F1 11 Tf 14 TL 60 780 Td ${lines.join('\n')} ET`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length + 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    add(`<< /Length ${words.length} >>\nstream\n${words}\nendstream`)
    add(`<< /Length ${weight} >>\nstream\n`, randomBytes(weight), '\nendstream')
  }
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...objects, Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n')])
}
