/** Writes a PDF. The first object is the catalogue. */
export function writeObjects(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  let size = parts[0]?.byteLength ?? 0
  const add = (...more: (string | Buffer)[]) => {
    for (const part of more.map((one) => Buffer.from(one))) {
      parts.push(part)
      size += part.byteLength
    }
  }
  const offsets = objects.map((object, index) => {
    const offset = size
    add(`${index + 1} 0 obj\n`, object, '\nendobj\n')
    return offset
  })
  const start = size
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  add(`xref\n0 ${count}\n0000000000 65535 f \n${table}`)
  add(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}
