import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** `\f` marks the place where Word began a new page. */
export const wordDocument = (paragraphs: string[], more: Record<string, string | Buffer> = {}) =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${paragraphs.map(paragraphXml).join('')}</w:body></w:document>`,
    ...more,
  })

const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraphXml = (text: string) =>
  `<w:p><w:r>${text
    .split('\f')
    .map((part) => `<w:t xml:space="preserve">${toXml(part)}</w:t>`)
    .join('<w:lastRenderedPageBreak/>')}</w:r></w:p>`
