import type { PDFPage } from '@libpdf/core'

type Box = ReturnType<PDFPage['getCropBox']>

/** Corrects a box of a page: @libpdf/core 0.4.2 gives its right and upper edges as its width and height. */
export const correctBox = ({ x, y, width: right, height: top }: Box): Box => ({
  x: Math.min(x, right),
  y: Math.min(y, top),
  width: Math.abs(right - x),
  height: Math.abs(top - y),
})
