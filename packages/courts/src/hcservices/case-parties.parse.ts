import type { Element } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { linesOf } from '../reading/page.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import type { PagedParty } from './case-page.ts'

/**
 * Reads a block of parties: `1) NAME`, then a line `Advocate- NAMES`, or on some benches an indented line of names
 * without that word. Lines can't be trusted: `Advocate-NAME3)  NEXT PARTY` occurs, so parties are told by their
 * numbers in sequence.
 * Throws `PageChanged` for text without the number 1.
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
}

/** Where `1)`, `2)`, `3)`… stand. A number inside a name or in an enrolment number (`PLEADER(1)`) is not next in line. */
function numberStarts(text: string): NumberStart[] {
  const starts: NumberStart[] = []
  for (let from = 0; ; ) {
    const start = findNumber(text, starts.length + 1, from)
    if (start === null) return starts
    starts.push(start)
    from = start.after
  }
}

function findNumber(text: string, number: number, from: number): NumberStart | null {
  const patterns = [`(?<=^[ \\u00a0]*)${number}\\)[ \\u00a0]`, `(?<![\\d(/-])(?<!\\d\\.)${number}\\)[ \\u00a0]`]
  // At the start of a line it is surely a party; glued to the line before only where no line starts with it.
  for (const pattern of number === 1 ? patterns.slice(0, 1) : patterns) {
    const finder = new RegExp(pattern, 'gm')
    finder.lastIndex = from
    const match = finder.exec(text)
    if (match) return { at: match.index, after: match.index + match[0].length }
  }
  return null
}

function parseParty(text: string): PagedParty {
  // Only at the start of a later line: a party may be the ADVOCATE-GENERAL.
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
