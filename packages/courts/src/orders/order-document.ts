import type { CourtDate } from '@peshi/contract/platform/dates'
import { readWrittenDate } from '@peshi/contract/platform/written-date'
import { type Line, type PdfPage, readPdfPages } from '../cause-lists/pdf-lines.ts'
import { PageChanged } from '../errors.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitTitle } from '../reading/titles.ts'
import { setDaysOf } from './governed-dates.ts'
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
}

const nothing: Omit<OrderDocument, 'pages' | 'signedOn'> = {
  ...{ hasText: false, text: '', caseNumbers: [], items: null, petitioner: null, respondent: null, date: null },
  ...{ judges: [], author: null, isOral: false, court: null, nextDate: null, purpose: null },
}

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

export function readOrderLines(lines: readonly string[]): Omit<OrderDocument, 'pages' | 'signedOn'> {
  const text = tidy(lines.join(' '))
  const head = headOf(lines)
  const author = lines.map((line) => authorLine.exec(line)).find((match) => match !== null)
  const date = dateOf(lines, head.length)
  const next = nextHearing(text, date)
  return {
    hasText: true,
    text,
    caseNumbers: caseNumbersOf(head),
    items: head.find((line) => /^\$~\s*\d/.test(line)) ?? null,
    ...partiesOf(head),
    date,
    judges: judgesOf(lines),
    author: author?.groups?.name ?? null,
    isOral: author?.groups?.oral !== undefined,
    court: courtOf(lines),
    nextDate: next?.date ?? null,
    purpose: next?.purpose ?? null,
  }
}

const stamp =
  /^(?:signature not verified|digitally signed\b.*|signing date\b.*|signed by\b.*|location\s*:.*|reason\s*:.*)$/i

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

function headOf(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => bodyStart.test(line))
  return lines.slice(0, end < 0 ? 40 : end)
}

const caseLine =
  /^(?:\+\s*)?(?:(?:Case|Matter) (?:No|Number)\b[\s.:]*)?(?<number>[A-Z][A-Za-z.()&/ -]{0,40}?\s*(?:No\.?|NO\.?)?\s*\d+(?:-\d+)?\s*(?:\/|\bof\b)\s*(?:(?:19|20)\d{2}|\d{2}))(?=$|\s*(?:[&,;(]|and\b|with\b))/

const caseNumbersOf = (head: readonly string[]) => [
  ...new Set(head.flatMap((line) => textOrNull(caseLine.exec(line)?.groups?.number) ?? [])),
]

const petitionerEnd =
  /\s*[.…]{2,}\s*(?:Appellants?|Petitioners?|Plaintiffs?|Applicants?|Complainants?|Claimants?|Decree Holders?)\b.*/i
const respondentEnd =
  /\s*[.…]{2,}\s*(?:Respondents?|Defendants?|Accused|Opposite Part(?:y|ies)|Non[- ]Applicants?|Judge?ment Debtors?)\b.*/i
const besideName = /^(?:through|by)\s*:?/i
const versusLine = /^(?:versus|vrs|vs|v\/s|v)\.?$/i
/** A line below a name: address, father's name, representative. */
const detailLine =
  /^(?:[sdwrcf]\/o\b|(?:son|daughter|wife|widow|resident|care) of\b|rep(?:resented)?\.?\s+by\b|address\b|(?:p\.?s|p\.?o|dist(?:rict|t)?|vill(?:age)?|house|flat|plot|pin)\b[ .:-]|under\b.*\bp\.?s\b|age[d]?\b|occ(?:upation)?\b)/i
const counselLine =
  /^(?:(?:learned )?(?:advocates?|counsel)\b.*\bfor\b|for (?:the )?(?:petitioner|appellant|applicant|respondent|opposite|state)\b)/i

function partiesOf(head: readonly string[]): Pick<OrderDocument, 'petitioner' | 'respondent'> {
  const isNumber = (line: string) => caseLine.test(line)
  const at = head.findIndex((line) => versusLine.test(line))
  if (at < 0) {
    const single = head.find((line) => !isNumber(line) && splitTitle(line).respondent !== null)
    const { petitioner, respondent } = splitTitle(single ?? null)
    return {
      petitioner: textOrNull(petitioner?.replace(endOfNames, '')),
      respondent: textOrNull(respondent?.replace(endOfNames, '')),
    }
  }
  const above = head.slice(0, at)
  const from = above.findLastIndex((line) => isNumber(line) || /\b(?:dated?|on)\s*:?\s*\d/i.test(line)) + 1
  return {
    petitioner: closedName(above.slice(from), petitionerEnd),
    respondent: closedName(head.slice(at + 1), respondentEnd),
  }
}

/** A list of cases prints the day behind the names. */
const endOfNames = /[\s,(-]*(?:dated?|dt|on)?[\s.:-]*\d{1,2}[-./]\d{1,2}[-./]\d{2,4}\s*\)?$/i

/** Names of numbered parties, without the lines of their details: `1:ASHA RAI`, `S/O …`, `2:RAVI RAI`. */
function numberedNames(lines: readonly string[]): string | null {
  const names: string[] = []
  let isOpen = false
  for (const line of lines) {
    const name = /^\d{1,3}\s*[:.)]\s*(.+)$/.exec(line)?.[1]
    if (counselLine.test(line)) break
    if (name !== undefined) names.push(name)
    else if (isOpen && !detailLine.test(line)) names.push(`${names.pop()} ${line}`)
    isOpen = name !== undefined || (isOpen && !detailLine.test(line))
  }
  return textOrNull(names.join(', '))
}

