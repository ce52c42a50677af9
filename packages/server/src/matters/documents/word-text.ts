import { buffer } from 'node:stream/consumers'
import { pattern } from '@peshi/contract/platform/pattern'
import { fromBufferPromise } from 'yauzl'
import { mostUnpackedBytes, mostWordParts } from './document-text.limits.ts'

async function readZipped(zip: Buffer, wanted: RegExp): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const opened = await fromBufferPromise(zip)
  for await (const entry of opened.eachEntry()) {
    if (!wanted.test(entry.fileName)) continue
    if (entry.uncompressedSize > mostUnpackedBytes) throw new Error('The document unpacks to too much text')
    texts.set(entry.fileName, (await buffer(await opened.openReadStreamPromise(entry))).toString('utf8'))
  }
  return texts
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const pageEnd = '\f'

const wordMarks = {
  text: /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/,
  'page break': /<w:br\b[^>]*w:type="page"[^>]*\/?>|(<w:lastRenderedPageBreak\/>)/,
  'line break': /<w:(?:br|cr)\b[^>]*\/?>/,
  tab: /<w:tab\/>/,
  end: /<\/w:p>|<\/w:tc>/,
}
const wordParts = pattern('g')`${wordMarks}`

/** Paragraphs, runs, cells, pictures, lists and styles, whatever prefix the file gives its names. */
const drawnParts = /<(?:[\w.-]+:)?(?:p|r|tc|drawing|pict|abstractNum|style)[\s/>]/g

/** `isDrawable` is false if a browser would need too long to show the document. */
export async function readWord(zip: Buffer): Promise<{ pages: string[]; isDrawable: boolean }> {
  const files = await readZipped(zip, /^word\/[^/]+\.xml$/)
  let parts = 0
  for (const xml of files.values()) parts += xml.match(drawnParts)?.length ?? 0
  return { pages: wordPages(files), isDrawable: parts <= mostWordParts }
}

function wordPages(files: ReadonlyMap<string, string>): string[] {
  const main = [...files.keys()].find((name) => name.startsWith('word/document'))
  if (!main) throw new Error('The file holds no Word document')
  const pages = wordsOf(files.get(main) ?? '').split(pageEnd)
  const notes = ['word/footnotes.xml', 'word/endnotes.xml'].map((name) => wordsOf(files.get(name) ?? ''))
  const last = notes.join('\n').trim()
  return last ? [...pages, last] : pages
}

function wordsOf(xml: string): string {
  const parts: string[] = []
  for (const [mark, text] of xml.matchAll(wordParts)) {
    if (text !== undefined) parts.push(decode(text))
    else if (mark.includes('lastRenderedPageBreak')) parts.push(pageEnd)
    // Word also writes `lastRenderedPageBreak` after a manual break, so the manual break itself ends no page.
    else if (mark.includes('"page"')) parts.push('\n')
    else parts.push(mark === '<w:tab/>' || mark === '</w:tc>' ? '\t' : '\n')
  }
  return parts.join('')
}

/** OpenDocument files do not store page ends, so the whole text is one page. */
export async function readOpenText(zip: Buffer): Promise<string[]> {
  const content = (await readZipped(zip, /^content\.xml$/)).get('content.xml')
  if (content === undefined) throw new Error('The file holds no OpenDocument text')
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
