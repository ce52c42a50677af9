import type { CourtDate } from '@peshi/contract/platform/dates'
import { pattern } from '@peshi/contract/platform/pattern'
import { findDates, readWrittenDate } from '@peshi/contract/platform/written-date'
import { type Line, type PdfPage, readPdfPages } from '../cause-lists/pdf-lines.ts'
import { PageChanged } from '../errors.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { setDaysOf } from './governed-dates.ts'
import { caseNumbersOf } from './order-numbers.ts'
import { type Parties, partiesOf, versusLine } from './order-parties.ts'
import { toSentences } from './sentences.ts'

export interface OrderDocument {
  pages: number
  /** False for a scan. Of the fields below, a scan can have only `signedOn`. */
  hasText: boolean
  /** Without page headers, page footers and signature stamps. */
  text: string
  caseNumbers: string[]
  /** Item numbers on the cause list of the order's date, as printed: `$~30 to 38`. */
  items: string | null
  petitioner: string | null
  respondent: string | null
  date: CourtDate | null
  signedOn: CourtDate | null
  judges: string[]
  author: string | null
  isOral: boolean
  court: string | null
  nextDate: CourtDate | null
  purpose: string | null
  /** How the order ends the case, in its own words: `disposed of`, `dismissed`. */
  result: string | null
}

const nothing: Omit<OrderDocument, 'pages' | 'signedOn'> = {
  hasText: false,
  text: '',
  caseNumbers: [],
  items: null,
  petitioner: null,
  respondent: null,
  date: null,
  judges: [],
  author: null,
  isOral: false,
  court: null,
  nextDate: null,
  purpose: null,
  result: null,
}

/** A scan without text gives only its pages and its date. Throws `PageChanged` if the file is no readable PDF. */
export async function readOrderDocument(bytes: Uint8Array): Promise<OrderDocument> {
  const signedOn = signatureDate(bytes)
  const pages: PdfPage[] = []
  try {
    for await (const page of readPdfPages(bytes)) pages.push(page)
  } catch (error) {
    const isScan = error instanceof PageChanged && pages.length > 0 && pages.every(({ lines }) => lines.length === 0)
    if (!isScan) throw error
    return { ...nothing, pages: pages.length, signedOn }
  }
  return { pages: pages.length, signedOn: signedOn ?? stampDate(pages), ...readOrderLines(bodyLines(pages)) }
}

const isPrinted = (line: string) => !repeatedLine.test(line) && !stamp.test(line)

/** The judges alone, without the cost of reading the rest. */
export const readJudges = (printed: readonly string[]): string[] => judgesOf(printed.map(readOnce).filter(isPrinted))

export function readOrderLines(printed: readonly string[]): Omit<OrderDocument, 'pages' | 'signedOn'> {
  const whole = printed.map(readOnce)
  const lines = whole.filter(isPrinted)
  const text = tidy(whole.join(' '))
  const head = headOf(lines)
  const author = lines.map((line) => authorLine.exec(line)).find((match) => match !== null)
  const date = dateOf(lines, head.length)
  const next = nextHearing(text, date)
  return {
    hasText: true,
    text,
    caseNumbers: caseNumbersOf(head),
    items: head.find((line) => /^\$~\s*\d/.test(line)) ?? null,
    ...namesOf(lines, head),
    date,
    judges: judgesOf(lines),
    author: author?.groups?.name ?? null,
    isOral: author?.groups?.oral !== undefined,
    court: courtOf(lines),
    nextDate: next?.date ?? null,
    purpose: next?.purpose ?? null,
    // An order that sets a next date allows or rejects an application, and does not end the case.
    result: next ? null : resultOf(lines),
  }
}

const repeats = [4, 3].map((times) => ({
  times,
  word: new RegExp(String.raw`^(?:(\S)\1{${times - 1}})+$`),
  letter: new RegExp(String.raw`(\S)\1{${times - 1}}`, 'g'),
}))

/** Some courts print a bold letter three or four times at one place, so its text layer holds `CCCOOORRRAAAMMM`. */
function readOnce(line: string): string {
  const words = line.split(' ')
  const found = repeats.find(({ times, word: repeated }) =>
    words.some((word) => word.length > times && /[A-Z]/i.test(word) && repeated.test(word)),
  )
  if (!found) return line.trim()
  return words.map((word) => (found.word.test(word) ? word.replace(found.letter, '$1') : word)).join(' ')
}

