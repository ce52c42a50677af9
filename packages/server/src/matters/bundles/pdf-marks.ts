import {
  type PDF,
  type PDFPage,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfRef,
  PdfString,
  rgb,
} from '@libpdf/core'
import { correctBox } from '../../platform/files/page-box.ts'

const size = 8
const grey = rgb(0.36, 0.39, 0.45)
const white = rgb(1, 1, 1)

type Way = readonly [number, number]

const corners: Record<PDFPage['rotation'], (box: Box) => { x: number; y: number; left: Way; up: Way }> = {
  0: ({ x, y, width }) => ({ x: x + width, y, left: [-1, 0], up: [0, 1] }),
  90: ({ x, y, width, height }) => ({ x: x + width, y: y + height, left: [0, -1], up: [-1, 0] }),
  180: ({ x, y, height }) => ({ x, y: y + height, left: [1, 0], up: [0, -1] }),
  270: ({ x, y }) => ({ x, y, left: [0, 1], up: [1, 0] }),
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function stampNumber(page: PDFPage, number: number): void {
  const words = String(number)
  const width = words.length * size * 0.56
  const { x, y, left, up } = corners[page.rotation](correctBox(page.getCropBox()))
  const at = (fromEnd: number, fromBottom: number) => ({
    x: x + left[0] * fromEnd + up[0] * fromBottom,
    y: y + left[1] * fromEnd + up[1] * fromBottom,
  })
  const [one, other] = [at(10, 8), at(18 + width, 20)]
  page.drawRectangle({
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
    color: white,
  })
  page.drawText(words, { ...at(14 + width, 11.5), size, color: grey, rotate: { angle: page.rotation } })
}

const pageRef = (pdf: PDF, at: number): PdfRef | undefined => pdf.getPage(at)?.ref

const destination = (ref: PdfRef) => new PdfArray([ref, PdfName.of('Fit')])

export function setLinkTargets(pdf: PDF, places: readonly number[]): void {
  const resolve = pdf.getObject.bind(pdf)
  for (const page of pdf.getPages().slice(0, places[0] ?? 0)) {
    const links = page.dict.get('Annots', resolve)
    if (!(links instanceof PdfArray)) continue
    for (let at = 0; at < links.length; at++) {
      const link = links.at(at, resolve)
      const action = link instanceof PdfDict ? link.get('A', resolve) : undefined
      const address = action instanceof PdfDict ? action.get('URI', resolve) : undefined
      const part = address instanceof PdfString ? /^part:(\d+)$/.exec(address.asString()) : null
      const ref = part && pageRef(pdf, places[Number(part[1])] ?? 0)
      if (!(link instanceof PdfDict && ref)) continue
      link.delete('A')
      link.set('Dest', destination(ref))
    }
  }
}

export function addBookmarks(pdf: PDF, marks: readonly { title: string; page: number }[]): void {
  const items = marks.flatMap(({ title, page }) => {
    const ref = pageRef(pdf, page)
    return ref
      ? [
          new PdfDict([
            ['Title', PdfString.fromString(title)],
            ['Dest', destination(ref)],
          ]),
        ]
      : []
  })
  const refs = items.map((item) => pdf.register(item))
  const [first, last] = [refs[0], refs.at(-1)]
  if (!first || !last) return
  const outlines = pdf.register(
    new PdfDict([
      ['Type', PdfName.of('Outlines')],
      ['First', first],
      ['Last', last],
      ['Count', PdfNumber.of(items.length)],
    ]),
  )
  for (const [at, item] of items.entries()) {
    item.set('Parent', outlines)
    const [before, after] = [refs[at - 1], refs[at + 1]]
    if (before) item.set('Prev', before)
    if (after) item.set('Next', after)
  }
  pdf.getCatalog().set('Outlines', outlines)
  pdf.getCatalog().set('PageMode', PdfName.of('UseOutlines'))
}
