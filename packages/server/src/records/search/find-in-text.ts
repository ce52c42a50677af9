import type { Piece } from '@peshi/contract/records/search'
import type { Term } from './query.ts'

const before = 80
const after = 200

/** Where each term stands in a text: whole words of any script, whatever stands between the words of a phrase. */
function patternOf({ words, isBegun }: Term): string {
  const between = '[^\\p{L}\\p{M}\\p{N}]+'
  const body = words.map((word) => `(?:${word.join('|')})`).join(between)
  return `(?<![\\p{L}\\p{M}\\p{N}])${body}${isBegun ? '[\\p{L}\\p{M}\\p{N}]*' : '(?![\\p{L}\\p{M}\\p{N}])'}`
}

interface Span {
  from: number
  to: number
}

function spansOf(text: string, terms: readonly Term[]): Span[] {
  const pattern = new RegExp(terms.map(patternOf).join('|'), 'giu')
  return [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
}

/** The stretch of a text, so long at most, in which most of the spans lie; the earliest of those. */
function fullestOf(spans: readonly Span[]): Span | undefined {
  const weigh = (first: Span) => spans.filter(({ from }) => from >= first.from && from < first.from + after).length
  return spans.reduce<{ span?: Span; weight: number }>(
    (best, span) => {
      const weight = weigh(span)
      return weight > best.weight ? { span, weight } : best
    },
    { weight: 0 },
  ).span
}

const mostSpans = 60

/** The words around the densest hits of a text, the hits told from the rest. Without a hit its beginning. */
export function excerptOf(written: string, terms: readonly Term[]): Piece[] {
  const text = written.normalize('NFC').replace(/\s+/g, ' ').trim()
  const spans = terms.length > 0 ? spansOf(text, terms).slice(0, mostSpans) : []
  const middle = fullestOf(spans)?.from ?? 0
  const from = startOfWord(text, Math.max(0, middle - before))
  const to = endOfWord(text, Math.min(text.length, middle + after))
  const pieces: Piece[] = []
  let at = from
  const add = (until: number, is_hit: boolean) => {
    if (until > at) pieces.push({ text: text.slice(at, until), is_hit })
    at = Math.max(at, until)
  }
  for (const span of spans) {
    if (span.from < from || span.to > to) continue
    add(span.from, false)
    add(span.to, true)
  }
  add(to, false)
  return [
    ...(from > 0 ? [{ text: '… ', is_hit: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: ' …', is_hit: false }] : []),
  ]
}

function startOfWord(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.indexOf(' ', at)
  return space === -1 || space - at > before / 2 ? at : space + 1
}

function endOfWord(text: string, at: number): number {
  if (at === text.length) return at
  const space = text.lastIndexOf(' ', at)
  return space === -1 || at - space > before / 2 ? at : space
}
