import type { Element } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { linesOf } from '../reading/page.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import type { PagedParty } from './case-page.ts'

/**
 * Finds parties by their numbers 1, 2, 3, because line breaks can be missing (`Advocate-NAME3) NEXT PARTY`). Throws
 * `PageChanged` if there is no number 1.
 */
export function parseParties(block: Element): PagedParty[] {
  const text = linesOf(block).join('\n').trim()
  if (textOrNull(text) === null) return []
  const starts = numberStarts(text)
  if (starts.length === 0) throw new PageChanged(`Parties without numbers: ${tidy(text).slice(0, 60)}`)
  return starts.map((start, index) => parseParty(text.slice(start.after, starts[index + 1]?.at)))
}

interface NumberStart {
  at: number
  after: number
  /** Preferred if the text contains the same number several times. */
  startsLine: boolean
}

/** Each number must be one more than the previous number, so numbers inside names are ignored. */
function numberStarts(text: string): NumberStart[] {
  const candidates = listNumbers(text)
  const starts: NumberStart[] = []
  for (;;) {
    const from = starts.at(-1)?.after ?? 0
    const next = (candidates.get(starts.length + 1) ?? []).filter((candidate) => candidate.at >= from)
    const start = next.find((candidate) => candidate.startsLine) ?? (starts.length > 0 ? next[0] : undefined)
    if (start === undefined) return starts
    starts.push(start)
  }
}

/** One search for all numbers: a search for each of hundreds of parties would be slow. */
function listNumbers(text: string): Map<number, NumberStart[]> {
  const numbers = new Map<number, NumberStart[]>()
  for (const match of text.matchAll(/(?<![\d(/-])(?<!\d\.)(\d{1,4})\)[ \u00a0]/g)) {
    const lineStart = text.lastIndexOf('\n', match.index) + 1
    const startsLine = match.index - lineStart < 20 && tidy(text.slice(lineStart, match.index)) === ''
    const start = { at: match.index, after: match.index + match[0].length, startsLine }
    const number = Number(match[1])
    numbers.set(number, [...(numbers.get(number) ?? []), start])
  }
  return numbers
}

function parseParty(text: string): PagedParty {
  // The first line is skipped, because a party can be called ADVOCATE-GENERAL.
  const named = /\n[\s\u00a0]*Advocate\s*[-–:]\s*/i.exec(text)
  const before = named ? text.slice(0, named.index) : text
  const names: string[] = []
  const indented: string[] = []
  for (const [index, line] of before.split('\n').entries()) {
    if (tidy(line) === '' || /^[\s\u00a0]*Address\s*[-:]/i.test(line)) continue
    if (index > 0 && names.length > 0 && /^ ?\u00a0{2}/.test(line)) indented.push(tidy(line))
    else names.push(tidy(line))
  }
  const after = named
    ? text
        .slice(named.index + named[0].length)
        .split('\n')
        .map(tidy)
    : indented
  return { name: tidy(names.join(' ')), advocates: textOrNull(after.filter((line) => line !== '').join(' ')) }
}
