import { black, PDF, PdfArray, PdfNumber } from '@libpdf/core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { addTextLayer } from './text-layer.ts'

const place = { left: 0.5, top: 0.2, width: 0.1, height: 0.05, confidence: 90, isLineStart: true }
const recognised = {
  kind: 'recognised' as const,
  page: 1,
  language: 'eng' as const,
  text: 'read',
  words: [{ ...place, text: 'read' }],
  confidence: 90,
  turn: 0 as const,
  engine: 'a test',
}

test.each([
  ['a page', null, [300, 600]],
  ['a cropped page', { CropBox: [100, 200, 500, 600] }, [300, 500]],
  ['a picture on a page', { ArtBox: [50, 100, 250, 500] }, [150, 400]],
])('a recognised word has its place on %s', async (_, box, [x, y]) => {
  const pdf = PDF.create()
  const page = pdf.addPage({ width: 600, height: 800 })
  page.drawRectangle({ x: 100, y: 200, width: 400, height: 400, color: black })
  for (const [name, edges] of Object.entries(box ?? {}))
    page.dict.set(name, PdfArray.of(...edges.map((edge) => PdfNumber.of(edge))))
  const isOfPicture = box !== null && 'ArtBox' in box
  await addTextLayer(pdf, { pages: [recognised], isOfPicture })
  const layered = await pdf.save({ subsetFonts: true })
  const shown = await (await getDocument({ data: new Uint8Array(layered), verbosity: 0 }).promise).getPage(1)
  const { items } = await shown.getTextContent()
  const item = items.find((one) => 'str' in one && one.str === 'read')
  if (!item || !('transform' in item)) throw new Error('There is no text')
  expect(item.transform[4]).toBeCloseTo(x ?? 0)
  expect(item.transform[5]).toBeCloseTo(y ?? 0)
})
