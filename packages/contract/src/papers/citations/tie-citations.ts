// Ties parallel citations, case names and words such as *supra* to the authority that they stand for.
import { type CaseName, findCaseNames, isShortFor } from './case-names.ts'
import { type Citation, findCitations } from './find-citations.ts'

export interface Place {
  start: number
  end: number
  paragraphs: number[]
}

/** A judgment as the text cites it: its name, its parallel citations, and all places that refer to it. */
export interface Authority {
  name: string | null
  citations: Citation[]
  places: Place[]
}

const ofReporter = String.raw`[\s,;:([]*(?:at\s+)?(?:(?:SCC|SCR|AIR)\s+)?`
const ofPage = String.raw`(?:(?:at\s+)?pp?\.?\s*\d+(?:\s?[-–]\s?\d+)?[\s,]*)?`
const nextPinpoint = new RegExp(String.raw`${ofReporter}${ofPage}(?:and\s+)?(?:at\s+|in\s+)?`, 'y')
const paragraph = String.raw`(?:paras?|paragraphs?|¶{1,2})\.?\s*(?:nos?\.?\s*)?`
const numbers = String.raw`(\d{1,4}(?:(?:\s?[-–,&]\s?|\s(?:and|to)\s)\d{1,4}(?!\d))*)`
const paragraphWord = new RegExp(paragraph + numbers, 'iy')
const paragraphsBefore = new RegExp(String.raw`${paragraph}${numbers}\s+(?:of|in)\s+(?:the\s+)?$`, 'i')

