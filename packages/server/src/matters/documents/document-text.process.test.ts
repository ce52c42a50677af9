import { type FileHandle, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { wordDocument, zipOf } from '../../../test/zips.ts'
import { NotFound } from '../../platform/errors.ts'
import { openFiles } from '../../platform/files/files.ts'
import type { ReadingKind } from './document-text.limits.ts'
import { readDocument } from './document-text.process.ts'

const read = (bytes: Buffer, kind: ReadingKind) => readDocument(new Blob([Buffer.from(bytes)]).stream(), kind, 'tests')
const nothing = { pages: 0, texts: [], hasScripts: false }

test('a PDF is read page by page, and a page without words has null as its text', async () => {
  const pdf = plainPdf([['Writ - C No. 12345 of 2024'], [], ['Dismissed.']])
  expect(await read(pdf, 'pdf')).toEqual({
    pages: 3,
    texts: ['Writ - C No. 12345 of 2024', null, 'Dismissed.'],
    hasScripts: false,
    problem: null,
  })
})

test('a file on disk is read in a separate process and closed afterwards', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'peshi-reading-'))
  const files = await openFiles({ files: { kind: 'disk' }, dataDirectory })
  try {
    await expect(files.lend('chambers/one/none.pdf')).rejects.toBeInstanceOf(NotFound)
    await files.put('chambers/one/order.pdf', plainPdf([['Stay granted.'], []]), 'application/pdf')
    const lent = await files.lend('chambers/one/order.pdf')
    expect(await readDocument(lent, 'pdf', 'tests')).toMatchObject({ texts: ['Stay granted.', null], problem: null })
    expect((lent as FileHandle).fd).toBe(-1)
  } finally {
    await rm(dataDirectory, { recursive: true })
  }
})

test('a PDF’s scripts are reported and not run when the PDF is read', async () => {
  const plain = plainPdf([['Read this']]).toString('latin1')
  const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'
  const pdf = Buffer.from(plain.replace('/Type /Catalog', `/Type /Catalog ${script}`), 'latin1')
  expect(await read(pdf, 'pdf')).toMatchObject({ texts: ['Read this'], hasScripts: true, problem: null })
})

test('of a PDF’s 2,100 pages, all are counted and the first two thousand are read', async () => {
  const pdf = plainPdf(Array.from({ length: 2100 }, (_, page) => [`Page ${page + 1}`]))
  const { pages, texts, problem } = await read(pdf, 'pdf')
  expect([pages, texts.length, texts[1999], problem]).toEqual([2100, 2000, 'Page 2000', 'too-long'])
})

test('a Word document is split at its stored page breaks, and footnotes and Hindi text are read', async () => {
  const word = await wordDocument(['माननीय उच्च न्यायालय', 'A & B < C\fSecond page', 'its end'], {
    'word/footnotes.xml': '<w:p><w:t>See page 4</w:t></w:p>',
  })
  expect(await read(word, 'docx')).toMatchObject({
    pages: 3,
    texts: ['माननीय उच्च न्यायालय\nA & B < C', 'Second page\nits end', 'See page 4'],
    problem: null,
  })
})

test('a Word document of so many parts that a browser would hang is read, but not for a preview', async () => {
  const main = (part: string) => ({ 'word/document.xml': `<w:p><w:t>Order</w:t></w:p>${part.repeat(70_000)}` })
  for (const part of ['<w:p/>', '<x:p/>', '<w:r></w:r>', '<tc a="b"/>'])
    expect(await read(await zipOf(main(part)), 'docx'), part).toMatchObject({ problem: 'too-many-parts' })
  const styles = { ...main(''), 'word/styles.xml': '<w:style/>'.repeat(70_000) }
  expect(await read(await zipOf(styles), 'docx')).toMatchObject({ texts: ['Order'], problem: 'too-many-parts' })
  expect(await read(await zipOf(main('<w:b/>')), 'docx')).toMatchObject({ problem: null })
})

test('OpenDocument files, and plain text files in any encoding, are read', async () => {
  const odt = await zipOf({
    'content.xml':
      '<office:body><text:p>Dear <text:span>Sir</text:span>,</text:p><text:p>x &amp; y</text:p></office:body>',
  })
  expect((await read(odt, 'odt')).texts).toEqual(['Dear Sir,\nx & y'])
  expect((await read(Buffer.from('Ümlaut', 'latin1'), 'text')).texts).toEqual(['Ümlaut'])
  expect((await read(Buffer.from('\ufeffहिन्दी', 'utf16le'), 'text')).texts).toEqual(['हिन्दी'])
})

test('a damaged file, or a Word document that unpacks to 100 MB, is reported as damaged', async () => {
  expect(await read(Buffer.from('%PDF-1.7 an order'), 'pdf')).toEqual({ ...nothing, problem: 'damaged' })
  expect(await read(Buffer.from('PK\x03\x04'), 'docx')).toEqual({ ...nothing, problem: 'damaged' })
  const bomb = await zipOf({ 'word/document.xml': Buffer.alloc(100 * 1024 * 1024, '<w:t>x</w:t>') })
  expect(await read(bomb, 'docx')).toEqual({ ...nothing, problem: 'damaged' })
})

test('a long plain text is split into pages of at most 20,000 characters', async () => {
  const { pages, texts } = await read(Buffer.from('x'.repeat(45_000)), 'text')
  expect([pages, texts.map((text) => text?.length)]).toEqual([3, [20_000, 20_000, 5000]])
})