/** Citations and page numbers that a court prints at the top or bottom of each page. */
export const repeatedParts = {
  'neutral citation': /\[?\s*\d{4}\s?:\s?[A-Z]{2,5}(?:-[A-Z]{2,4})?\s?:\s?\d+(?:-[A-Z]{2,3})?\s*\]?/,
  page: /page \d+(?:\s*(?:of|\/)\s*\d+)?/,
  'number of the page': /-?:?\s*\d{1,3}\s*:?-?|- \d+ -/,
  'page of pages': /\d+\/\d+/,
}
export const repeatedLine = pattern('i')`^(?:${repeatedParts})$`

export const stampParts = {
  'not verified': /signature not verified/,
  signed: /digitally signed\b.*|signing date\b.*|signed by\b.*/,
  place: /location\s*:.*|reason\s*:.*/,
  date: /date:? ?\d{4}\.\d\d\.\d\d.*/,
  time: /\d\d:\d\d:\d\d \+0530/,
}
export const stamp = pattern('i')`^(?:${stampParts})$`

/**
 * Removes page headers and page footers: lines at the same height on more than half of the pages. Their digits may
 * differ.
 */
function bodyLines(pages: readonly PdfPage[]): string[] {
  const keyOf = ({ text, top }: Line) => `${text.replace(/\d+/g, '0')} ${Math.round(top / 8)}`
  const times = new Map<string, number>()
  for (const { lines } of pages) for (const key of new Set(lines.map(keyOf))) times.set(key, (times.get(key) ?? 0) + 1)
  const isRunning = (line: Line) => pages.length > 2 && (times.get(keyOf(line)) ?? 0) > pages.length / 2
  return pages
    .flatMap(({ lines }) => lines)
    .filter((line) => !isRunning(line) && !stamp.test(line.text) && !/\bpage \d+ of \d+$/i.test(line.text))
    .map(({ text }) => text)
}

const bodyStart =
  /^(?:CORAM\b|(?:O\s*R\s*D\s*E\s*R|J\s*U\s*D\s*G\s*M\s*E\s*N\s*T)\s*(?:\(\s*ORAL\s*\))?\s*:?$|PRESENT\b|QUORUM\b|BEFORE\b|PER\b|1\.\s)/i

const longestHead = 60
/** Also of a head that names some hundred parties. */
const lastLineOfHead = 400

/** In some courts' orders, the bench stands above the case number, and a numbered party above the word "versus". */
function headOf(lines: readonly string[]): string[] {
  const isParty = (at: number) =>
    /^1\.\s/.test(lines[at] ?? '') && lines.slice(at, longestHead).some((line) => versusLine.test(line))
  const ends = lines.slice(0, lastLineOfHead).flatMap((line, at) => (bodyStart.test(line) && !isParty(at) ? [at] : []))
  const end = ends.find((at) => caseNumbersOf(lines.slice(0, at)).length > 0)
  return lines.slice(0, end ?? 40)
}

/** Some orders name the parties below the bench. */
function namesOf(lines: readonly string[], head: readonly string[]): Parties {
  const named = partiesOf(head)
  if (named.petitioner !== null) return named
  const end = lines.findIndex((line) =>
    /^(?:common )?(?:o\s*r\s*d\s*e\s*r|j\s*u\s*d\s*g\s*e?\s*m\s*e\s*n\s*t)\W*$/i.test(line),
  )
  return partiesOf(lines.slice(0, end < 0 ? head.length : Math.min(end, longestHead)))
}

