import { PDF } from '@libpdf/core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { drawPage, errorRate, orderText, scan, turn } from '../../../test/drawn-pages.ts'
import { widePicture } from '../../../test/hostile-files.ts'
import { addTextLayer, type RecognisedPage, recognise } from './recognition.ts'

const lend = (bytes: Uint8Array) => new Blob([bytes as never]).stream() as ReadableStream<Uint8Array>

async function read(file: Uint8Array, more: Partial<Parameters<typeof recognise>[1]> = {}) {
  const pages: RecognisedPage[] = []
  const opened = await recognise(lend(file), {
    pages: 'all',
    languages: ['eng', 'hin'],
    signal: new AbortController().signal,
    urgency: 'awaited',
    onPage: async (page) => void pages.push(page),
    owner: 'tests',
    ...more,
  })
  return { opened, pages }
}

function recognised(page: RecognisedPage | undefined) {
  if (page?.kind !== 'recognised') throw new Error(`not recognised: ${JSON.stringify(page)}`)
  return page
}

const english = orderText.eng.slice(0, 5)
const hindi = orderText.hin.slice(3, 5)
const tamil = ['மனுதாரர் சார்பில் வழக்கறிஞர் ஆஜரானார். எதிர்மனுதாரர் பதில் மனு தாக்கல் செய்ய மூன்று வார கால அவகாசம்']
const bengali = ['বাদীর পক্ষে আইনজীবী উপস্থিত ছিলেন। বিবাদী তিন সপ্তাহের মধ্যে লিখিত জবাব দাখিল করবেন।']
const scanned = () => scan([drawPage(english, 'eng', 200)])

async function withLayer(bytes: Uint8Array, pages: RecognisedPage[]) {
  const pdf = await PDF.load(bytes)
  await addTextLayer(pdf, { pages })
  return pdf.save({ subsetFonts: true })
}

async function textOf(pdf: Uint8Array): Promise<{ text: string; x: number; y: number }[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }] : [],
  )
}

test('an English scan is read, each word has its place, and its text layer has the same words there', async () => {
  const pdf = await scanned()
  const { opened, pages } = await read(pdf)
  expect(opened).toEqual({ kind: 'opened', pages: 1 })
  const page = recognised(pages[0])
  expect(page).toMatchObject({ page: 1, language: 'eng', turn: 0, engine: 'tesseract.js-core 7.0.0' })
  expect(errorRate(english, page.text)).toBeLessThan(0.5)
  expect(page.confidence).toBeGreaterThan(90)
  const [first] = page.words
  expect(first).toMatchObject({ text: 'IN', isLineStart: true })
  expect(first?.left).toBeCloseTo(62 / 595, 2)
  expect((first?.top ?? 0) + (first?.height ?? 0)).toBeCloseTo(80 / 842, 2)
  const copied = await textOf(await withLayer(pdf, pages))
  expect(errorRate(english, copied.map(({ text }) => text).join(' '))).toBeLessThan(0.5)
  expect(copied[0]?.x).toBeCloseTo(62, -1)
  expect(copied[0]?.y).toBeCloseTo(842 - 80, -1)
}, 120_000)

test('a Hindi page that lies on its side is turned, and its text layer is in Hindi', async () => {
  const pdf = await scan([turn(drawPage(hindi, 'hin', 200), 90)])
  const page = recognised((await read(pdf)).pages[0])
  expect(page).toMatchObject({ language: 'hin', turn: 270 })
  expect(errorRate(hindi, page.text)).toBeLessThan(1.5)
  const [first] = page.words
  expect(first?.left).toBeGreaterThan(0.85)
  const copied = await textOf(await withLayer(pdf, [page]))
  expect(errorRate(hindi, copied.map(({ text }) => text).join(' '))).toBeLessThan(1.5)
}, 120_000)

test('a page in a script without data, a blank page and a huge page are named, and the rest is read', async () => {
  const document = await PDF.load(
    await scan([drawPage(tamil, 'tamil', 150), drawPage(bengali, 'bengali', 150), drawPage([], 'eng', 100)]),
  )
  document.addPage({ width: 20_000, height: 20_000 })
  await document.copyPagesFrom(await PDF.load(await scanned()), [0])
  const { opened, pages } = await read(await document.save())
  expect(opened).toEqual({ kind: 'opened', pages: 5 })
  expect(pages.slice(0, 4)).toEqual([
    { kind: 'unread', page: 1, problem: 'script' },
    { kind: 'unread', page: 2, problem: 'script' },
    { kind: 'unread', page: 3, problem: 'empty' },
    { kind: 'unread', page: 4, problem: 'too-large' },
  ])
  expect(recognised(pages[4]).page).toBe(5)
}, 240_000)

test('of a PDF of 2,000 pages, the last is read', async () => {
  const document = PDF.create()
  for (let page = 1; page < 2000; page++) document.addPage({ width: 595, height: 842 })
  await document.copyPagesFrom(await PDF.load(await scanned()), [0])
  const { opened, pages } = await read(await document.save(), { pages: [1999, 2000] })
  expect(opened).toEqual({ kind: 'opened', pages: 2000 })
  expect(pages[0]).toEqual({ kind: 'unread', page: 1999, problem: 'empty' })
  expect(recognised(pages[1]).page).toBe(2000)
}, 240_000)

test('a page whose picture says that it has 900 million dots is not drawn', async () => {
  const place = 'q 595 0 0 842 0 0 cm /Scan Do Q'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>',
    `<< /Length ${place.length} >>\nstream\n${place}\nendstream`,
    '<< /Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n0\nendstream',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const file = Buffer.from(`%PDF-1.4\n${objects.join('')}trailer << /Root 1 0 R >>\n%%EOF\n`)
  expect((await read(file)).pages).toEqual([{ kind: 'unread', page: 1, problem: 'too-large' }])
}, 120_000)

test.each([
  ['a broken PDF', async () => Buffer.from('%PDF-1.4\nnothing'), 'broken'],
  ['a file that is no picture', async () => Buffer.from('nothing'), 'broken'],
  [
    'an encrypted PDF',
    async () => {
      const document = await PDF.load(await scanned())
      document.setProtection({ userPassword: 'a', ownerPassword: 'b' })
      return document.save()
    },
    'encrypted',
  ],
  ['a picture bomb', async () => widePicture(8_100), 'too-large'],
])(
  '%s is refused',
  async (_, make, problem) => {
    expect(await read(await make())).toEqual({ opened: { kind: 'refused', problem }, pages: [] })
  },
  120_000,
)

test('reading that stops in the middle of a page keeps the pages before it and goes on with the rest', async () => {
  const pdf = await scan([drawPage(english, 'eng', 200), drawPage(english, 'eng', 200)])
  const stop = new AbortController()
  const pages: number[] = []
  const stopped = read(pdf, {
    signal: stop.signal,
    onPage: async ({ page }) => {
      pages.push(page)
      setTimeout(() => stop.abort(), 300)
    },
  })
  await expect(stopped).rejects.toThrow('abort')
  expect(pages).toEqual([1])
  expect((await read(pdf, { pages: [2] })).pages.map((page) => recognised(page).page)).toEqual([2])
}, 120_000)
