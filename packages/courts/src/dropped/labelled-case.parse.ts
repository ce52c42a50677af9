// Reads a case from labels such as "Filing Number" on a page of any court. Used for printed pages (PDF), copied texts,
// and HTML pages that no court's own parser can read.

import { readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { cnrsIn } from '@peshi/contract/courts/written-case'
import type { PageCase } from '@peshi/contract/matters/dropped-pages'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { pattern } from '@peshi/contract/platform/pattern'
import { findDates } from '@peshi/contract/platform/written-date'
import { findCaseNumber } from '../reading/case-numbers.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitTitle } from '../reading/titles.ts'
import { joinBrokenCells } from './broken-cells.ts'
import type { Cell, PageLine } from './page-lines.ts'
import { readPastDays } from './past-days.parse.ts'

const no = String.raw`n(?:umber|o)\.?`
const side = (names: string) => String.raw`(?:first )?(?:${names})(?:\(s\)|s|\/s)?(?: ?(?:'s)? ?names?)?`
const advocateOf = (names: string) => String.raw`(?:${names})(?:'s|\(s\))?\.? ?(?:advocate|counsel|adv)(?:\(s\)|s)?\.?`

const sides = {
  petitioner: 'petitioner|appellant|applicant|plaintiff|complainant|claimant|pet',
  respondent: 'respondent|defendant|opposite part(?:y|ies)|opponent|accused|non[- ]applicant|resp?',
}

const patterns = {
  cnr: `cnr(?: ?(?:${no}))?`,
  type: 'case type',
  filing: `filing ${no}`,
  filedOn: 'filing date|date of filing|filed on',
  registration: `(?:registration|reg\\.?) ${no}`,
  registeredOn: 'registration date|date of registration|registered on',
  number: `case ${no}|case details|case id|(?:appeal|petition|application) ${no}`,
  diary: `diary ${no}`,
  firstDate: 'first (?:hearing|listing) date|date of first hearing',
  nextDate:
    'next (?:hearing|listing) date|next date(?: of hearing| \\(likely\\))?|date of next hearing|next hearing(?: on)?|next listing|adjourned to',
  tentative: 'tentative(?:ly case may be listed on| date)(?: \\(likely to be listed on\\))?',
  lastDate: 'last (?:hearing|listing) date|last listed on|present/last listed on|business date',
  decidedOn: 'decision date|date of (?:decision|disposal)|disposal date|disposed on',
  status: 'case status|status of case|status/stage|status',
  stage: 'case stage|stage of case|stage|next purpose|purpose of hearing',
  disposal: 'nature of disposal|disp\\.? ?type|disposal type',
  judge: `court ${no} and judge|coram|bench|hon'?ble judges?|before`,
  courtNo: `court ${no}|court room(?: ${no})?`,
  court: 'court name|name of (?:the )?court|court establishment|establishment',
  title:
    'petitioner(?:\\(s\\))? (?:vs?\\.?|versus|v/s) respondent(?:\\(s\\))?|cause title|case title|parties|party names?',
  petitioner: side(sides.petitioner),
  respondent: side(sides.respondent),
  petitionerAdvocates: advocateOf(sides.petitioner),
  respondentAdvocates: advocateOf(sides.respondent),
}
type Field = keyof typeof patterns
const fields = Object.entries(patterns) as [Field, string][]

const alone = new Map(fields.map(([field, pattern]) => [field, new RegExp(`^(?:${pattern})\\s*[:：-]*$`, 'i')]))
/** A sentence can contain the words of a label, so a label inside a longer text needs a colon. */
const inside = new RegExp(
  fields.map(([field, pattern]) => `(?<${field}>(?<![\\p{L}])(?:${pattern})\\s*[:：]\\s*-?)`).join('|'),
  'giu',
)

/**
 * On a narrow page, a value follows its label without a colon. Sentences look the same, so the value must have the form
 * that its label expects.
 */
const before: [Field, RegExp][] = (
  [
    [['filing', 'registration', 'number', 'diary'], String.raw`(?=\S*\d)`],
    [
      ['filedOn', 'registeredOn', 'firstDate', 'nextDate', 'decidedOn', 'lastDate'],
      String.raw`(?=\d{1,2}(?:st|nd|rd|th)?[-/. ])`,
    ],
    [['type'], '(?=[A-Z])'],
  ] as const
).flatMap(([some, ahead]) =>
  some.map((field): [Field, RegExp] => [field, new RegExp(`^(?:${patterns[field]})\\s+${ahead}(.+)$`, 'i')]),
)
const judgeBefore = new RegExp(`^(?:court ${no} and judge|coram)\\s+(\\S.+)$`, 'i')
const stageBefore = /^(?:case stage|stage of case)\s+(\S.+)$/i

function valueBehind(text: string): [Field, string] | null {
  for (const [field, pattern] of [...before, ['judge', judgeBefore], ['stage', stageBefore]] as const) {
    const value = pattern.exec(text)?.[1]
    if (value !== undefined) return [field, value]
  }
  return null
}

export const otherSections = {
  law: /acts?\b|under act/i,
  'case and its history': /case history|case details$|case status$|history of|category/i,
  'other courts': /subordinate|lower court|earlier court/i,
  applications: /ia (?:details|status)/i,
  police: /fir details/i,
  orders: /interim orders?|final orders?|orders?$/i,
  'other matters': /main matters?|linked/i,
  papers: /document details|objections?/i,
  'head of a table': /judge$|sr\.? ?no|s\.? ?no|process/i,
}
export const otherSection = pattern('i')`^(?:${otherSections})`

const sectionOf = (text: string): 'petitioner' | 'respondent' | 'other' | null => {
  if (new RegExp(`^(?:${sides.petitioner})s?(?:\\(s\\))? (?:and|&) (?:their )?advocates?\\b`, 'i').test(text))
    return 'petitioner'
  if (new RegExp(`^(?:${sides.respondent})s?(?:\\(s\\))? (?:and|&) (?:their )?advocates?\\b`, 'i').test(text))
    return 'respondent'
  return otherSection.test(text) ? 'other' : null
}

/**
 * A printed page may wrap "1-District and Sessions Judge" before "Judge". In the header of the hearing history, "Judge"
 * names a column.
 */
const isEndOfJudge = (text: string, line: readonly Cell[]) =>
  /^judge$/i.test(text) && !line.some((cell) => /business|purpose/i.test(cell.text))

export const otherCases = {
  'other courts': /^(?:subordinate|lower|earlier|trial) court/i,
  police: /^fir details/i,
  applications: /^ia (?:details|status)/i,
  'other matters': /^linked|^main matters?|^connected|^tagged/i,
  'past days': /^(?:case|listing|hearing|order) (?:history|details of orders)|^history of/i,
  orders: /^(?:interim|final|misc) orders?|^order details/i,
  proceedings: /^last \d+ proceedings/i,
}
/** Headings of parts about other cases or past dates. Values below them are ignored. */
export const ofOtherCase = pattern('i')`${otherCases}`

export type CaseInWords = Omit<PageCase, 'court' | 'court_name'> & { court_name: string | null; labels: number }

/** Null if the page names no case, or several without saying which one it is about. */
export function readLabelledCase(page: readonly PageLine[], today: CourtDate): CaseInWords | null {
  const lines = joinBrokenCells(page, {
    isLabel: (text) => labelOf(text) !== null,
    isSection: (cells) => cells.some(({ text }) => sectionOf(text) !== null && !isEndOfJudge(text, cells)),
  })
  const values = readValues(lines)
  const of = (field: Field) => textOrNull(values.get(field))
  const dateOf = (field: Field) => findDates(of(field) ?? '', () => Number.NaN)[0]?.date ?? null
  const parties = readParties(lines)
  const said = [of('title'), titleIn(lines)].find((one) => one !== null && versus.test(one)) ?? null
  const split = splitTitle(said)
  const title = { petitioner: nameOf(split.petitioner), respondent: nameOf(split.respondent) }
  const named = readNumber(values, lines)
  const cnr = cnrsIn(of('cnr') ?? '')[0] ?? onlyCnr(lines)
  const petitioner = parties.petitioner[0] ?? nameOf(of('petitioner')) ?? (title.respondent && title.petitioner)
  const respondent = parties.respondent[0] ?? nameOf(of('respondent')) ?? title.respondent
  const status = `${of('status') ?? ''} ${of('disposal') ?? ''}`
  const isDisposed = dateOf('decidedOn') !== null || /dispos|decided|dismissed|allowed/i.test(status)
  const next = dateOf('nextDate')
  const ahead = next ?? [dateOf('tentative'), dateOf('lastDate')].find((date) => date !== null && date >= today) ?? null
  if ((!cnr && !named) || (!petitioner && !ahead && !of('stage'))) return null
  if (!cnr && values.size < 2 && countNumbers(lines) > 3) return null
  return {
    court_name: of('court'),
    cnr,
    case_type: named?.type || textOrNull(of('type')?.split(/\s+-\s+/)[0]),
    case_number: named?.number ?? null,
    case_year: named?.year ?? null,
    petitioner: petitioner || null,
    respondent: respondent || null,
    case_status: isDisposed ? 'disposed' : 'pending',
    stage: of('stage') ?? (/^(?:case )?(?:pending|disposed)$/i.test(of('status') ?? '') ? null : of('status')),
    next_date: isDisposed ? null : ahead,
    coram: textOrNull(
      of('judge')
        ?.replace(/(?:Bench|State|District|Judicial|Cause ?list Name|Short Order|Not Before Me)\s*:.*$/i, '')
        .replace(/^\d{2,}\s*/, ''),
    ),
    court_no: textOrNull(/^\d+[A-Z]?\b/i.exec(of('courtNo') ?? '')?.[0]),
    ...readPastDays(page),
    labels: values.size,
  }
}

interface LastValue {
  field: Field
  left: number | null
  row: number
}

function readValues(lines: readonly PageLine[]): Map<Field, string> {
  const values = new Map<Field, string>()
  const keep = (field: Field, value: string) => {
    if (!values.has(field) && textOrNull(value) !== null) values.set(field, tidy(value))
  }
  let last: LastValue | null = null
  let isOfOther = false
  for (const [row, cells] of lines.entries()) {
    const begun = cells[0]?.text ?? ''
    isOfOther = ofOtherCase.test(begun) || (isOfOther && !/^case (?:details|status)\b/i.test(begun))
    if (isOfOther) continue
    const labels = cells.map(({ text }) => labelOf(text))
    if (last && cells.length === 1 && labels[0] === null && isBelow(cells[0], last.left) && last.row === row - 1) {
      const field: Field = last.field
      if (!inside.test(cells[0]?.text ?? '')) values.set(field, tidy(`${values.get(field)} ${cells[0]?.text}`))
      inside.lastIndex = 0
      last.row = row
      continue
    }
    last = null
    if (cells.length > 1 && labels.every((label) => label !== null)) {
      const below = lines[row + 1] ?? []
      for (const [at, label] of labels.entries()) {
        const value = valueUnder(cells[at], at, below, cells.length)
        if (label && value && labelOf(value) === null) keep(label, value)
      }
      continue
    }
    for (const [at, label] of labels.entries()) {
      const value = cells[at + 1]
      if (label && value && labels[at + 1] === null) {
        const isNew = !values.has(label)
        keep(label, value.text.replace(/^[:：-]\s*/, ''))
        if (isNew && at + 2 >= cells.length) last = { field: label, left: value.left, row }
      } else if (label && cells.length === 1) {
        const next = lines[row + 1]
        // "Case Status" alone on a line is usually a heading, not the label of the text below.
        if (label !== 'status' && next?.length === 1 && next[0] && isValue(next[0].text)) keep(label, next[0].text)
      } else if (!label) {
        const text = cells[at]?.text ?? ''
        const said = labelsInside(text)
        for (const [field, value] of said) keep(field, value)
        const behind = said.length === 0 ? valueBehind(text) : null
        if (behind) keep(...behind)
      }
    }
  }
  return values
}

const isValue = (text: string) => labelOf(text) === null && labelsInside(text).length === 0 && sectionOf(text) === null

const isBelow = (cell: Cell | undefined, left: number | null) =>
  cell !== undefined && left !== null && cell.left !== null && Math.abs(cell.left - left) < 4

/**
 * On a printed page, the value below a label has the same left edge. On other pages, cells have no position, so the
 * value has the label's index.
 */
function valueUnder(label: Cell | undefined, at: number, below: PageLine, columns: number): string | null {
  if (label?.left != null)
    return below.find((cell) => cell.left !== null && Math.abs(cell.left - (label.left ?? 0)) < 12)?.text ?? null
  return below.length === columns ? (below[at]?.text ?? null) : null
}

const labelOf = (text: string): Field | null => {
  if (text.length > 90) return null
  for (const [field, pattern] of alone) if (pattern.test(text)) return field
  return null
}

function labelsInside(text: string): [Field, string][] {
  const found = [...text.matchAll(inside)]
  return found.flatMap((match, at): [Field, string][] => {
    const field = fields.find(([name]) => match.groups?.[name] !== undefined)?.[0]
    const value = text.slice(match.index + match[0].length, found[at + 1]?.index)
    return field ? [[field, value]] : []
  })
}

function readParties(lines: readonly PageLine[]) {
  const parties: Record<'petitioner' | 'respondent', string[]> = { petitioner: [], respondent: [] }
  let open: keyof typeof parties | null = null
  for (const text of lines.flatMap((cells) => cells.map((cell) => cell.text))) {
    const section = sectionOf(text)
    if (section) open = section === 'other' ? null : section
    else if (open) {
      const numbered = [...text.matchAll(/(?:^|\s)\d{1,3}\)\s*(.*?)(?=\s\d{1,3}\)|$)/g)].map(([, name = '']) => name)
      const names = numbered.length > 0 ? numbered : parties[open].length === 0 ? [text] : []
      parties[open].push(...names.flatMap((name) => nameOf(name) ?? []))
    }
  }
  return parties
}

