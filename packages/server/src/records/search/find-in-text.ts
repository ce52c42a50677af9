import { flowText } from '@peshi/contract/platform/flow-text'
import { foldText } from '@peshi/contract/platform/fold'
import type { Piece } from '@peshi/contract/records/search'
import type { Term } from './query.ts'

const before = 80
const after = 200
const mostSpans = 60

function patternOf({ words, isBegun }: Term): string {
  const between = '[^\\p{L}\\p{M}\\p{N}]+'
  const body = words.map((word) => `(?:${word.map(asWritten).join('|')})`).join(between)
  return `(?<![\\p{L}\\p{M}\\p{N}])${body}${isBegun ? '[\\p{L}\\p{M}\\p{N}]*' : '(?![\\p{L}\\p{M}\\p{N}])'}`
}

const asWritten = (word: string) => (/^[a-z]{2,5}$/.test(word) ? [...word].join('\\.? ?') : word)

interface Span {
  from: number
  to: number
}

function foldWords(text: string) {
  const words: { from: number; to: number; foldedFrom: number; foldedTo: number }[] = []
  let [folded, at] = ['', 0]
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}'’]+/gu)) {
    folded += text.slice(at, match.index)
    const foldedFrom = folded.length
    folded += foldText(match[0])
    at = match.index + match[0].length
    words.push({ from: match.index, to: at, foldedFrom, foldedTo: folded.length })
  }
  return { folded: folded + text.slice(at), words }
}

function spansOf(text: string, terms: readonly Term[]): Span[] {
  const { folded, words } = foldWords(text)
  const spans: Span[] = []
  let at = 0
  for (const { index, 0: found } of folded.matchAll(new RegExp(terms.map(patternOf).join('|'), 'gu'))) {
    while ((words[at]?.foldedTo ?? Number.POSITIVE_INFINITY) <= index) at++
    const first = words[at]
    while ((words[at + 1]?.foldedFrom ?? Number.POSITIVE_INFINITY) < index + found.length) at++
    const last = words[at]
    if (first && last) spans.push({ from: first.from, to: last.to })
    if (spans.length === mostSpans) break
  }
  return spans
}

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

export function excerptOf(written: string, terms: readonly Term[]): Piece[] {
  const text = flowText(written.normalize('NFC'))
  const spans = terms.length > 0 ? spansOf(text, terms) : []
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