const figures = String.raw`\d{1,2}(?:st|nd|rd|th)?[-./ ]+(?:\d{1,2}|[A-Za-z]{3,9})[-./, ]+\d{4}`
const month = String.raw`[A-Za-z]{3,9} \d{1,2},? \d{4}`
const said = new RegExp(
  String.raw`\b(?:delivered|pronounced|decided|decision|dated?|order|held|hearing)\b[a-z ]*\s*[:%-]*\s*(${figures}|${month})`,
  'i',
)
const alone = new RegExp(String.raw`^\W*(${figures}|${month})\W*(?:\/\s*[A-Za-z]{1,4})?$`, 'i')
const labelled = new RegExp(
  String.raw`^\W*(?:(?:order )?dated?\b[a-z ]*|(?:order ?sheet|attendance)\b[a-z ]*\bon)\s*[:%-]*\s*(${figures}|${month})`,
  'i',
)
/** `WEDNESDAY, THE 3RD DAY OF JULY 2024 / 12TH ASHADHA, 1946`, where the second day is of another calendar. */
const weekday = /^\W*(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i

const asDate = (written: string | undefined): CourtDate | null => {
  const read = readWrittenDate(written ?? '', { shortYear: () => Number.NaN })
  return read.kind === 'date' ? read.date : null
}

/** Lines below the head that may still have the day alone, as below the word ORDER. */
const belowHead = 10

function dateOf(lines: readonly string[], headLength: number): CourtDate | null {
  const head = lines.slice(0, headLength)
  for (const [pattern, some] of [
    [said, head],
    [alone, head],
    [labelled, lines.slice(headLength, headLength + belowHead)],
    [alone, lines.slice(headLength, headLength + belowHead)],
    [labelled, lines.slice(-12)],
  ] as const)
    for (const line of some) {
      const date = asDate(pattern.exec(line)?.[1])
      if (date) return date
    }
  const ofWeek = lines.slice(0, headLength + belowHead).find((line) => weekday.test(line))
  const [day] = findDates(ofWeek ?? '', () => Number.NaN)
  if (day) return day.date
  for (const line of lines.slice(-12).toReversed()) {
    const date = asDate(alone.exec(line)?.[1])
    if (date) return date
  }
  return null
}

const authorLine = /^(?<name>[A-Z][A-Z. ]+,\s*(?:A?C\.\s?)?J\.)\s*:?\s*(?<oral>\(\s*oral\s*\))?$/i
const judgeLine = /^(?:HON'?’?BLE\b|HONOURABLE\b|THE HON)/i
/** Judge's name at the end of an order: `(DEVENDER KUMAR)`, `(A. S. SEN, J.)`. */
const signedName = /^\(\s*([A-Z][A-Za-z. ]{3,60}?)(?:,?\s*J\.?)?\s*\)$/
/** The Supreme Court prints the name of each judge below a dotted line that ends with `J.`: `[ INDIRA BANERJEE ]`. */
const signedBelow = /^\[\s*([A-Z][A-Z. ]{3,60}?)\s*\]$/
const benchLine = /^(?:CORAM|QUORUM|BEFORE|PRESENT)\b\s*:?-?\s*/i
const isMember = /\bHON['’]?BLE (?:MEMBER|PRESIDENT|CHAIRPERSON|JUDICIAL|TECHNICAL)\b/i
const ofJudges = /,?\s*(?:A?C\.?\s?)?J{1,2}\b\.?\W*$/

function judgesOf(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => benchLine.test(line) && !/counsel|advocate/i.test(line))
  const bench =
    at < 0 ? [] : lines.slice(at, at + 10).map((line, below) => (below === 0 ? line.replace(benchLine, '') : line))
  const judges = titledJudges(bench.filter(Boolean))
  if (judges.length > 0) return judges
  const members = bench
    .filter((line) => isMember.test(line))
    .map((line) =>
      tidy(
        line
          .replace(isMember, '')
          .replace(/\(.*$/, '')
          .replace(/[\s,]+$/, ''),
      ),
    )
  if (members.length > 0) return members
  const named = initialJudges(bench)
  if (named.length > 0) return named
  const alone = lines
    .slice(0, 40)
    .filter((line) => /^hon['’]?ble\b.*,\s*(?:(?:A?C\.?\s?)?J\.?|chief justice)\W*$/i.test(line))
  if (alone.length > 0) return alone.map((line) => tidy(line.replace(/^hon['’]?ble\s*/i, '').replace(/,[^,]*$/, '')))
  const titled = lines.slice(0, 15).filter((line) => judgeLine.test(line) && /\bJUSTICE\b/i.test(line))
  if (titled.length > 0) return titled
  const signatures = lines.flatMap((line, at) => {
    const name = signedBelow.exec(line)?.[1]
    return name && /[.…]\s*J\.$/.test(lines[at - 1] ?? '') ? [name] : []
  })
  if (signatures.length > 0) return signatures
  const signed = lines.slice(-8).findLast((line) => signedName.test(line))
  if (signed !== undefined) return [signedName.exec(signed)?.[1] ?? '']
  const author = lines.slice(0, longestHead).find((line) => authorLine.test(line))
  return author === undefined ? [] : [author.replace(ofJudges, '').replace(/,\s*\(.*$/, '')]
}

function titledJudges(bench: readonly string[]): string[] {
  const judges: string[] = []
  for (const text of bench) {
    if (judges.length > 0 && bodyStart.test(text)) break
    const before = judges.pop()
    if (judgeLine.test(text)) judges.push(...(before === undefined ? [] : [before]), text)
    else if (before !== undefined && /^[A-Z. ]+$/.test(text)) judges.push(`${before} ${text}`)
    else if (before !== undefined) {
      judges.push(before)
      break
    } else if (!/^\W*$/.test(text)) break
  }
  return judges
}

/** `A. S. SEN &`, `B. RAO, JJ.` */
function initialJudges(bench: readonly string[]): string[] {
  const end = bench.findIndex((line) => ofJudges.test(line) && !/(?:&|\band)\W*$/i.test(line))
  if (end < 0 || end > 3) return []
  const names = bench
    .slice(0, end + 1)
    .join(' ')
    .replace(ofJudges, '')
  return names.split(/\s*(?:&|,|\bAND\b)\s*/i).flatMap((name) => textOrNull(name.replace(ofJudges, '')) ?? [])
}

export const courtLines = {
  'in the court of': /IN THE (?=(?:HIGH )?COURT OF |.*\bTRIBUNAL\b)/i,
  'high court of':
    /(?:IN )?(?:THE )?(?:HON['’]?BLE )?(?=HIGH COURT (?:OF|FOR)\b|SUPREME COURT OF INDIA|NATIONAL COMPANY LAW)/i,
  'name before high court': /(?:IN )?(?:THE )?(?=(?:\w+ ){1,3}HIGH COURT$)/i,
}
export const courtLine = pattern('i')`^\W*(?:${courtLines})(.+)$`
const benchOfCourt = /^(?:.{0,40}\bBENCH\b.{0,30}|(?:SITTING|SEAT|CIRCUIT) AT .{3,30})$/i

function courtOf(lines: readonly string[]): string | null {
  const first = lines.slice(0, 15)
  const row = first.findIndex((line) => courtLine.test(line))
  const named = courtLine.exec(first[row] ?? '')?.[1]?.replace(/[\s[(]*\d{4}\s?:\s?[A-Z].*$/, '')
  if (named !== undefined) {
    const below = lines.slice(row + 1, row + 3)
    const rest = benchOfCourt.test(below[0] ?? '')
      ? [below[0], ...(/^[A-Z]{4,20}$/.test(below[1] ?? '') ? [below[1]] : [])]
      : []
    return textOrNull([named, ...rest].join(', '))
  }
  const at = lines.findLastIndex((line) => signedName.test(line))
  return at < 0 ? null : textOrNull(lines[at + 1])
}

export const ends = {
  disposed: /disposed of/i,
  allowed: /partly allowed|allowed/i,
  dismissed: /dismissed(?: as withdrawn| as infructuous| in default)?/i,
  'rejected or quashed': /rejected|quashed/i,
  withdrawn: /withdrawn/i,
}
const subject = /\b(?:petitions?|appeals?|applications?|suit|matters?|case|revision|same|list)\b/
const verb = /\b(?:is|are|stands?|shall(?: accordingly)? stand|be)\b[^.]{0,50}?|\b/
export const ended = pattern('gi')`${subject}[^.]{0,90}?(?:${verb})(?<result>${ends})\b`

/** Only the last lines decide, because an order also tells what became of earlier cases. */
function resultOf(lines: readonly string[]): string | null {
  const end = lines.slice(-25).join(' ')
  const results = [...end.matchAll(ended)].filter(
    ({ index }) => !/\b(?:already|earlier|was|were|had been)\b[^.]*$/i.test(end.slice(0, index + 90)),
  )
  return results.at(-1)?.groups?.result?.toLowerCase() ?? null
}

const purposeIn = /\bfor (?:the )?([^.,;]{2,80}?)(?= (?:on|to) (?:the )?\d|[.,;]|$)/i

/** The last sentence that sets a hearing decides. */
function nextHearing(text: string, date: CourtDate | null): { date: CourtDate; purpose: string | null } | null {
  for (const sentence of toSentences(text).toReversed()) {
    const [day] = setDaysOf(sentence, date).listings
    if (day?.date) return { date: day.date, purpose: textOrNull(purposeOf(sentence)) }
  }
  return null
}

const purposeOf = (sentence: string) =>
  [...sentence.matchAll(new RegExp(purposeIn, 'gi'))]
    .map(([, words]) => words)
    .find((words) => !/^\d/.test(words ?? ''))

function signatureDate(bytes: Uint8Array): CourtDate | null {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const [, year, monthNo, day] = /\/ByteRange[\s\S]{0,400}?\/M\s*\(D:(\d{4})(\d{2})(\d{2})/.exec(raw) ?? []
  return year === undefined ? null : asDate(`${day}-${monthNo}-${year}`)
}

function stampDate(pages: readonly PdfPage[]): CourtDate | null {
  for (const { text } of pages.flatMap(({ lines }) => lines)) {
    const date = asDate(/\bsign(?:ing|ed)\b.*?(\d{1,2}[-./]\d{1,2}[-./]\d{4})/i.exec(text)?.[1])
    if (date) return date
  }
  return null
}