/** A role is printed beside a name, or alone where the name is on another line. */
export const rolesBeside = {
  'first side': /petitioner|appellant|applicant|plaintiff|complainant/,
  'second side': /respondent|defendant|opposite part(?:y|ies)|accused/,
}
export const roleBeside = pattern('i')`(?:^|\s*[.…-]{2,}\s*)(?:${rolesBeside})s?(?:\(s\))?[\s.…-]*$`

function nameOf(text: string | null): string | null {
  const name = tidy(text ?? '')
    .replace(roleBeside, '')
    .replace(/^1(?:[).]\s*|\s+(?=\p{L}))/u, '')
    .replace(/\s*(?:\b2[).]\s|\badvocate\s*[-–:]|\baddress\s*[-:]|\bcounsel\s*:).*$/i, '')
  return /\p{L}{3}/u.test(name) ? textOrNull(name.slice(0, 300)) : null
}

const versus = /\S\s+(?:vs?\.?|versus|v\/s\.?)\s+\S/i

const isVersus = ({ text }: Cell) => /^(?:vs?\.?|versus|v\/s\.?)$/i.test(text)
const headers = /\b(?:petitioner|appellant|plaintiff)\b.*\b(?:respondent|defendant)/i

function titleIn(lines: readonly PageLine[]): string | null {
  const texts = lines.flatMap((cells) => cells.map(({ text }) => text))
  const isTitle = (text: string) =>
    text.length < 300 && versus.test(text) && splitTitle(text).respondent !== null && !headers.test(text)
  const whole = texts.find(isTitle)
  const at = lines.findIndex((cells) => cells.some(isVersus))
  const between = lines[at]?.find(isVersus)
  const beside = [lines[at - 1], lines[at + 1]].map((cells) =>
    between?.left != null
      ? cells?.find(({ left }) => left !== null && Math.abs(left - (between.left ?? 0)) < 30)?.text
      : cells?.at(-1)?.text,
  )
  const around = beside.every((text) => text !== undefined && labelsInside(text).length === 0)
    ? beside.join(' VS ')
    : null
  const said = whole ?? around
  const number = said ? readCaseNumbers(said).numbers[0] : undefined
  return said && number && number.end < said.search(/\s(?:vs?\.?|versus|v\/s\.?)\s/i)
    ? tidy(said.slice(number.end))
    : said
}

