// How a recognised page is stored: its text, and the box of each word of the text in nine bytes. The columns are the same
// for orders and documents.
import { type SQL, sql } from 'drizzle-orm'
import { boolean, customType, jsonb, type PgColumn } from 'drizzle-orm/pg-core'
import { storableText } from '../storable-text.ts'
import type { RecognisedPage, RecognisedWord } from './recognition.ts'

type Read = Extract<RecognisedPage, { kind: 'recognised' }>
type Unread = Extract<RecognisedPage, { kind: 'unread' }>

/** How a page was recognised, and when. */
export type Recognition = { at: string } & (
  | (Pick<Read, 'language' | 'confidence' | 'turn' | 'engine'> & { problem?: undefined })
  | Pick<Unread, 'problem'>
)

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const recognitionColumns = () => ({
  /** The page has no readable text layer, and waits to be recognised. */
  waits: boolean().notNull().default(false),
  recognition: jsonb().$type<Recognition>(),
  boxes: bytes(),
})

/** Below this confidence, a page is searched, but nothing is proposed from it (decision 033 has the measured errors). */
export const leastConfidence = 90

export const isUnsure = (recognition: Recognition | null): boolean =>
  recognition !== null && recognition.problem === undefined && recognition.confidence < leastConfidence

/** The text of a page from which directions and facts may be proposed. */
export const sureText = ({ text, recognition }: { text: PgColumn; recognition: PgColumn }): SQL<string | null> =>
  sql`case when (${recognition} ->> 'confidence')::float < ${leastConfidence} then null else ${text} end`

const bytesOfWord = 9
const unit = 0xffff
const units = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * unit)

interface Stored {
  text: string | null
  recognition: Recognition
  boxes: Uint8Array | null
}

/** The text has exactly the stored words, so that the boxes belong to its words one by one. */
export function packPage(page: RecognisedPage, now: Date): Stored {
  const at = now.toISOString()
  if (page.kind === 'unread') return { text: null, recognition: { at, problem: page.problem }, boxes: null }
  const words = page.words.flatMap((word) => {
    const text = storableText(word.text).normalize('NFC').replace(/\s+/g, '')
    return text === '' ? [] : [{ ...word, text }]
  })
  const { language, turn, engine } = page
  const text = words.map((word, index) => `${index === 0 ? '' : word.isLineStart ? '\n' : ' '}${word.text}`).join('')
  const boxes = new DataView(new ArrayBuffer(words.length * bytesOfWord))
  for (const [index, { left, top, width, height, confidence }] of words.entries()) {
    for (const [at, fraction] of [left, top, width, height].entries())
      boxes.setUint16(index * bytesOfWord + 2 * at, units(fraction))
    boxes.setUint8(index * bytesOfWord + 8, Math.round(Math.min(100, Math.max(0, confidence))))
  }
  return {
    text: text === '' ? null : text,
    recognition: { at, language, turn, engine, confidence: Math.round(page.confidence) },
    boxes: text === '' ? null : new Uint8Array(boxes.buffer),
  }
}

interface Row extends Omit<Stored, 'recognition'> {
  page: number
  recognition: Recognition | null
}

export function unpackPage({ page, text, recognition, boxes }: Row): RecognisedPage[] {
  if (!text || !boxes || !recognition || recognition.problem !== undefined) return []
  const view = new DataView(boxes.buffer, boxes.byteOffset, boxes.byteLength)
  const words = text
    .split('\n')
    .flatMap((line) => line.split(' ').map((word, index) => ({ text: word, isLineStart: index === 0 })))
  const fraction = (index: number, at: number) => view.getUint16(index * bytesOfWord + 2 * at) / unit
  return [
    {
      kind: 'recognised',
      page,
      text,
      language: recognition.language,
      confidence: recognition.confidence,
      turn: recognition.turn,
      engine: recognition.engine,
      words: words.map(
        (word, index): RecognisedWord => ({
          ...word,
          left: fraction(index, 0),
          top: fraction(index, 1),
          width: fraction(index, 2),
          height: fraction(index, 3),
          confidence: view.getUint8(index * bytesOfWord + 8),
        }),
      ),
    },
  ]
}
