import { readFile } from 'node:fs/promises'
import { PDF } from '@libpdf/core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, expect, test } from 'vitest'
import { drawPage } from '../../../test/drawn-pages.ts'
import { createMemoryFiles } from '../../../test/files.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { fax, heic, readPictures, turnedJpeg } from '../../../test/pictures.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { withWorkFolder } from './fetch-paper.ts'
import { type BundlePart, makeBundle } from './make-bundle.ts'

const head = {
  title: 'शांति देवी v. State of U.P.',
  number: 'WRIC/1/2024',
  court: 'Allahabad',
  foot: 'A chamber',
  facts: [],
}
const part = { under: '', date: '18-11-2026' }

const files = createMemoryFiles()
const put = async (key: string, bytes: Uint8Array) => {
  await files.put(key, bytes, 'application/pdf')
  return { ...part, title: key, kind: 'file' as const, key }
}

const bundle = (...parts: BundlePart[]) =>
  withWorkFolder(async (folder) => {
    const made = await makeBundle(head, parts, { files, owner: 'tests', folder })
    const bytes = await readFile(made.path)
    const pages = (await readPdfPages(Buffer.from(bytes))).map((page) => page.replace(/\s+/g, ' ').trim())
    return { bytes, pages, count: made.pages, missing: made.missing }
  })

const opened: { destroy(): Promise<void> }[] = []
afterEach(async () => {
  for (const task of opened.splice(0)) await task.destroy()
})
async function view(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  opened.push(task)
  return task.promise
}

test('a bundle has a cover with an index, then each document’s pages with continuous numbers and links to them', async () => {
  const { bytes, pages, missing, count } = await bundle(
    await put('Order one', plainPdf([['first page'], ['second page']])),
    await put('Order two', plainPdf([['other order']])),
    { ...part, title: 'Three', kind: 'missing', reason: 'The court has no document.' },
  )
  expect([count, missing, pages.length]).toEqual([5, 1, 5])
  expect(pages[0]).toMatch(/Order one 18-11-2026 2 .*Order two 18-11-2026 4/)
  expect(pages.slice(1, 4)).toEqual([
    expect.stringMatching(/first page.*2$|^2 first page/),
    expect.stringContaining('second page'),
    expect.stringMatching(/other order.*4$|^4 other order/),
  ])

  const pdf = await view(bytes)
  const pageOf = async (dest: unknown) => {
    const target = typeof dest === 'string' ? await pdf.getDestination(dest) : (dest as unknown[])
    return (await pdf.getPageIndex(target?.[0] as never)) + 1
  }
  const outline = await pdf.getOutline()
  expect(outline.map(({ title }) => title)).toEqual(['Index', 'Order one', 'Order two', 'Three'])
  expect(await Promise.all(outline.map(({ dest }) => pageOf(dest)))).toEqual([1, 2, 4, 5])
  const links = (await (await pdf.getPage(1)).getAnnotations()).filter(({ subtype }) => subtype === 'Link')
  expect(new Set(await Promise.all(links.map(({ dest }) => pageOf(dest))))).toEqual(new Set([2, 4, 5]))
})

test('a locked, damaged or missing document is replaced by a page that states the problem', async () => {
  const secret = await PDF.load(plainPdf([['hidden']]))
  secret.setProtection({ userPassword: 'secret' })
  const { pages, missing } = await bundle(
    await put('Locked', await secret.save()),
    await put('Broken', Buffer.from('%PDF-1.7 and nothing after it')),
    { ...part, title: 'Gone', kind: 'file', key: 'never put' },
    await put('Sound', plainPdf([['all is well']])),
  )
  expect(missing).toBe(3)
  expect(pages.slice(1)).toEqual([
    expect.stringContaining('password-protected'),
    expect.stringContaining('damaged'),
    expect.stringContaining('was removed'),
    expect.stringContaining('all is well'),
  ])
  expect(pages.join(' ')).not.toContain('hidden')
})