/** Null if the page has several CNRs, or if it does not have the word CNR. */
function onlyCnr(lines: readonly PageLine[]): string | null {
  const texts = lines.flatMap((cells) => cells.map(({ text }) => text)).filter((text) => !/example/i.test(text))
  if (!texts.some((text) => /\bCNR\b/.test(text))) return null
  const [one, other] = new Set(texts.flatMap(cnrsIn))
  return one && !other ? one : null
}

function readNumber(values: ReadonlyMap<Field, string>, lines: readonly PageLine[]) {
  const heading = lines
    .flat()
    .map(({ text }) => /^case (?:status|details|no\.?)\s*[-–:]\s*(\S.*\d\s*\/\s*\d{4})$/i.exec(text)?.[1])
    .find((one) => one !== undefined)
  const headed = findCaseNumber(heading)
  if (headed?.type) return { type: headed.type, number: headed.number, year: headed.year }
  for (const field of ['number', 'registration', 'filing'] as const) {
    const found = findCaseNumber(values.get(field))
    const type = textOrNull(values.get('type')?.split(/\s+-\s+/)[0])
    if (found) return { type: type ?? textOrNull(found.type), number: found.number, year: found.year }
  }
  const diary = /(\d+)\s*(?:\/|-|of)\s*(\d{4})/.exec(values.get('diary') ?? '')
  if (diary?.[1]) return { type: 'Diary No.', number: String(Number(diary[1])), year: Number(diary[2]) }
  for (const { text } of lines.flat()) {
    const [one] = readCaseNumbers(text).numbers
    if (one && one.kind !== 'police' && one.kind !== 'filing' && one.type !== '')
      return { type: one.isSure ? one.type : one.words, number: one.number, year: Number(one.year) }
  }
  return null
}

const countNumbers = (lines: readonly PageLine[]) =>
  new Set(
    lines.flatMap((cells) =>
      cells.flatMap(({ text }) =>
        readCaseNumbers(text).numbers.map(({ type, number, year }) => `${type}/${number}/${year}`),
      ),
    ),
  ).size
