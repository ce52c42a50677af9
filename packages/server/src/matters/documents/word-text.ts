import { inflateRawSync } from 'node:zlib'
import { BadZip, readZipDirectory, type ZipEntry } from '../../platform/uploads/zip-directory.ts'
import { mostUnpackedBytes } from './document-text.limits.ts'

/** One file out of a zip, held to the size that may be. Throws `BadZip`; null when it is not there. */
export function readZipped(zip: Buffer, entries: readonly ZipEntry[], wanted: RegExp): string | null {
  const entry = entries.find(({ name }) => wanted.test(name))
  if (!entry) return null
  const start = entry.offset + 30 + zip.readUInt16LE(entry.offset + 26) + zip.readUInt16LE(entry.offset + 28)
  const packed = zip.subarray(start, start + entry.packedSize)
  if (entry.method === 0) return packed.toString('utf8')
  if (entry.method !== 8) throw new BadZip('It is packed in a way that is not read')
  return inflateRawSync(packed, { maxOutputLength: mostUnpackedBytes }).toString('utf8')
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** `&amp;` and `&#x905;` as the characters that they stand for; what stands for none is left as it is. */
const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Ends a page; no document holds it. */
const pageEnd = '\f'

/** What stands in a text element, and what ends lines and pages: nothing else of the markup matters for its words. */
const wordParts =
  /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:br\b[^>]*w:type="page"[^>]*\/?>|(<w:lastRenderedPageBreak\/>)|<w:(?:br|cr)\b[^>]*\/?>|<w:tab\/>|<\/w:p>|<\/w:tc>/g

/** The words of a Word document, page by page as Word last laid it out. */
export function readWordText(zip: Buffer): string[] {
  const entries = readZipDirectory(zip, zip.byteLength)
  const main = readZipped(zip, entries, /^word\/document\d*\.xml$/)
  if (main === null) throw new BadZip('It holds no document')
  const notes = [/^word\/footnotes\.xml$/, /^word\/endnotes\.xml$/].map((name) => readZipped(zip, entries, name) ?? '')
  const pages = wordsOf(main).split(pageEnd)
  const last = notes.map(wordsOf).join('\n').trim()
  return last ? [...pages, last] : pages
}

function wordsOf(xml: string): string {
  const parts: string[] = []
  for (const [mark, text] of xml.matchAll(wordParts)) {
    if (text !== undefined) parts.push(decode(text))
    else if (mark.includes('lastRenderedPageBreak')) parts.push(pageEnd)
    // A page break of the writer's own is followed by Word's note that a page began there.
    else if (mark.includes('"page"')) parts.push('\n')
    else parts.push(mark === '<w:tab/>' || mark === '</w:tc>' ? '\t' : '\n')
  }
  return parts.join('')
}

/** The words of an OpenDocument text; where its pages end is not written in it. */
export function readOpenText(zip: Buffer): string[] {
  const content = readZipped(zip, readZipDirectory(zip, zip.byteLength), /^content\.xml$/)
  if (content === null) throw new BadZip('It holds no document')
  const body = content.slice(Math.max(0, content.indexOf('<office:body')))
  return [
    decode(
      body
        .replace(/<text:(?:tab|s)\b[^>]*>/g, ' ')
        .replace(/<\/text:(?:p|h)>|<text:line-break\/>/g, '\n')
        .replace(/<[^>]*>/g, ''),
    ),
  ]
}
