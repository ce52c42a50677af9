import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test, vi } from 'vitest'
import { findBoxes, layRecognisedText, textContentOf } from './recognised-text.ts'

const unit = 0xffff

/** Each box: left, top, width, height in fractions. */
function pack(...boxes: [number, number, number, number][]): string {
  const view = new DataView(new ArrayBuffer(boxes.length * 9))
  for (const [index, box] of boxes.entries())
    for (const [at, part] of box.entries()) view.setUint16(index * 9 + 2 * at, Math.round(part * unit))
  return btoa(String.fromCharCode(...new Uint8Array(view.buffer)))
}

/** A page of 600 × 800 points without rotation: the origin of a PDF is at the bottom left. */
const viewport = { width: 600, height: 800, convertToPdfPoint: (x: number, y: number) => [x, 800 - y] }

const itemsOf = (words: Parameters<typeof textContentOf>[0]) =>
  textContentOf(words, viewport).items.map((item) => {
    if (!('str' in item)) throw new Error('No text')
    const { str, width, height, transform, hasEOL } = item
    return { str, width: Math.round(width), height: Math.round(height), at: transform.map(Math.round), hasEOL }
  })

test('words are placed on the line on which they stand, and a space fills the gap to the next word', () => {
  const boxes = pack([0.1, 0.1, 0.1, 0.05], [0.25, 0.12, 0.1, 0.03], [0.1, 0.2, 0.2, 0.05])
  const items = itemsOf({ page: 1, turn: 0, text: 'विद्वान अधिवक्ता\nheard', boxes })
  const base = 800 - (80 + 0.85 * 40)
  expect(items).toEqual([
    { str: 'विद्वान ', width: 90, height: 40, at: [40, 0, 0, 40, 60, base], hasEOL: false },
    { str: 'अधिवक्ता', width: 60, height: 40, at: [40, 0, 0, 40, 150, base], hasEOL: true },
    { str: 'heard', width: 120, height: 40, at: [40, 0, 0, 40, 60, 800 - (160 + 0.85 * 40)], hasEOL: true },
  ])
})

test.each([
  // The text runs upwards, and its letters point to the left.
  [90, [0.1, 0.7, 0.05, 0.2], { along: [0, 1], up: [-1, 0], width: 160, height: 30 }],
  [180, [0.7, 0.8, 0.2, 0.05], { along: [-1, 0], up: [0, -1], width: 120, height: 40 }],
  [270, [0.1, 0.1, 0.05, 0.2], { along: [0, -1], up: [1, 0], width: 160, height: 30 }],
] as const)(
  'on a page that must be turned by %i°, the text follows the picture',
  (turn, box, { along, up, ...size }) => {
    const [item] = itemsOf({ page: 1, turn, text: 'Order', boxes: pack([...box]) })
    const [a = 0, b = 0, c = 0, d = 0] = item?.at ?? []
    const [length, unitless] = [size.height, (value: number) => Math.round(value / size.height) + 0]
    expect([unitless(a), unitless(b)]).toEqual([...along])
    expect([unitless(c), unitless(d)]).toEqual([...up])
    expect([item?.width, item?.height, length]).toEqual([size.width, size.height, size.height])
  },
)

function fakePdf() {
  const own = vi.fn(
    () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue({ items: [{ str: 'own' }] })
          controller.close()
        },
      }),
  )
  const page = { streamTextContent: own, getViewport: () => viewport }
  return { pdf: { getPage: async () => page } as unknown as PDFDocumentProxy, own }
}

async function textOf(pdf: PDFDocumentProxy) {
  const reader = (await pdf.getPage(1)).streamTextContent().getReader()
  const { value } = await reader.read()
  return value.items.map(({ str }: { str: string }) => str)
}

test('a recognised page gives the recognised words, other pages their own text', async () => {
  const { pdf, own } = fakePdf()
  layRecognisedText(pdf, async () => ({ page: 1, turn: 0, text: 'read', boxes: pack([0, 0, 0.1, 0.1]) }))
  expect(await textOf(pdf)).toEqual(['read'])
  expect(own).not.toHaveBeenCalled()
  layRecognisedText(pdf, async () => null)
  expect(await textOf(pdf)).toEqual(['own'])
  layRecognisedText(pdf, () => Promise.reject(new Error('no connection')))
  expect(await textOf(pdf)).toEqual(['own'])
})

test('a phrase is found over line breaks and in another spelling, with the boxes of its words', () => {
  const boxes = pack([0.1, 0.1, 0.1, 0.05], [0.3, 0.1, 0.2, 0.05], [0.1, 0.2, 0.2, 0.05], [0.4, 0.2, 0.1, 0.05])
  const page = { page: 1, turn: 0 as const, text: 'विद्वान लिखित\nकथन, heard', boxes }
  const lefts = (phrase: string) =>
    findBoxes(page, phrase).map(({ left, top }) => [left, top].map((at) => at.toFixed(1)))
  expect(lefts('लिखित कथन')).toEqual([
    ['0.3', '0.1'],
    ['0.1', '0.2'],
  ])
  expect(lefts('HEARD')).toEqual([['0.4', '0.2']])
  expect([lefts('dismissed'), lefts(' ')]).toEqual([[], []])
})
