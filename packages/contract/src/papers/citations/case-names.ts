// Finds case names, such as `State of Kerala v. Joseph`, and compares them with the titles of judgments.
import { foldText } from '../../platform/fold.ts'

export interface CaseName {
  start: number
  end: number
  text: string
}

const between = /\s(?:v|vs|versus|V|Vs|VS|VERSUS)\b\.?\s/g
const farthest = 160

/** Words that stand before a case name in a sentence, and are not part of it. */
const leading = new Set(
  `in see also per as and the of by case cases decision judgment judgement while reliance on relied upon refer reference thus further
  moreover following followed therefore whereas court supreme high hon'ble held that cf compare placed apex`.split(
    /\s+/,
  ),
)
const joining = new Set('of the and & alias urf through for by in @ s/o d/o w/o'.split(' '))
const abbreviations =
  /^(?:(?:[A-Z]\.)+[A-Z]?|M\/s|Mr|Mrs|Ms|Smt|Sri|Shri|Dr|Mohd|Md|Kr|Ltd|Pvt|Co|Corpn?|Ors?|Anr|Addl|Dy|Govt|Ss?t|Comm?r|No|Regd)\.$/

interface Token {
  start: number
  end: number
  text: string
}

const tokensIn = (text: string, from: number, to: number): Token[] =>
  [...text.slice(from, to).matchAll(/\S+/g)].map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
    text: match[0],
  }))

