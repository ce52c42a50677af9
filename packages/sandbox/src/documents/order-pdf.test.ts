import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { makeClock } from '../clock.ts'
import { createWorld } from '../world/world.ts'
import { drawOrder } from './order-pdf.ts'

const world = createWorld('peshi', makeClock('2026-11-20T05:00:00Z'))

async function readText(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const page = await document.getPage(1)
  const content = await page.getTextContent()
  return content.items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

function draw(id: string, which: number): Buffer {
  const subject = world.find(id)
  const order = subject?.orders.at(which)
  if (!subject || !order) throw new Error('No such order')
  return drawOrder(subject, order)
}

test('an order names its court, case, parties, judges, text and date', async () => {
  const pdf = draw('UPHC010412072024', 0)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const text = await readText(pdf)
  for (const part of [
    'HIGH COURT OF JUDICATURE AT ALLAHABAD',
    '12345 of 2024',
    'Ramesh Chandra',
    'State of U.P.',
    'Ojha',
    'List on',
    'every person and case here is invented',
  ])
    expect(text).toContain(part)
})

test('an order in Hindi is in Devanagari, its labels too', async () => {
  const text = await readText(draw('UPHC010391182023', 0))
  // pdfjs gives shaped syllables one by one, some vowel signs twice or not: whole words can't be compared.
  expect(text).toContain('उच्च')
  expect(text.match(/[\u0900-\u097f]/g)?.length).toBeGreaterThan(150)
  expect(text).not.toContain('Petitioner')
})

test('a judgment is called one', async () => {
  expect(await readText(draw('HCBM010022102023', -1))).toContain('JUDGMENT')
})

test('text that looks like markup stays text', async () => {
  const after = world.passOrder('UPHC020188062025', { text: '#import "x" *stars* $x$ <b>bold</b> \\ "quoted"' })
  const order = after.orders.at(-1)
  if (!order) throw new Error('No order')
  expect(await readText(drawOrder(after, order))).toContain('#import "x" *stars* $x$ <b>bold</b>')
})

test('an order already drawn is not drawn again', () => {
  expect(draw('UPHC010412072024', 0)).toBe(draw('UPHC010412072024', 0))
})
