import { readFile } from 'node:fs/promises'
import { type EmbeddedFont, ops, type PDF, type PDFPage } from '@libpdf/core'
import { correctBox } from '../files/page-box.ts'
import { type Matrix, multiply, scaling } from './matrix.ts'
import type { RecognisedPage, RecognisedWord } from './recognition.ts'

type Recognised = Extract<RecognisedPage, { kind: 'recognised' }>

const invisible = 3
const size = 10

export interface TextLayer {
  pages: readonly RecognisedPage[]
  /** The words have their places on a picture, which is the art box of the page. */
  isOfPicture?: boolean
}

/** Adds the recognised words, invisible, to pages that have no text. */
export async function addTextLayer(document: PDF, { pages, isOfPicture = false }: TextLayer): Promise<void> {
  const fonts: Partial<Record<Script, EmbeddedFont>> = {}
  for (const recognised of pages) {
    const page = document.getPage(recognised.page - 1)
    if (recognised.kind !== 'recognised' || !page || page.extractText().text.trim() !== '') continue
    for (const word of recognised.words) {
      const script = /\p{Script=Devanagari}/u.test(word.text) ? 'devanagari' : 'latin'
      fonts[script] ??= document.embedFont(await readFont(script))
      writeWord(page, word, { turn: recognised.turn, font: fonts[script], isOfPicture })
    }
  }
}

type Script = 'devanagari' | 'latin'

const files = {
  devanagari: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  latin: 'inter/400Regular/Inter_400Regular.ttf',
}

const readFont = (script: Script) => readFile(new URL(import.meta.resolve(`@expo-google-fonts/${files[script]}`)))

function writeWord(
  page: PDFPage,
  word: RecognisedWord,
  { turn, font, isOfPicture }: { turn: Recognised['turn']; font: EmbeddedFont; isOfPicture: boolean },
) {
  const text = [...word.text].filter((letter) => font.canEncode(letter)).join('')
  const width = font.getTextWidth(text, size)
  if (width === 0 || word.width === 0 || word.height === 0) return
  const [a = 0, b = 0, e = 0, c = 0, d = 0, f = 0] = multiply(
    multiply(toUserSpace(page, isOfPicture), boxOf(word, turn)),
    scaling(1 / width, 1 / size),
  )
  page.drawOperators([ops.pushGraphicsState(), ops.concatMatrix(a, c, b, d, e, f), ops.setTextRenderMode(invisible)])
  page.drawText(text, { font, size })
  page.drawOperators([ops.popGraphicsState()])
}

/** Maps a unit square, whose lower edge is the line of writing, to the word's box on the page as it is shown. */
function boxOf({ left, top, width, height }: RecognisedWord, turn: Recognised['turn']): Matrix {
  const [right, bottom] = [left + width, top + height]
  if (turn === 0) return [width, 0, left, 0, -height, bottom, 0, 0, 1]
  if (turn === 180) return [-width, 0, right, 0, height, top, 0, 0, 1]
  if (turn === 90) return [0, -width, right, -height, 0, bottom, 0, 0, 1]
  return [0, width, left, height, 0, top, 0, 0, 1]
}

/** From fractions of the page as it is shown to the page's own space, which has its origin at the lower left. */
function toUserSpace(page: PDFPage, isOfPicture: boolean): Matrix {
  const { x, y, width, height } = correctBox(isOfPicture ? page.getArtBox() : page.getCropBox())
  const unturned: Record<number, Matrix> = {
    0: [1, 0, 0, 0, -1, 1, 0, 0, 1],
    90: [0, 1, 0, 1, 0, 0, 0, 0, 1],
    180: [-1, 0, 1, 0, 1, 0, 0, 0, 1],
    270: [0, -1, 1, -1, 0, 1, 0, 0, 1],
  }
  return multiply([width, 0, x, 0, height, y, 0, 0, 1], unturned[page.rotation] ?? scaling(1, 1))
}