const isNamed = (word: string) => /^[("'‘“]?[\p{Lu}\d\u0900-\u097f(]/u.test(word)
const isJoining = (word: string) => joining.has(word.toLowerCase())
const endsSentence = (word: string) =>
  /[.;:?!)\]”"]$/.test(word) && !abbreviations.test(word) && !/^\p{Lu}\.$/u.test(word)

function startOf(text: string, from: number, to: number): number | null {
  const words = tokensIn(text, from, to)
  let first = words.length
  while (first > 0) {
    const before = words[first - 1]
    if (!before || !(isNamed(before.text) || isJoining(before.text))) break
    if (first < words.length && (/[,;:)\]”"]$/.test(before.text) || endsSentence(before.text))) break
    first--
  }
  while (first < words.length && isLeading(words[first]?.text ?? '')) first++
  const word = words[first]
  return word ? word.start + (/^[("'‘“]+/.exec(word.text)?.[0].length ?? 0) : null
}

const isLeading = (word: string) => leading.has(word.toLowerCase().replace(/[,.]$/, '')) || isJoining(word)

/** A part of a name, such as `(NCT of Delhi)` or `(P)`. */
const placeInBrackets = /^\((?!supra|since|reported)[A-Za-z&.\s]{1,30}\)/i

function endOf(text: string, from: number, to: number): number | null {
  let last: Token | null = null
  for (const word of tokensIn(text, from, to)) {
    if (last && word.start < last.end) continue
    const added = placeInBrackets.exec(text.slice(word.start, to))?.[0]
    if (added && last) {
      last = { start: word.start, end: word.start + added.length, text: added }
      if (/^[,;:.)]/.test(text.slice(last.end))) break
      continue
    }
    if (/^[([]/.test(word.text)) break
    const bare = word.text.replace(/[,;:)\]”"]+$/, '')
    if (!isNamed(bare) && !isJoining(bare) && !/^(?:ors|anr|others|another|etc)\b/i.test(bare)) break
    if (/^(?:AIR|MANU|SCC|reported)\b/.test(bare) || /^\d{4}/.test(bare)) break
    const stop = endsSentence(bare)
    last = { ...word, end: word.start + (stop ? bare.length - 1 : bare.length), text: bare }
    if (bare.length < word.text.length || stop) break
  }
  if (!last) return null
  const name = text.slice(from, last.end).replace(/(?:\s+(?:of|the|and|&|for|by|in))+$/i, '')
  return from + name.length
}

export function findCaseNames(text: string): CaseName[] {
  const found: CaseName[] = []
  for (const match of text.matchAll(between)) {
    const after = match.index + match[0].length
    const floor = Math.max(found.at(-1)?.end ?? 0, match.index - farthest)
    const start = startOf(text, floor, match.index)
    const end = endOf(text, after, Math.min(text.length, after + farthest))
    if (start === null || end === null || end <= after) continue
    found.push({ start, end, text: text.slice(start, end).replace(/\s+/g, ' ') })
  }
  return found
}

const spelt: Record<string, string> = {
  uoi: 'union india',
  cit: 'commissioner income tax',
  govt: 'government',
  nct: 'delhi',
  mohd: 'mohammad',
  md: 'mohammad',
  corpn: 'corporation',
  mcd: 'municipal corporation delhi',
  cbi: 'central bureau investigation',
}

const empty = new Set(
  `and ors anr others another etc the of v vs versus smt shri sri mr mrs ms dr m/s ltd limited pvt private co company p through thr
  its by his her alias lrs dead rep in for a on to`.split(/\s+/),
)

/** Names that many cases share: they do not tell one case from another. */
const common = new Set(
  `state union india government commissioner income tax central corporation municipal bank board collector director authority
  university secretary department delhi kerala punjab haryana maharashtra gujarat rajasthan bihar assam orissa odisha karnataka
  tamil nadu madhya uttar pradesh andhra himachal west bengal jharkhand chhattisgarh uttarakhand telangana goa manipur tripura
  meghalaya sikkim nagaland mizoram jammu kashmir singh kumar ram lal devi sharma khan mohammad prasad rao reddy das yadav gupta
  up mp ap hp tn wb jk bureau investigation insurance national general development`.split(/\s+/),
)

const mostRemembered = 2000
const remembered = new Map<string, string[][]>()

/** A draft with many names compares each with all others. */
function sidesOf(title: string): string[][] {
  const known = remembered.get(title)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const sides = readSides(title)
  remembered.set(title, sides)
  return sides
}

const readSides = (title: string): string[][] =>
  foldText(title)
    .split(/\s(?:v|vs|versus)\b\.?\s/)
    .slice(0, 2)
    .map((side) =>
      side
        .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
        .split(/[^\p{L}\p{M}\p{N}/]+/u)
        .flatMap((word) => (spelt[word] ?? word).split(' '))
        .filter((word) => word.length > 1 && !empty.has(word)),
    )

/** Fewest letters that change one word into another, up to 3. */
function lettersApart(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let line = 1; line <= one.length; line++) {
    const next = [line]
    for (let at = 1; at <= other.length; at++) {
      const change = one[line - 1] === other[at - 1] ? 0 : 1
      next.push(Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (row[at - 1] ?? 0) + change))
    }
    row = next
  }
  return row[other.length] ?? 3
}

const isSameWord = (one: string, other: string) =>
  one === other || lettersApart(one, other) <= (Math.min(one.length, other.length) < 5 ? 0 : one.length < 8 ? 1 : 2)

const share = (one: readonly string[], other: readonly string[]) =>
  one.filter((word) => other.some((another) => isSameWord(word, another)))

/** True if a name in a draft and the title of a judgment can be the same case. An appeal may exchange the sides. */
export function isSameCase(written: string, title: string): boolean {
  const [first = [], second = []] = sidesOf(written)
  const [one = [], two = []] = sidesOf(title)
  if ([...first, ...second].length === 0 || [...one, ...two].length === 0) return true
  const isSide = (side: readonly string[], other: readonly string[], mayBeCommon: boolean) => {
    const shared = share(side, other)
    const isMost = shared.length > Math.min(side.length, other.length) / 2
    return isMost && (mayBeCommon || shared.some((word) => !common.has(word)))
  }
  const isEmptyOrSide = (side: readonly string[], other: readonly string[]) =>
    side.length === 0 || other.length === 0 || isSide(side, other, true)
  const isMatch = (left: readonly string[], right: readonly string[]) =>
    isSide(first, left, false) ||
    isSide(second, right, false) ||
    (isEmptyOrSide(first, left) && isEmptyOrSide(second, right))
  return isMatch(one, two) || isMatch(two, one)
}

/** A key by which a case is found from its name alone: the words of both sides, without titles and abbreviations. */
export const nameKey = (title: string): string | null => {
  const sides = sidesOf(title)
  return sides.length === 2 && sides.every((side) => side.length > 0)
    ? sides.map((side) => side.join(' ')).join(' v ')
    : null
}

const shortWords = (name: string) =>
  sidesOf(name)
    .flat()
    .filter((word) => !common.has(word))

/** True if a short name, such as `Maneka Gandhi`, stands for the case. */
export const isShortFor = (short: string, name: string): boolean => {
  const words = sidesOf(short).flat()
  const strong = words.filter((word) => !common.has(word))
  return strong.length > 0 && share(strong, shortWords(name)).length === strong.length
}
