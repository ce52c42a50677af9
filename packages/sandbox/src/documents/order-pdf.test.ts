import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { makeClock } from '../clock.ts'
import type { WorldOrder } from '../world/types.ts'
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

test('the PDF of an order contains its court, case, parties, judges, text and date', async () => {
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

describe('the PDF of an order in Hindi is encoded as court word processors encode Hindi', () => {
  const order = (documentId: number): WorldOrder => ({
    ...(world.find('UPHC010391182023')?.orders.at(0) as WorldOrder),
    documentId,
    language: 'hi',
    paragraphs: ['विद्वान अधिवक्ता को सुना गया। निर्णय सुरक्षित।'],
  })
  const drawOf = (documentId: number) => {
    const subject = world.find('UPHC010391182023')
    if (!subject) throw new Error('No such case')
    return readText(drawOrder(subject, { ...order(documentId), number: documentId }))
  }

  test('some orders store vowel signs in the sequence in which they are drawn', async () => {
    expect(await drawOf(1)).toContain('िवद्वान अिधवक्ता को सुना गया। िनणर्य सुरिक्षत।')
  })
  test('in some orders, only the Hindi text is in a legacy font', async () => {
    const text = await drawOf(2)
    expect(text).toContain('fo}ku vf/koDrk dks lquk x;kA fu.kZ; lqjf{krA')
    expect(text).toContain('APPLICATION U/S 482 No. - 7788 of 2023')
  })
  test('in some orders, the font has its own codes, which give no readable words', async () => {
    expect(await drawOf(5)).not.toContain('विद्वान')
  })
})

test('the PDF of a judgment has the heading JUDGMENT', async () => {
  expect(await readText(draw('HCBM010022102023', -1))).toContain('JUDGMENT')
})

test('text that looks like markup is printed as plain text', async () => {
  const after = world.passOrder('UPHC020188062025', { text: '#import "x" *stars* $x$ <b>bold</b> \\ "quoted"' })
  const order = after.orders.at(-1)
  if (!order) throw new Error('No order')
  expect(await readText(drawOrder(after, order))).toContain('#import "x" *stars* $x$ <b>bold</b>')
})

test('the PDF of a scanned order is a picture without text', async () => {
  const after = world.passOrder('UPHC020188062025', { text: 'विपक्षी आपत्ति दाखिल करे।', isScanned: true })
  const order = after.orders.at(-1)
  if (!order) throw new Error('No order')
  const pdf = drawOrder(after, order)
  expect(await readText(pdf)).toBe('')
  expect(pdf.includes('/Subtype /Image')).toBe(true)
})

test('the PDF of an order is drawn only once', () => {
  expect(draw('UPHC010412072024', 0)).toBe(draw('UPHC010412072024', 0))
})
