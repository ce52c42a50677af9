// Gives pdf.js the words of recognised pages as if the PDF had a text layer, so that finding, marking and copying work.
import type { RecognisedWords } from '@peshi/contract/matters/recognised-pages'
import { foldText } from '@peshi/contract/platform/fold'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type Viewport = Pick<ReturnType<PDFPageProxy['getViewport']>, 'width' | 'height' | 'convertToPdfPoint'>

export type FindWords = (page: number) => Promise<RecognisedWords | null>

const finders = new WeakMap<PDFDocumentProxy, FindWords>()

/** May be called again with another `findWords`. */
export function layRecognisedText(pdf: PDFDocumentProxy, findWords: FindWords): void {
  const isLaid = finders.has(pdf)
  finders.set(pdf, findWords)
  if (isLaid) return
  const laid = new WeakSet<PDFPageProxy>()
  const getPage = pdf.getPage.bind(pdf)
  pdf.getPage = async (number) => {
    const page = await getPage(number)
    if (laid.has(page)) return page
    laid.add(page)
    const stream = page.streamTextContent.bind(page)
    page.streamTextContent = (options) =>
      eitherStream(
        async () => {
          const words = await finders.get(pdf)?.(number)
          return words ? textContentOf(words, page.getViewport({ scale: 1 })) : null
        },
        () => stream(options),
      )
    return page
  }
}

/** The recognised text, or the PDF's own text if there is none or it cannot be loaded. */
function eitherStream(load: () => Promise<TextContent | null>, own: () => ReadableStream): ReadableStream {
  let reader: ReadableStreamDefaultReader | undefined
  return new ReadableStream({
    async pull(controller) {
      if (!reader) {
        const recognised = await load().catch(() => null)
        if (recognised) {
          controller.enqueue(recognised)
          return controller.close()
        }
        reader = own().getReader()
      }
      const { value, done } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (why) => reader?.cancel(why),
  })
}

const bytesOfWord = 9
const unit = 0xffff
const font = 'recognised'
/** The share of a line's height above the base line of the letters. */
const ascent = 0.85

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function readBoxes(boxes: string): Box[] {
  const bytes = Uint8Array.from(atob(boxes), (character) => character.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return Array.from({ length: Math.floor(bytes.length / bytesOfWord) }, (_, index) => {
    const part = (at: number) => view.getUint16(index * bytesOfWord + 2 * at) / unit
    const [left, top] = [part(0), part(1)]
    return { left, top, right: left + part(2), bottom: top + part(3) }
  })
}

const plain = (words: string) => foldText(words).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The boxes of the words of a phrase, wherever it is on the page. */
export function findBoxes({ text, boxes }: RecognisedWords, phrase: string): Box[] {
  const wanted = plain(phrase)
  if (wanted === '') return []
  const words = text.split(/\s/).map(plain)
  const all = words.join('')
  const isMarked = new Set<number>()
  for (let from = all.indexOf(wanted); from >= 0; from = all.indexOf(wanted, from + wanted.length)) {
    let at = 0
    for (const [index, word] of words.entries()) {
      if (at < from + wanted.length && at + word.length > from) isMarked.add(index)
      at += word.length
    }
  }
  return readBoxes(boxes).filter((_, index) => isMarked.has(index))
}

type Turn = RecognisedWords['turn']
type Point = [number, number]

/** Where a point of the upright page is on the page as it is shown, in fractions of each. */
const toShown: Record<Turn, (x: number, y: number) => Point> = {
  0: (x, y) => [x, y],
  90: (x, y) => [y, 1 - x],
  180: (x, y) => [1 - x, 1 - y],
  270: (x, y) => [1 - y, x],
}
const inverse: Record<Turn, Turn> = { 0: 0, 90: 270, 180: 180, 270: 90 }

function toUpright({ left, top, right, bottom }: Box, turn: Turn): Box {
  const turned = toShown[inverse[turn]]
  const [[ax, ay], [bx, by]] = [turned(left, top), turned(right, bottom)]
  return { left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by) }
}

export function textContentOf({ text, turn, boxes }: RecognisedWords, viewport: Viewport): TextContent {
  const upright = readBoxes(boxes).map((box) => toUpright(box, turn))
  const toPdf = (x: number, y: number): Point => {
    const [across, down] = toShown[turn](x, y)
    const [pdfX, pdfY] = viewport.convertToPdfPoint(across * viewport.width, down * viewport.height)
    return [Number(pdfX), Number(pdfY)]
  }
  const items: TextContent['items'] = []
  let at = 0
  for (const line of text.split('\n')) {
    const words = line.split(' ')
    const places = upright.slice(at, at + words.length)
    at += words.length
    const top = Math.min(...places.map((box) => box.top))
    const bottom = Math.max(...places.map((box) => box.bottom))
    const base = top + ascent * (bottom - top)
    for (const [index, word] of words.entries()) {
      const box = places[index]
      if (!box) break
      const next = places[index + 1]
      // The space belongs to the word before it, so that a mark over two words has no gap.
      const end = next && next.left > box.left ? next.left : box.right
      const [start, stop, above] = [toPdf(box.left, base), toPdf(end, base), toPdf(box.left, base - (bottom - top))]
      const along: Point = [stop[0] - start[0], stop[1] - start[1]]
      const up: Point = [above[0] - start[0], above[1] - start[1]]
      const [width, height] = [Math.hypot(...along) || 1, Math.hypot(...up) || 1]
      items.push({
        str: next ? `${word} ` : word,
        dir: 'ltr',
        width,
        height,
        transform: [(along[0] / width) * height, (along[1] / width) * height, up[0], up[1], start[0], start[1]],
        fontName: font,
        hasEOL: !next,
      })
    }
  }
  return {
    items,
    styles: { [font]: { fontFamily: 'sans-serif', ascent, descent: ascent - 1, vertical: false } },
    lang: null,
  }
}