function closedName(lines: readonly string[], end: RegExp): string | null {
  const first = lines.findIndex((line) => /^1\s*[:.)]\s*\D/.test(line))
  if (first >= 0) return numberedNames(lines.slice(first))
  const name: string[] = []
  for (const line of lines) {
    const isEnd = end.test(line)
    if (besideName.test(line) || counselLine.test(line) || (name.length > 0 && detailLine.test(line))) break
    name.push(line.replace(end, ''))
    if (isEnd) break
  }
  return textOrNull(name.join(' '))
}

const figures = String.raw`\d{1,2}(?:st|nd|rd|th)?[-./ ]+(?:\d{1,2}|[A-Za-z]{3,9})[-./, ]+\d{4}`
const month = String.raw`[A-Za-z]{3,9} \d{1,2},? \d{4}`
const said = new RegExp(
  String.raw`\b(?:delivered|pronounced|decided|decision|dated?|order)\b[a-z ]*\s*[:%-]*\s*(${figures}|${month})`,
  'i',
)
const alone = new RegExp(String.raw`^\W*(${figures}|${month})\W*(?:\/\s*[A-Za-z]{1,4})?$`)

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
    [alone, lines.slice(headLength, headLength + belowHead)],
  ] as const)
    for (const line of some) {
      const date = asDate(pattern.exec(line)?.[1])
      if (date) return date
    }
  for (const line of lines.slice(-12).toReversed()) {
    const date = asDate(alone.exec(line)?.[1])
    if (date) return date
  }
  return null
}

const authorLine = /^(?<name>[A-Z][A-Z. ]+,\s*(?:A?C\.\s?)?J\.)\s*:?\s*(?<oral>\(\s*oral\s*\))?$/i
const judgeLine = /^(?:HON'?’?BLE\b|HONOURABLE\b|THE HON)/i
/** Judge's name at the end of a district court's order: `(DEVENDER KUMAR)`. */
const signedName = /^\(\s*([A-Z][A-Za-z. ]{3,60})\s*\)$/

function judgesOf(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^(?:CORAM|QUORUM|BEFORE)\b/i.test(line))
  const judges: string[] = []
  for (const line of at < 0 ? [] : lines.slice(at, at + 10)) {
    const text = line.replace(/^(?:CORAM|QUORUM|BEFORE)\s*:?-?\s*/i, '')
    if (judges.length > 0 && bodyStart.test(text)) break
    const before = judges.pop()
    if (judgeLine.test(text)) judges.push(...(before === undefined ? [] : [before]), text)
    else if (before !== undefined && /^[A-Z. ]+$/.test(text)) judges.push(`${before} ${text}`)
    else if (before !== undefined) {
      judges.push(before)
      break
    }
  }
  if (judges.length > 0) return judges
  const signed = lines.slice(-8).findLast((line) => signedName.test(line))
  return signed === undefined ? [] : [signedName.exec(signed)?.[1] ?? '']
}

const courtLine =
  /^\W*(?:IN THE (?=(?:HIGH )?COURT OF |.*\bTRIBUNAL\b)|(?:IN )?(?:THE )?(?=(?:\w+ ){1,3}HIGH COURT$))(.+)$/i

function courtOf(lines: readonly string[]): string | null {
  const named = lines.slice(0, 15).map((line) => courtLine.exec(line)?.[1])
  const at = lines.findLastIndex((line) => signedName.test(line))
  return textOrNull(named.find(Boolean)) ?? (at < 0 ? null : textOrNull(lines[at + 1]))
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
