import { type PDFPage, rgb } from '@libpdf/core'
import { correctBox } from '../../platform/files/page-box.ts'
import type { PageForm } from './bundle.task.ts'

const ink = rgb(0, 0, 0)
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

/** Writes the number of a page into its corner, on white, however the page is turned. */
export function stampNumber(page: PDFPage, number: number, { corner, letters: size }: Omit<PageForm, 'paper'>): void {
  const words = String(number)
  const width = words.length * size * 0.56
  const box = correctBox(page.getCropBox())
  const { x, y, left, up } = corners[page.rotation](box)
  const isAcross = page.rotation === 90 || page.rotation === 270
  const [seenWidth, seenHeight] = isAcross ? [box.height, box.width] : [box.width, box.height]
  const end = corner.endsWith('right') ? 10 : (seenWidth - width - 8) / 2
  const foot = corner.startsWith('top') ? seenHeight - size - 12 : 8
  const at = (fromEnd: number, fromBottom: number) => ({
    x: x + left[0] * fromEnd + up[0] * fromBottom,
    y: y + left[1] * fromEnd + up[1] * fromBottom,
  })
  const [one, other] = [at(end, foot), at(end + width + 8, foot + size + 4)]
  page.drawRectangle({
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
    color: white,
  })
  page.drawText(words, { ...at(end + 4 + width, foot + 3.5), size, color: ink, rotate: { angle: page.rotation } })
}
