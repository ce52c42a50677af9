// Compares quoted words with the text of a judgment, word by word.
export interface DiffPart {
  /** `draft`: only in the draft. `held`: only in the judgment. */
  kind: 'same' | 'draft' | 'held'
  text: string
}

export type Comparison =
  | { result: 'exact'; paragraph: number | null }
  | { result: 'differs'; paragraph: number | null; diff: DiffPart[] }
  | { result: 'absent' }

interface Word {
  folded: string
  start: number
  end: number
}

/** The words of a judgment, prepared once for all quotations from it. */
interface HeldWords {
  words: Word[]
  /** All words, each between two spaces, to find a run of them at once. */
  line: string
  /** Places in `line` at which the words start. */
  starts: number[]
}

export interface HeldText {
  text: string
  paragraphs: { number: number; start: number }[]
  /** Only a quotation needs the words, and only an altered one the runs of words. */
  words(): HeldWords
  runs(): Map<string, number[]>
}

const runLength = 3
const mostPlaces = 50
const mostStretches = 4
/** Least share of quoted words, in order, that the judgment must have. The other words then count as altered. */
const leastShared = 0.6
const longestPart = 600

const foldWord = (word: string) => {
  const small = word.toLowerCase()
  return /^[a-z0-9]+$/.test(small) ? small : small.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

function wordsOf(text: string): Word[] {
  const joined = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+|-(?:\s*\n\s*)?[\p{L}\p{M}\p{N}]+|(?<=\d)[.,]\d+)*/gu
  return [...text.matchAll(joined)].map((match) => ({
    folded: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Numbered paragraphs: lines that begin with the next number. A few numbers may be missing, as on a page without text. */
function readParagraphs(text: string): { number: number; start: number }[] {
  const found: { number: number; start: number }[] = []
  for (const match of text.matchAll(/(?:^|\n)[ \t]*[[(]?(\d{1,4})(?:[.)\]]|\s)[ \t]*(?=[\p{L}“"‘'(])/gu)) {
    const number = Number(match[1])
    const last = found.at(-1)?.number ?? 0
    if (number > last && number <= last + (last === 0 ? 3 : 6)) found.push({ number, start: match.index })
  }
  return found
}

function prepareWords(text: string): HeldWords {
  const words = wordsOf(text)
  const starts: number[] = []
  let length = 1
  for (const { folded } of words) {
    starts.push(length)
    length += folded.length + 1
  }
  return { words, line: ` ${words.map(({ folded }) => folded).join(' ')} `, starts }
}

function prepareRuns(words: readonly Word[]): Map<string, number[]> {
  const runs = new Map<string, number[]>()
  for (let at = 0; at + runLength <= words.length; at++) {
    const run = runAt(words, at)
    const places = runs.get(run)
    if (!places) runs.set(run, [at])
    else if (places.length < mostPlaces) places.push(at)
  }
  return runs
}

export function prepareHeld(text: string): HeldText {
  let words: HeldWords | null = null
  let runs: Map<string, number[]> | null = null
  const own = () => (words ??= prepareWords(text))
  return { text, paragraphs: readParagraphs(text), words: own, runs: () => (runs ??= prepareRuns(own().words)) }
}

const runAt = (words: readonly Word[], at: number) =>
  words
    .slice(at, at + runLength)
    .map(({ folded }) => folded)
    .join(' ')

/** False only if the text is numbered and ends before this paragraph. */
export function hasParagraph({ text, paragraphs }: HeldText, number: number): boolean {
  const last = paragraphs.at(-1)?.number ?? 0
  return paragraphs.length < 2 || number <= last || new RegExp(String.raw`(?:^|\n)\s*[[(]?${number}[.)\]\s]`).test(text)
}

/** A quotation leaves out words by dots, and adds words in square brackets. */
const partsOf = (quoted: string) =>
  quoted
    .replace(/\((?:emphasis|underlining)[^)]{0,40}\)/gi, ' ')
    .split(/\.\s?\.\s?\.+|…|\*\s?\*\s?\*|\[[^\]]{0,80}\]/)
    .map((text) => ({ text, words: wordsOf(text) }))
    .filter(({ words }) => words.length > 0)

const paragraphAt = ({ paragraphs }: HeldText, at: number) =>
  paragraphs.findLast(({ start }) => start <= at)?.number ?? null

export function compareQuotation(quoted: string, held: HeldText): Comparison {
  const { words: own, line, starts } = held.words()
  let from = 0
  let paragraph: number | null = null
  const diff: DiffPart[] = []
  let isExact = true
  for (const { text, words } of partsOf(quoted)) {
    const run = ` ${words.map(({ folded }) => folded).join(' ')} `
    const after = line.indexOf(run, from)
    const found = after >= 0 ? after : line.indexOf(run)
    if (found >= 0) {
      from = found + run.length - 1
      const first = own[starts.indexOf(found + 1)]
      paragraph ??= first ? paragraphAt(held, first.start) : null
      diff.push({ kind: 'same', text: textOf(text, words) })
      continue
    }
    const [part] = listNear(words, held)
      .map((near) => compareWords(text, words, held, near))
      .toSorted((one, other) => other.shared - one.shared)
    if (!part || part.shared < leastShared * words.length) return { result: 'absent' }
    isExact = false
    paragraph ??= paragraphAt(held, part.start)
    diff.push(...part.diff)
  }
  return isExact ? { result: 'exact', paragraph } : { result: 'differs', paragraph, diff }
}

const textOf = (text: string, words: readonly Word[]) =>
  text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0).replace(/\s+/g, ' ')

interface Stretch {
  from: number
  to: number
}

/** The stretches of the judgment with most runs of the quotation's words, the likeliest first. */
function listNear(words: readonly Word[], held: HeldText): Stretch[] {
  const votes = new Map<number, number>()
  for (let at = 0; at + runLength <= words.length; at++)
    for (const place of held.runs().get(runAt(words, at)) ?? []) {
      const begin = Math.floor((place - at) / 8)
      votes.set(begin, (votes.get(begin) ?? 0) + 1)
    }
  const best = [...votes].sort((one, other) => other[1] - one[1]).slice(0, mostStretches)
  return best.map(([begin]) => {
    const from = Math.max(0, begin * 8 - 12)
    return { from, to: Math.min(held.words().words.length, from + Math.min(words.length, longestPart) + 32) }
  })
}

/** Word diff by the longest common sequence. Words of the judgment before and behind the quotation are left out. */
function compareWords(quoted: string, all: readonly Word[], held: HeldText, near: Stretch) {
  const draft = all.slice(0, longestPart)
  const own = held.words().words.slice(near.from, near.to)
  const width = own.length + 1
  const lengths = new Uint16Array((draft.length + 1) * width)
  const at = (line: number, column: number) => lengths[line * width + column] ?? 0
  for (let line = draft.length - 1; line >= 0; line--)
    for (let column = own.length - 1; column >= 0; column--)
      lengths[line * width + column] =
        draft[line]?.folded === own[column]?.folded
          ? at(line + 1, column + 1) + 1
          : Math.max(at(line + 1, column), at(line, column + 1))
  const steps: { kind: DiffPart['kind']; text: string }[] = []
  let [line, column] = [0, 0]
  let start: number | null = null
  while (line < draft.length || column < own.length) {
    const [mine, theirs] = [draft[line], own[column]]
    if (mine && mine.folded === theirs?.folded) {
      steps.push({ kind: 'same', text: quoted.slice(mine.start, mine.end) })
      start ??= theirs.start
      line++
      column++
    } else if (mine && (!theirs || at(line + 1, column) >= at(line, column + 1))) {
      steps.push({ kind: 'draft', text: quoted.slice(mine.start, mine.end) })
      line++
    } else if (theirs) {
      steps.push({ kind: 'held', text: held.text.slice(theirs.start, theirs.end) })
      column++
    }
  }
  const first = steps.findIndex(({ kind }) => kind !== 'held')
  const last = steps.findLastIndex(({ kind }) => kind === 'same')
  const kept = steps.filter((step, place) => step.kind !== 'held' || (place > first && place < last))
  const diff = kept.reduce<DiffPart[]>((parts, { kind, text }) => {
    const before = parts.at(-1)
    if (before?.kind === kind) before.text += ` ${text}`
    else parts.push({ kind, text })
    return parts
  }, [])
  return { diff, shared: at(0, 0), start: start ?? 0 }
}
