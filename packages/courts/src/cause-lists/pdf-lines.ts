import { PageChanged } from '../errors.ts'
import { tidy } from '../reading/text.ts'

export interface Piece {
  left: number
  right: number
  text: string
}

export interface Line {
  top: number
  size: number
  pieces: Piece[]
  text: string
}

export interface PdfPage {
  number: number
  width: number
  lines: Line[]
  links: PageLink[]
}

/** A link annotation. Its address can be missing from the visible text. */
export interface PageLink {
  url: string
  left: number
  top: number
}

const sameLine = 2.5

export async function readPdfLines(bytes: Uint8Array): Promise<PdfPage[]> {
  const pages: PdfPage[] = []
  for await (const page of readPdfPages(bytes)) pages.push(page)
  return pages
}

/** Thrown for a scanned document without text. */
export class OnlyPictures extends PageChanged {}

/** `onPage` hears how many pages are read, and how many there are. */
export type OnPage = (read: number, total: number) => void

export async function* readPdfPages(bytes: Uint8Array, onPage?: OnPage): AsyncGenerator<PdfPage> {
  const [head, tail] = [textOf(bytes.subarray(0, 64)), textOf(bytes.subarray(-1024))]
  if (!/^[\s\xef\xbb\xbf]*%PDF/.test(head)) throw new PageChanged('The cause list is not a PDF')
  // pdf.js would repair a truncated PDF and silently lose pages.
  if (!tail.includes('%%EOF')) throw new PageChanged('The cause list is incomplete')
  try {
    yield* readPages(bytes, onPage)
  } catch (error) {
    if (error instanceof PageChanged) throw error
    throw new PageChanged('The cause list can’t be read as a PDF', { cause: error })
  }
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

async function* readPages(bytes: Uint8Array, onPage?: OnPage): AsyncGenerator<PdfPage> {
  // Loaded on demand: pdf.js and its canvas need about 40 MB of memory.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  // A copy, because pdf.js detaches the buffer that it gets.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, stopAtErrors: true })
  try {
    const document = await task.promise
    let lines = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const runs = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [placeRun(item, height)] : []))
      // Annotations are slow to read, so pages that mention no links are skipped.
      const links = runs.some(({ text }) => linkWords.test(text)) ? await page.getAnnotations() : []
      const read = { number, width, lines: groupLines(runs), links: placeLinks(links, height) }
      page.cleanup()
      lines += read.lines.length
      yield read
      onPage?.(number, document.numPages)
    }
    if (lines === 0) throw new OnlyPictures('The cause list has pictures, no text')
  } finally {
    await task.destroy()
  }
}

const linkWords = /\blinks?\b|https?:|meeting|passcode|webex|zoom/i

type Run = Piece & { top: number; size: number }

function placeRun(item: { str: string; transform: unknown[]; width: number; height: number }, height: number): Run {
  const [left, base] = [Number(item.transform[4]), Number(item.transform[5])]
  return { left, right: left + item.width, top: height - base, size: item.height, text: item.str }
}

const placeLinks = (annotations: { url?: unknown; rect?: unknown }[], height: number): PageLink[] =>
  annotations.flatMap(({ url, rect }) => {
    if (typeof url !== 'string' || !Array.isArray(rect)) return []
    return [{ url, left: Number(rect[0]), top: height - Number(rect[3]) }]
  })

/** Runs smaller than this share of their line are specks of the printing, such as a dot of half a point inside `832/2025`. */
const speck = 0.2

function groupLines(runs: Run[]): Line[] {
  const rows: Run[][] = []
  for (const run of runs.toSorted((one, other) => one.top - other.top)) {
    const last = rows.at(-1)
    if (last?.[0] && run.top - last[0].top <= sameLine) last.push(run)
    else rows.push([run])
  }
  return rows.map((row) => {
    const size = Math.max(...row.map((run) => run.size))
    const pieces = row.filter((run) => run.size >= size * speck).toSorted((one, other) => one.left - other.left)
    return {
      top: row[0]?.top ?? 0,
      size,
      pieces: pieces.map(({ left, right, text }) => ({ left, right, text })),
      text: joinPieces(pieces, size),
    }
  })
}

/** A PDF may store one word as several pieces, so only a visible gap becomes a space. */
export function joinPieces(pieces: readonly Piece[], size: number): string {
  let text = ''
  let right: number | null = null
  for (const piece of pieces) {
    text += right !== null && piece.left - right > size * 0.15 ? ` ${piece.text}` : piece.text
    right = piece.right
  }
  return tidy(text)
}

/** Splits a line at gaps that are wider than `gap` times its letter size. */
export function phrasesOf(line: Line, gap = 0.6): Piece[] {
  const phrases: Piece[][] = []
  for (const piece of line.pieces) {
    const last = phrases.at(-1)?.at(-1)
    if (last && piece.left - last.right <= line.size * gap) phrases.at(-1)?.push(piece)
    else phrases.push([piece])
  }
  return phrases.map((pieces) => ({
    left: pieces[0]?.left ?? 0,
    right: pieces.at(-1)?.right ?? 0,
    text: joinPieces(pieces, line.size),
  }))
}
