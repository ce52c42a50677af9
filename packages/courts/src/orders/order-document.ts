import type { CourtDate } from '@peshi/contract/platform/dates'
import { readWrittenDate } from '@peshi/contract/platform/written-date'
import { type Line, type PdfPage, readPdfPages } from '../cause-lists/pdf-lines.ts'
import { PageChanged } from '../errors.ts'
import { textOrNull, tidy } from './text.ts'

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
  const lines = bodyLines(pages)
  const text = tidy(lines.join(' '))
  const head = headOf(lines)
  const author = lines.map((line) => authorLine.exec(line)).find((match) => match !== null)
  const next = nextHearing(text)
  return {
    pages: pages.length,
    hasText: true,
    text,
    caseNumbers: caseNumbersOf(head),
    items: head.find((line) => /^\$~\s*\d/.test(line)) ?? null,
    ...partiesOf(head),
    date: dateOf(head, lines),
    signedOn: signedOn ?? stampDate(pages),
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
  /^(?:\+\s*)?(?<number>[A-Z][A-Za-z.()&/ -]{0,40}?\s*(?:No\.?|NO\.?)?\s*\d+(?:-\d+)?\s*(?:\/|\bof\b)\s*(?:(?:19|20)\d{2}|\d{2}))(?=$|\s*(?:[&,;(]|and\b|with\b))/

const caseNumbersOf = (head: readonly string[]) => [
  ...new Set(head.flatMap((line) => textOrNull(caseLine.exec(line)?.groups?.number) ?? [])),
]

const petitionerEnd =
  /\s*[.…]{2,}\s*(?:Appellants?|Petitioners?|Plaintiffs?|Applicants?|Complainants?|Claimants?|Decree Holders?)\b.*/i
const respondentEnd =
  /\s*[.…]{2,}\s*(?:Respondents?|Defendants?|Accused|Opposite Part(?:y|ies)|Non[- ]Applicants?|Judge?ment Debtors?)\b.*/i
const besideName = /^(?:through|by)\s*:?/i
const versus = /(?:^|\s)(?:versus|vs|v\/s|v)\.?(?:\s|$)/i

function partiesOf(head: readonly string[]): Pick<OrderDocument, 'petitioner' | 'respondent'> {
  const isNumber = (line: string) => caseLine.test(line)
  const single = head.find((line) => /\S\s+(?:versus|vs|v\/s|v)\.?\s+\S/i.test(line) && !isNumber(line))
  const at = head.findIndex((line) => versus.test(line) && versus.exec(line)?.[0].trim() === line.trim())
  if (at < 0) {
    const [before = '', after = ''] = single?.split(versus) ?? []
    return { petitioner: textOrNull(before), respondent: textOrNull(after) }
  }
  const above = head.slice(0, at)
  const from = above.findLastIndex((line) => isNumber(line) || /\b(?:dated?|on)\s*:?\s*\d/i.test(line)) + 1
  return {
    petitioner: closedName(above.slice(from), petitionerEnd),
    respondent: closedName(head.slice(at + 1), respondentEnd),
  }
}

function closedName(lines: readonly string[], end: RegExp): string | null {
  const name: string[] = []
  for (const line of lines) {
    const isEnd = end.test(line)
    if (besideName.test(line)) break
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

function dateOf(head: readonly string[], lines: readonly string[]): CourtDate | null {
  for (const pattern of [said, alone])
    for (const line of head) {
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

function courtOf(lines: readonly string[]): string | null {
  const named = lines
    .slice(0, 15)
    .map((line) => /^\W*IN THE ((?:HIGH )?COURT OF .+|.*\bTRIBUNAL\b.*)$/i.exec(line)?.[1])
  const at = lines.findLastIndex((line) => signedName.test(line))
  return textOrNull(named.find(Boolean)) ?? (at < 0 ? null : textOrNull(lines[at + 1]))
}

const nextWords = new RegExp(
  String.raw`\b(?:put up|re-?list(?:ed)?|list(?:ed)?|re-?notif(?:y|ied)|adjourned|stand over|fixed|be (?:put|listed))\b(?:[^.]*?\bfor\s+(?<before>[^.]{1,80}?))?\s+(?:on|to|for)\s+(?<date>${figures})(?:\s+for\s+(?<after>[^.]{1,80}))?`,
  'gi',
)

function nextHearing(text: string): { date: CourtDate; purpose: string | null } | null {
  for (const { groups } of [...text.matchAll(nextWords)].toReversed()) {
    const date = asDate(groups?.date)
    if (date) return { date, purpose: textOrNull(groups?.before ?? groups?.after) }
  }
  return null
}

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
