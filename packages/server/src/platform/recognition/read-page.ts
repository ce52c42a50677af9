import type { Engine, ReadWord } from './engine.ts'
import type { Grey } from './grey.ts'
import { apply, type Matrix } from './matrix.ts'
import type { PagePicture } from './open-pages.ts'
import type { RecognisedLanguage } from './recognition.limits.ts'
import type { RecognisedPage, RecognisedWord } from './recognition.ts'
import { drawUpright, findLie, type Turn } from './straighten.ts'

type Languages = readonly RecognisedLanguage[]

/** Lines that decide the language and the direction. About five, at 300 dots an inch. */
const sampleRows = 400
/** A script without data has about 30, a page on its head 45. */
const [surelyRead, leastRead] = [70, 50]
/** A word with less confidence may be of another language. */
const unsure = 60
const mostUnsure = 0.04
const leastGain = 3

/** `languages` in the order in which they are tried. */
export async function readPicture(
  engine: Engine,
  picture: PagePicture,
  { page, languages }: { page: number; languages: Languages },
): Promise<RecognisedPage> {
  const lie = findLie(picture, picture)
  const firstTurn = lie.isOnSide ? 90 : 0
  const first = drawUpright(picture, lie, firstTurn)
  if (!hasInk(first.upright)) return { kind: 'unread', page, problem: 'empty' }
  const sample = await readSample(engine, first.upright, languages)
  const turn = (firstTurn + (sample.isOnHead ? 180 : 0)) as Turn
  const { upright, map } = sample.isOnHead ? drawUpright(picture, lie, turn) : first
  const read = await readLanguages(engine, upright, { languages, surely: sample.language })
  if (read.words.length === 0) return { kind: 'unread', page, problem: 'empty' }
  if (byLength(read.words) < leastRead) return { kind: 'unread', page, problem: 'script' }
  const words = read.words.map((word) => placeOf(word, map, picture))
  return {
    kind: 'recognised',
    page,
    language: read.languages.join('+') as RecognisedLanguage | 'eng+hin',
    text: words.map(({ text, isLineStart }, at) => `${at === 0 ? '' : isLineStart ? '\n' : ' '}${text}`).join(''),
    words,
    confidence: mean(read.words),
    turn,
    engine: engine.name,
  }
}

async function readSample(engine: Engine, upright: Grey, languages: Languages) {
  const band = darkestRows(upright)
  const readings = [false, true].flatMap((isOnHead) => languages.map((language) => ({ isOnHead, language })))
  let best = { isOnHead: false, confidence: 0 }
  for (const { isOnHead, language } of readings) {
    const shown = isOnHead ? { ...band, dots: band.dots.slice().reverse() } : band
    const confidence = byLength(await engine.read(shown, [language]))
    if (confidence >= surelyRead) return { isOnHead, language }
    if (confidence > best.confidence) best = { isOnHead, confidence }
  }
  return { isOnHead: best.isOnHead, language: null }
}

/** Reads with both languages, which takes twice as long, only where the first one leaves words unsure. */
async function readLanguages(
  engine: Engine,
  upright: Grey,
  { languages, surely }: { languages: Languages; surely: RecognisedLanguage | null },
) {
  // Tesseract takes numbers from the first language. Hindi's data misread more of them.
  const all = [...new Set(languages)].toSorted()
  if (surely === null) return { languages: all, words: await engine.read(upright, all) }
  const words = await engine.read(upright, [surely])
  const isSure = words.filter(({ confidence }) => confidence < unsure).length <= mostUnsure * words.length
  if (isSure || all.length === 1) return { languages: [surely], words }
  const mixed = await engine.read(upright, all)
  return mean(mixed) >= mean(words) + leastGain ? { languages: all, words: mixed } : { languages: [surely], words }
}

const mean = (words: readonly ReadWord[]) =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length)

function byLength(words: readonly ReadWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters)
}

const dark = 128
/** Fewer dark dots are dust. */
const leastInk = 200

const inkOf = (dots: Uint8Array) => dots.reduce((count, dot) => count + (dot < dark ? 1 : 0), 0)
const hasInk = ({ dots }: Grey) => inkOf(dots) >= leastInk

function darkestRows({ dots, width, height }: Grey): Grey {
  const rows = Math.min(sampleRows, height)
  const ink = Array.from({ length: height }, (_, y) => inkOf(dots.subarray(y * width, (y + 1) * width)))
  let held = ink.slice(0, rows).reduce((sum, row) => sum + row, 0)
  let [first, most] = [0, held]
  for (let top = 1; top + rows <= height; top += 1) {
    held += (ink[top + rows - 1] ?? 0) - (ink[top - 1] ?? 0)
    if (held > most) [first, most] = [top, held]
  }
  return { dots: dots.subarray(first * width, (first + rows) * width), width, height: rows }
}

function placeOf(word: ReadWord, map: Matrix, picture: Grey): RecognisedWord {
  const { text, confidence, isLineStart } = word
  const [right, bottom] = [word.left + word.width, word.top + word.height]
  const corners = [
    [word.left, word.top],
    [right, word.top],
    [right, bottom],
    [word.left, bottom],
  ].map(([x = 0, y = 0]) => apply(map, [x, y]))
  const [left, width] = span(
    corners.map(([x]) => x),
    picture.width,
  )
  const [top, height] = span(
    corners.map(([, y]) => y),
    picture.height,
  )
  return { text, left, top, width, height, confidence, isLineStart }
}

function span(places: readonly number[], size: number): [start: number, length: number] {
  const [from, to] = [Math.min(...places), Math.max(...places)].map((place) => Math.min(1, Math.max(0, place / size)))
  return [from ?? 0, (to ?? 0) - (from ?? 0)]
}
