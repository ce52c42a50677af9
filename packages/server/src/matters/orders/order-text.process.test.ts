import { deflateSync } from 'node:zlib'
import { buildSandbox } from '@peshi/sandbox/app'
import { makeClock } from '@peshi/sandbox/clock'
import { drawOrder, hindiTextOf } from '@peshi/sandbox/documents/order-pdf'
import { expect, test } from 'vitest'
import { isFull } from '../../../../../scripts/lib/test-lengths.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { ReadingCutOff, readPdfText } from './order-text.process.ts'

const streamOf = (bytes: Uint8Array) => new Blob([Buffer.from(bytes)]).stream()
const read = (bytes: Uint8Array, seconds?: number) =>
  readPdfText(streamOf(bytes), seconds === undefined ? {} : { seconds })

test('each page gives its text, or null if it has no words, and a byte order mark before the PDF is ignored', async () => {
  const pdf = plainPdf([['Writ - C No. 12345 of 2024', 'List on 1.12.2026.'], [], ['- * -'], ['Dismissed.']])
  expect(await read(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf]))).toEqual({
    kind: 'read',
    pages: ['Writ - C No. 12345 of 2024\nList on 1.12.2026.', null, null, 'Dismissed.'],
  })
})

test('Hindi in the legacy font Kruti Dev is converted, and a page of garbled characters gives no text', async () => {
  const kruti = ['izkFkhZ ds vf/koDrk dks lquk x;kA', "U;k;ky; dk vkns'k ikfjr fd;k x;k gSA"]
  const pdf = plainPdf([kruti, Array.from({ length: 12 }, () => 'k{k;q p;o d}j [t;u u`k m;k')])
  expect(await read(pdf)).toEqual({
    kind: 'read',
    pages: ['प्रार्थी के अधिवक्ता को सुना गया।\nन्यायालय का आदेश पारित किया गया है।', null],
  })
})

const triedOrders = isFull ? 5 : 1

test('a Hindi order has either every word correct or no text', { timeout: 180_000 }, async () => {
  const { world, close } = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
  const orders = world.cases().flatMap((subject) => subject.orders.map((order) => ({ subject, order })))
  const wordsOf = (text: string) =>
    text
      .normalize('NFC')
      .split(/[\s,.:;।()-]+/)
      .filter(Boolean)
  for (const kind of ['drawn', 'legacy', null]) {
    const own = orders
      .filter(({ order }) => order.language === 'hi' && hindiTextOf(order) === kind)
      .slice(0, triedOrders)
    expect(own).toHaveLength(triedOrders)
    for (const { subject, order } of own) {
      const text = await read(drawOrder(subject, order))
      if (text.kind !== 'read') throw new Error(text.problem)
      if (kind === null) expect(text.pages).toEqual([null])
      else expect(wordsOf(text.pages.join('\n'))).toEqual(expect.arrayContaining(wordsOf(order.paragraphs.join(' '))))
    }
  }
  await close()
})

test('a file that is not a PDF is unreadable', async () => {
  for (const bytes of [Buffer.from('%PDF-1.7 an order'), Buffer.alloc(0), Buffer.from('<html>')])
    expect((await read(bytes)).kind).toBe('unreadable')
})

test('a document that unpacks to gigabytes ends only the process that reads it', { timeout: 180_000 }, async () => {
  const once = deflateSync(Buffer.alloc(150_000_000, ' '), { level: 9 })
  const bomb = deflateSync(once, { level: 9 })
  const pdf = plainPdf([['x']], { data: bomb, filter: '[/FlateDecode /FlateDecode]', times: 20 })
  expect(pdf.byteLength).toBeLessThan(100_000)
  await expect(read(pdf, 170)).rejects.toThrow('cut off (SIGKILL)')
})

test('reading a document ends at the time limit or when it is cancelled', async () => {
  const pdf = plainPdf([['x']])
  await expect(read(pdf, 0.001)).rejects.toBeInstanceOf(ReadingCutOff)
  const stop = new AbortController()
  const reading = readPdfText(streamOf(pdf), { signal: stop.signal })
  stop.abort(new Error('the server stops'))
  await expect(reading).rejects.toThrow('the server stops')
})
