import { joinPieces, type Line, type PdfPage } from '../src/cause-lists/pdf-lines.ts'

export type Printed = readonly (readonly [left: number, text: string])[]

const size = 10

/** A printed page from texts at places. A text alone stands in the middle. */
export function toPage(rows: readonly (Printed | string)[], { number = 1, pitch = 14 } = {}): PdfPage {
  const lines = rows.map((row, at): Line => {
    const pieces = (typeof row === 'string' ? ([[160, row]] as const) : row).map(([left, text]) => ({
      left,
      text,
      right: left + text.length * 5,
    }))
    return { top: at * pitch, size, pieces, text: joinPieces(pieces, size) }
  })
  return { number, width: 600, lines, links: [] }
}

export async function* inTurn(pages: readonly PdfPage[]): AsyncGenerator<PdfPage> {
  yield* pages
}
