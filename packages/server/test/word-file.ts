import PizZip from 'pizzip'

const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A paragraph. Word splits text into runs wherever it likes, so several texts are several runs. */
export const wordLine = (...texts: string[]) =>
  `<w:p>${texts.map((text) => `<w:r><w:t xml:space="preserve">${toXml(text)}</w:t></w:r>`).join('')}</w:p>`

/** A Word file with these paragraphs and tables. */
export function wordFile(...body: string[]): Buffer {
  const zip = new PizZip()
  zip.file(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  )
  zip.file(
    '_rels/.rels',
    `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  zip.file(
    'word/document.xml',
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}<w:sectPr/></w:body></w:document>`,
  )
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}