function readNumbers(list: string): number[] {
  const numbers = [...list.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const [from = 0, to = 0] = numbers
  const isRun = numbers.length === 2 && /[-–]|to/.test(list) && to > from && to - from < 100
  return isRun ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [...new Set(numbers)]
}

/** The paragraphs that are named just behind a citation, such as `, SCC p. 130, para 14`. */
function readPinpoint(text: string, from: number): { end: number; paragraphs: number[] } {
  nextPinpoint.lastIndex = from
  const gap = nextPinpoint.exec(text)
  paragraphWord.lastIndex = from + (gap?.[0].length ?? 0)
  const match = paragraphWord.exec(text)
  return match
    ? { end: paragraphWord.lastIndex, paragraphs: readNumbers(match[1] ?? '') }
    : { end: from, paragraphs: [] }
}

function readBefore(text: string, start: number): number[] {
  const match = paragraphsBefore.exec(text.slice(Math.max(0, start - 60), start))
  return match ? readNumbers(match[1] ?? '') : []
}

const parallel = /^[\s,:=|)(\]]*(?:also\s+)?(?:(?:reported|equivalent)\s+(?:in|to|as|at)\s+)?[\s[(]*$/
const afterName = /^[\s,:;([–—-]*(?:(?:since|also)\s+)?(?:(?:reported|decided)\s+(?:in|as|at|on)\s+)?[\s([]*$/
const yearAfter = /\s?[,]?\s?\((\d{4})\)/y
const supra = String.raw`\(?\s?\bsupra\b\s?\)?`
const ibid = String.raw`\b[Ii]bid\b\.?|\b[Ii]d\.(?=,?\s+(?:at|para))`
const said = String.raw`\b(?:said|aforesaid|above|same)\s+(?:judg(?:e)?ment|decision|case|ruling)\b`
const back = new RegExp([supra, ibid, said].join('|'), 'g')
const nameWord = String.raw`(?:[A-Z][\w.&'-]*|of|the|and|v\.?|vs\.?)`
const shortName = new RegExp(String.raw`(${nameWord}(?:\s${nameWord}){0,9})[\s,]*$`)

const hasSeries = ({ text }: Citation) => /\((?:Cri|Civ|L|Tax)/.test(text)

/** Two numbers of the same reporter, or of years far apart, are two judgments. */
const isOtherThan = (citation: Citation) => (one: Citation) =>
  one.key !== citation.key &&
  (Math.abs(one.year - citation.year) > 2 ||
    (one.reporter === citation.reporter && hasSeries(one) === hasSeries(citation)))

interface Event {
  start: number
  end: number
  take(): void
}

export function tieCitations(text: string, thisYear: number): Authority[] {
  const citations = findCitations(text, thisYear)
  const names = findCaseNames(text).filter(
    ({ start, end }) => !citations.some((one) => one.start < end && one.end > start),
  )
  const authorities: Authority[] = []
  let latest: Authority | null = null
  let freshName: (CaseName & { authority: Authority }) | null = null

  const addPlace = (authority: Authority, start: number, end: number) => {
    const pinpoint = readPinpoint(text, end)
    authority.places.push({
      start,
      end: pinpoint.end,
      paragraphs: [...readBefore(text, start), ...pinpoint.paragraphs],
    })
    latest = authority
  }

  const takeName = (name: CaseName) => {
    const known = authorities.find(
      (one) => one.name !== null && isShortFor(name.text, one.name) && isShortFor(one.name, name.text),
    )
    const authority = known ?? { name: name.text, citations: [], places: [] }
    if (!known) authorities.push(authority)
    yearAfter.lastIndex = name.end
    const isYear =
      yearAfter.test(text) && !citations.some(({ start }) => start < yearAfter.lastIndex && start >= name.end)
    addPlace(authority, name.start, isYear ? yearAfter.lastIndex : name.end)
    freshName = { ...name, authority }
  }

  const takeCitation = (citation: Citation) => {
    const before = latest?.places.at(-1)
    const gap = before ? text.slice(before.end, citation.start) : null
    const isOfName = freshName !== null && afterName.test(text.slice(freshName.end, citation.start))
    const isParallel =
      gap !== null &&
      parallel.test(gap) &&
      (latest?.citations ?? []).length > 0 &&
      !latest?.citations.some(isOtherThan(citation))
    const same = authorities.find(
      (one) => citation.key !== null && one.citations.some(({ key }) => key === citation.key),
    )
    const target = isOfName && freshName ? freshName.authority : isParallel && latest ? latest : (same ?? null)
    const authority: Authority = target ?? { name: null, citations: [], places: [] }
    if (!target) authorities.push(authority)
    if (
      !authority.citations.some(({ key, text }) =>
        citation.key === null ? text === citation.text : key === citation.key,
      )
    )
      authority.citations.push(citation)
    const place = authority.places.at(-1)
    if (target && target === latest && place && (isOfName || isParallel)) {
      const pinpoint = readPinpoint(text, citation.end)
      place.end = pinpoint.end
      place.paragraphs.push(...pinpoint.paragraphs)
    } else addPlace(authority, citation.start, citation.end)
    latest = authority
    freshName = null
  }

  const takeBack = (start: number, end: number, written: string) => {
    const place = latest?.places.at(-1)
    const short = /supra/.test(written) ? shortName.exec(text.slice(Math.max(0, start - 80), start))?.[1] : undefined
    const isOf = ({ name }: Authority) =>
      name !== null && isShortFor(short?.replace(/^(?:In|The|As|Per)\s/, '') ?? '', name)
    const named = authorities.findLast(isOf)
    if (named === latest && place && /^[\s,]*$/.test(text.slice(place.end, start))) {
      const pinpoint = readPinpoint(text, end)
      place.end = pinpoint.end
      place.paragraphs.push(...pinpoint.paragraphs)
    } else if (named ?? latest) addPlace((named ?? latest) as Authority, start, end)
  }

  const events: Event[] = [
    ...names.map((name) => ({ start: name.start, end: name.end, take: () => takeName(name) })),
    ...citations.map((citation) => ({ start: citation.start, end: citation.end, take: () => takeCitation(citation) })),
    ...[...text.matchAll(back)].map((match) => {
      const [start, end] = [match.index, match.index + match[0].length]
      return { start, end, take: () => takeBack(start, end, match[0]) }
    }),
  ].sort((one, other) => one.start - other.start)
  for (const { take } of events) take()
  return authorities
}