test('rotated pages stay rotated, with their numbers at the bottom right, and scripts are not copied', async () => {
  const rotated = [
    [90, [842, 595]],
    [180, [595, 842]],
    [270, [842, 595]],
  ] as const
  const odd = await PDF.load(plainPdf(rotated.map(([angle]) => [`turned by ${angle}`])))
  for (const [at, [angle]] of rotated.entries()) odd.getPage(at)?.setRotation(angle)
  const plain = plainPdf([['with a script']]).toString('latin1')
  const scripted = Buffer.from(
    plain.replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
    'latin1',
  )
  const { bytes, pages } = await bundle(await put('Odd', await odd.save()), await put('Scripted', scripted))
  const pdf = await view(bytes)
  for (const [at, [angle, seen]] of rotated.entries()) {
    const page = await pdf.getPage(at + 2)
    const viewport = page.getViewport({ scale: 1 })
    expect([viewport.width, viewport.height].map(Math.round), `${angle}`).toEqual(seen)
    const { items } = await page.getTextContent()
    const number = items.find((item) => 'str' in item && item.str === String(at + 2))
    const [, , , , left, top] = number && 'transform' in number ? number.transform : []
    const [x, y] = viewport.convertToViewportPoint(left, top)
    const margins = [viewport.width - Number(x), viewport.height - Number(y)]
    expect(
      margins.every((from) => from > 5 && from < 25),
      `${angle}`,
    ).toBe(true)
  }
  expect(pages[4]).toContain('with a script')
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('JavaScript')
  expect(await pdf.getJSActions()).toBeNull()
})

test('long notes are printed on several pages', async () => {
  const blocks = Array.from({ length: 60 }, (_, n) => ({ head: `Note ${n}`, text: 'Counsel was heard.\nشکریہ' }))
  const { pages } = await bundle(
    { ...part, title: 'Notes', kind: 'words', blocks },
    await put('Order', plainPdf([['x']])),
  )
  expect(pages.length).toBeGreaterThan(3)
  expect(pages[0]).toContain(`Order 18-11-2026 ${pages.length}`)
})

test('a bundle has HEIC, fax and turned photo as upright pages, and a page that says that a picture is damaged', async () => {
  const putPicture = async (title: string, bytes: Buffer, mediaType: string) => {
    await files.put(title, bytes, mediaType)
    return { ...part, title, kind: 'picture' as const, key: title, mediaType }
  }
  const { bytes, missing } = await bundle(
    await putPicture('Photo', heic, 'image/heic'),
    await putPicture('Fax', fax, 'image/tiff'),
    await putPicture('Turned', turnedJpeg(), 'image/jpeg'),
    await putPicture('Damaged', heic.subarray(0, 60), 'image/heic'),
  )
  const pictures = (await readPictures(Buffer.from(bytes))).slice(1)
  expect([missing, pictures.map((picture) => picture !== null)]).toEqual([1, [true, true, true, true, true, false]])
  for (const picture of pictures.slice(0, 5)) expect(picture?.at(0.5, 0.1)).toBe('black')
  expect([pictures[0]?.at(0.1, 0.3), pictures[4]?.at(0.1, 0.3)]).toEqual(['red', 'red'])
  expect(Buffer.from(bytes).includes('Exif')).toBe(false)
})

test('in a bundle, the recognised words of a photograph lie invisible over the picture', async () => {
  const photo = drawPage(['Order'], 'eng', 50)
  await files.put('Photo of an order', photo.toBuffer('image/jpeg'), 'image/jpeg')
  const place = { left: 0.5, top: 0.2, width: 0.1, height: 0.02, confidence: 90, isLineStart: true }
  const recognised = {
    kind: 'recognised' as const,
    page: 1,
    language: 'eng' as const,
    text: 'photographed',
    words: [{ ...place, text: 'photographed' }],
    confidence: 90,
    turn: 0 as const,
    engine: 'a test',
  }
  const photographed = {
    ...part,
    title: 'Photo of an order',
    kind: 'picture' as const,
    key: 'Photo of an order',
    mediaType: 'image/jpeg',
    listRecognised: async () => [recognised],
  }
  const { bytes } = await bundle(photographed)
  const { items } = await (await (await view(bytes)).getPage(2)).getTextContent()
  const word = items.find((item) => 'str' in item && item.str === 'photographed')
  if (!word || !('transform' in word)) throw new Error('The word is not in the bundle')
  const margin = 28
  const [width, height] = [595 - 2 * margin, ((595 - 2 * margin) * photo.height) / photo.width]
  const [, , , , x, y] = word.transform
  expect(x).toBeCloseTo(margin + width / 2, 0)
  expect(y).toBeCloseTo((842 - height) / 2 + (1 - 0.22) * height, 0)
})
