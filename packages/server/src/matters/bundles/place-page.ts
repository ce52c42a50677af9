// Puts a page on the paper that a court asks for. A larger page is made smaller, a smaller one is put in the middle;
// nothing is cut off. A page that lies across, or is turned, stays so.
import { type PDF, type PDFPage, PdfArray, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import { correctBox } from '../../platform/files/page-box.ts'
import type { PaperSize } from './bundle.task.ts'

/** A page within this many points of the paper is left as it is. */
const tolerance = 3

const isTurned = (page: PDFPage) => page.rotation === 90 || page.rotation === 270

function unitOf(page: PDFPage): number {
  const unit = page.dict.getNumber('UserUnit')?.value ?? 1
  return unit > 0 ? unit : 1
}

function shownBox(page: PDFPage) {
  const [media, crop] = [correctBox(page.getMediaBox()), correctBox(page.getCropBox())]
  const x = Math.max(media.x, crop.x)
  const y = Math.max(media.y, crop.y)
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : media
}

/** The size of the page as a reader sees it, in points. */
export function seenSize(page: PDFPage): PaperSize {
  const { width, height } = shownBox(page)
  const unit = unitOf(page)
  return isTurned(page)
    ? { width: height * unit, height: width * unit }
    : { width: width * unit, height: height * unit }
}

/** The larger distance of a side from the paper, whichever way the page lies, in points. */
export function distanceFrom(paper: PaperSize, { width, height }: PaperSize): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return Math.max(Math.abs(short - paper.width), Math.abs(long - paper.height))
}

export function placePage(pdf: PDF, page: PDFPage, paper: PaperSize): void {
  const seen = seenSize(page)
  if (distanceFrom(paper, seen) <= tolerance && unitOf(page) === 1) {
    const { x, y, width, height } = shownBox(page)
    setBox(page, [x, y, x + width, y + height])
    return
  }
  const liesAcross = seen.width > seen.height
  // In the page's own space, which a turn of a quarter exchanges.
  const isWide = liesAcross !== isTurned(page)
  const [width, height] = isWide ? [paper.height, paper.width] : [paper.width, paper.height]
  const box = shownBox(page)
  const unit = unitOf(page)
  const scale = unit * Math.min(1, width / (box.width * unit), height / (box.height * unit))
  const left = (width - box.width * scale) / 2 - box.x * scale
  const bottom = (height - box.height * scale) / 2 - box.y * scale
  // The clip keeps hidden what the page hides outside its box.
  const clip = [box.x, box.y, box.width, box.height].join(' ')
  wrapContent(pdf, page, `q ${[scale, 0, 0, scale, left, bottom].map(toOperand).join(' ')} cm ${clip} re W n\n`)
  setBox(page, [0, 0, width, height])
}

function setBox(page: PDFPage, edges: readonly number[]): void {
  page.dict.set('MediaBox', new PdfArray(edges.map((edge) => PdfNumber.of(edge))))
  for (const name of ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'UserUnit']) page.dict.delete(name)
}

/** PDF has no exponents. */
const toOperand = (value: number) => value.toFixed(6)

function wrapContent(pdf: PDF, page: PDFPage, before: string): void {
  const own = page.dict.get('Contents')
  const contents = own instanceof PdfRef ? pdf.getObject(own) : own
  const streams: PdfObject[] = contents instanceof PdfArray ? [...contents] : own ? [own] : []
  const register = (text: string) => pdf.register(new PdfStream([], new TextEncoder().encode(text)))
  page.dict.set('Contents', new PdfArray([register(before), ...streams, register('\nQ\n')]))
}
