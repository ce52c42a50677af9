import { writeObjects } from '../documents/pdf-objects.ts'

export function makePlainPdf(lines: readonly string[]): Buffer {
  const quoted = (text: string) => text.replace(/[\\()]/g, '\\$&')
  const content = ['BT /F1 11 Tf 14 TL 60 780 Td', ...lines.map((line) => `(${quoted(line)}) Tj T*`), 'ET'].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return writeObjects(objects.map((object) => Buffer.from(object, 'latin1')))
}
