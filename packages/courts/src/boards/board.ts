import type { BoardSample } from '../connector.ts'
import { PageChanged } from '../errors.ts'

export type BoardRow = Omit<BoardSample, 'at'>

export const toBoardSamples = (rows: readonly BoardRow[], at: Date): BoardSample[] =>
  rows.map((row) => ({ ...row, at: at.toISOString() }))

const states: [RegExp, BoardSample['progress']][] = [
  [/\blunch\b/i, 'at-lunch'],
  [/\bin chambers?\b/i, 'in-chamber'],
  [/\bnot in session\b|\bnot sitting\b|\bcourt (?:is )?(?:over|closed|rose|risen)\b/i, 'not-in-session'],
  [/\b(?:session|board|list) (?:is )?(?:over|completed)\b/i, 'not-in-session'],
]

export function stateIn(...texts: (string | null)[]): BoardSample['progress'] | null {
  const said = texts.filter((text) => text !== null).join(' ')
  return states.find(([pattern]) => pattern.test(said))?.[1] ?? null
}

const longestItem = 24

/** Throws `PageChanged` for a text that is neither an item nor a known state. */
export function readItem(text: string | null): Pick<BoardRow, 'item' | 'progress'> {
  const state = stateIn(text)
  if (text === null || text === '0') return { item: null, progress: 'not-in-session' }
  if (state !== null) return { item: null, progress: state }
  if (text.length > longestItem || !/\d/.test(text))
    throw new PageChanged(`Not an item of a board: ${text.slice(0, 60)}`)
  return { item: text, progress: 'in-session' }
}
