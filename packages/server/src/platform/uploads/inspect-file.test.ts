import { expect, test } from 'vitest'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { wordDocument, zipOf } from '../../../test/zips.ts'
import { checkHead, checkName, checkWhole } from './inspect-file.ts'
import { createReadThrough } from './read-through.ts'

async function inspect(name: string, bytes: Buffer, pieceBytes = bytes.byteLength): Promise<string> {
  try {
    const kind = checkName(name)
    const through = createReadThrough(bytes.byteLength)
    for (let at = 0; at < bytes.byteLength; at += pieceBytes) through.see(bytes.subarray(at, at + pieceBytes))
    const seen = through.end()
    checkHead(kind, seen.head)
    await checkWhole(kind, seen)
    return 'taken'
  } catch (error) {
    return (error as { code: string }).code
  }
}

const ole = (text = '') =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.from(text, 'utf16le')])
const html = Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>')

test('pictures, PDFs and office documents are accepted', async () => {
  const pictures: [string, Buffer][] = [
    ['scan.JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['stamp.png', Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1')],
    ['fax.tiff', Buffer.from('II*\0....', 'latin1')],
    ['phone.heic', Buffer.from('\0\0\0\x18ftypheic....', 'latin1')],
  ]
  for (const [name, bytes] of pictures) expect(await inspect(name, bytes), name).toBe('taken')
  expect(await inspect('Vakalatnama.pdf', plainPdf([['x']]))).toBe('taken')
  expect(await inspect('Reply.docx', await wordDocument(['x']))).toBe('taken')
  expect(await inspect('old.doc', ole('a letter'))).toBe('taken')
  expect(await inspect('list.csv', Buffer.from('नाम,तारीख\n'))).toBe('taken')
  expect(await inspect('Notice.eml', Buffer.from('Received: by x\r\nSubject: Notice\r\n\r\n<html>Sir</html>'))).toBe(
    'taken',
  )
  expect(await inspect('wide.txt', Buffer.from('\ufeffनाम', 'utf16le'))).toBe('taken')
})

test('a file whose extension does not match its content is refused', async () => {
  const pdf = plainPdf([['x']])
  for (const [name, bytes] of [
    ['order.pdf', html],
    ['order.jpg', pdf],
    ['order.pdf', Buffer.from('MZ\x90\0program', 'latin1')],
    ['order.txt', html],
    ['order.eml', html],
    ['order.csv', Buffer.from('<svg onload=alert(1)>')],
    ['order.txt', Buffer.from('MZ\x90\0program', 'latin1')],
    ['order.docx', await zipOf({ 'invoice.exe.txt': 'x' })],
    ['order.docx', await zipOf({ 'xl/workbook.xml': 'x' })],
    ['order.xlsx', await wordDocument(['x'])],
  ] as [string, Buffer][])
    expect(await inspect(name, bytes), name).toBe('file-lies')
})

test('a file is refused if it has no extension or the extension of a program, web page or archive', async () => {
  for (const name of ['a.exe', 'a.html', 'a.svg', 'a.js', 'a.zip', 'a.pdf.exe', 'a', 'a.lnk', 'a.xhtml'])
    expect(await inspect(name, html), name).toBe('file-kind')
})

test('a file with macros is refused because of its extension or its content', async () => {
  expect(await inspect('a.docm', await wordDocument(['x']))).toBe('file-macros')
  expect(await inspect('a.docx', await wordDocument(['x'], { 'word/vbaProject.bin': 'x' }))).toBe('file-macros')
  for (const pieceBytes of [1000, 13, 7])
    expect(await inspect('a.doc', ole('xx_VBA_PROJECT'), pieceBytes)).toBe('file-macros')
})

test('a document that unpacks to much more than its size is refused before unpacking', async () => {
  const bomb = await wordDocument(['x'], { 'word/media/one.bin': Buffer.alloc(80 * 1024 * 1024) })
  expect(bomb.byteLength).toBeLessThan(200_000)
  expect(await inspect('a.docx', bomb)).toBe('file-bomb')
})

test('a truncated document is reported as broken', async () => {
  const whole = await wordDocument(['x'.repeat(5000)])
  for (const length of [whole.byteLength - 1, whole.byteLength - 30, 100, 30])
    expect(await inspect('a.docx', whole.subarray(0, length))).toBe('file-broken')
})
