import { type CaseNumberInText, casesNamed, readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { courtsOfCnr, highCourtOfCnr } from '@peshi/contract/courts/cnr-courts'
import type { FindBy, FindList } from '@peshi/contract/courts/courts'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { plainDigits } from '@peshi/contract/platform/digits'
import { Cnr, type CourtId } from '@peshi/contract/platform/ids'
import { readWrittenDate, shortYearNear } from '@peshi/contract/platform/written-date'
import type {
  ImportField,
  ImportMapping,
  ImportOptions,
  ImportReason,
  ImportValues,
} from '@peshi/contract/records/imports'
import { unreadableLetter } from './decode-text.ts'
import { cutMark } from './import-limits.ts'

export interface CourtKnowledge {
  resolve(written: string): CourtId[]
  isFindable(court: CourtId): boolean
  findBy(court: CourtId): readonly FindBy[]
  asks(court: CourtId): Partial<Record<FindBy, readonly FindList[]>>
  ownTypes(court: CourtId): readonly string[]
  opensByCnr(court: CourtId, cnr: string): boolean
}

export type Judgement =
  | { state: 'ready' | 'by-hand'; values: ImportValues; reason: null }
  | { state: 'faulty'; values: ImportValues | null; reason: ImportReason }

class Faulty extends Error {
  readonly reason: ImportReason
  constructor(reason: ImportReason) {
    super(reason)
    this.reason = reason
  }
}

const line = 300

/** An error of a spreadsheet program, or a formula whose result it did not store. */
const withoutValue = /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)|#{3,}|=\S.*)$/i

/** `isOrderDoubtful`: dates in other rows contradict the chosen order of day and month. */
export function judgeRow(
  cells: readonly string[],
  mapping: ImportMapping,
  options: ImportOptions,
  courts: CourtKnowledge,
  today: CourtDate,
  isOrderDoubtful = false,
): Judgement {
  const cell = (field: ImportField) => {
    const at = mapping[field]
    return at === undefined ? '' : unguard(cells[at] ?? '')
  }
  try {
    const used = Object.values(mapping).map((at) => cells[at] ?? '')
    if (used.some((text) => text.endsWith(cutMark))) throw new Faulty('cell-too-long')
    if (used.some((text) => withoutValue.test(text))) throw new Faulty('cell-error')
    if (used.some((text) => text.includes(unreadableLetter))) throw new Faulty('bad-letters')
    const values = readValues(cell, options, courts, today, isOrderDoubtful)
    return { state: wayIn(values, options, courts), values, reason: null }
  } catch (error) {
    if (!(error instanceof Faulty)) throw error
    return { state: 'faulty', values: null, reason: error.reason }
  }
}

/** Peshi's exports put an apostrophe before text that spreadsheet programs would run as a formula. */
const unguard = (text: string) => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text).trim()

type CellOf = (field: ImportField) => string

function readValues(
  cell: CellOf,
  options: ImportOptions,
  courts: CourtKnowledge,
  today: CourtDate,
  isOrderDoubtful: boolean,
): ImportValues {
  const cnr = readCnr(cell('cnr'))
  const named = [...courts.resolve(cell('court')), ...(options.court ? [options.court] : [])]
  const number = readNumber(cell, named.flatMap(courts.ownTypes))
  const says =
    cnr !== null || number !== null || ['court', 'title', 'petitioner'].some((field) => cell(field as 'court'))
  if (!says) throw new Faulty('empty-row')
  if (!cnr && !number && !options.forums) throw new Faulty('no-number')
  const court = readCourt(cell('court'), cnr, options, courts)
  const our_side = readSide(cell('our_side'))
  const next = dateCell(cell('next_date'), today)
  if (isOrderDoubtful && fitsBothOrders(next.date, today)) throw new Faulty('date-order')
  const offence_from = readOffenceDay(cell('offence_from'), options, today)
  return {
    cnr,
    court,
    forum: court ? null : textOf(cell('court')),
    case_type: number?.type ?? null,
    case_number: number?.number ?? null,
    case_year: number?.year ?? null,
    title: textOf(cell('title')),
    petitioner: textOf(cell('petitioner')),
    respondent: textOf(cell('respondent')),
    stage: textOf(cell('stage')),
    next_date: readNextDate(next.date, number?.year ?? null, options, today),
    reference_id: textOf(cell('reference_id')),
    offence_from,
    client: textOf(cell('client')),
    our_side,
    tags: tagsOf(cell('tags'))
      .slice(0, mostTags)
      .map((tag) => tag.slice(0, longestTag)),
    notes: cell('notes') || null,
    unused: [
      ...unusedOf(cell, number, our_side),
      ...(next.words ? [{ field: 'next_date' as const, text: next.words }] : []),
      ...(offence_from ? [] : said('offence_from', [cell('offence_from')])),
    ],
  }
}

/** A cell may name several days, or say `2019-20`. Such a cell is not used. */
function readOffenceDay(written: string, { dates }: ImportOptions, today: CourtDate): CourtDate | null {
  const day = written === '' ? null : dateIn(written, dates, today)
  return day !== null && day <= today ? day : null
}

const said = (field: ImportField, texts: readonly string[]) => texts.filter(Boolean).map((text) => ({ field, text }))

const mostTags = 20
const longestTag = 60
const tagsOf = (text: string) => [
  ...new Set(
    text
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

const tidy = (text: string) => text.replace(/\s+/g, ' ')
const textOf = (text: string) => tidy(text).slice(0, line) || null

function unusedOf(cell: CellOf, number: WrittenNumber | null, side: ImportValues['our_side']): ImportValues['unused'] {
  const lines = (['court', 'title', 'petitioner', 'respondent', 'stage', 'reference_id', 'client'] as const).flatMap(
    (field) => said(field, [tidy(cell(field)).slice(line)]),
  )
  const tags = tagsOf(cell('tags'))
  return [
    ...(number?.besides ?? []),
    ...lines,
    ...said('next_date', [wordsForNoDate.test(cell('next_date')) ? cell('next_date') : '']),
    ...said('our_side', side === null ? [cell('our_side')] : []),
    ...said('tags', [...tags.slice(mostTags), ...tags.slice(0, mostTags).map((tag) => tag.slice(longestTag))]),
  ]
}

function readCnr(written: string): string | null {
  if (written === '') return null
  const cnr = Cnr.safeParse(written)
  if (!cnr.success) throw new Faulty('bad-cnr')
  return cnr.data
}

interface WrittenNumber {
  type: string | null
  number: string
  year: number
  besides: ImportValues['unused']
}

function readNumber(cell: CellOf, ownTypes: readonly string[]): WrittenNumber | null {
  const parts = { type: cell('case_type'), number: withoutFraction(cell('case_number')), year: cell('case_year') }
  const code = siteCode.test(cell('case')) ? cell('case') : ''
  const whole = code === '' ? cell('case') : ''
  for (const [field, written] of [
    ['case', whole],
    ['case_number', parts.number],
  ] as const) {
    const [one, other] = casesNamed(written, ownTypes)
    if (other) throw new Faulty('several-cases')
    if (one) {
      const written_type = one.isSure ? one.type : one.words
      const type = one.kind === 'diary' ? 'Diary No.' : written_type
      return {
        type: type || parts.type || null,
        number: one.number,
        year: yearOf(one.year),
        besides: [...besides(field, written, one, ownTypes), ...besideColumns(parts, one, type)],
      }
    }
    if (isDate.test(written)) throw new Faulty('number-is-date')
  }
  const number = parts.number || withoutFraction(whole)
  if (number === '') {
    if (code === '' || cell('cnr') !== '') return null
    throw new Faulty('bad-case')
  }
  if (!/^\d{1,9}$/.test(plainDigits(number))) throw new Faulty(whole === '' ? 'bad-number' : 'bad-case')
  return {
    type: parts.type || null,
    number: String(Number(plainDigits(number))),
    year: yearOf(parts.year),
    besides: code === '' ? [] : [{ field: 'case', text: code }],
  }
}

function wordsBeside(written: string, numbers: readonly CaseNumberInText[]): string[] {
  const ends = numbers.map(({ end }) => end)
  const parts = [0, ...ends].map((from, at) => written.slice(from, numbers[at]?.start ?? written.length))
  const said = parts.map((part) => part.replace(labels, ' ').replace(/^[\s,;.:()[\]&–-]+|[\s,;.:()[\]&–-]+$/g, ''))
  return said.filter((part) => /\p{L}{3}/u.test(part))
}

const labels =
  /(?<!\p{L})(?:case|registration|reg|filing|no|nos|number|with|and|in|connected|along|main|matter|fresh)(?!\p{L})\.?/giu

function besideColumns(
  { type, year }: { type: string; year: string },
  one: CaseNumberInText,
  ownType: string,
): ImportValues['unused'] {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const isOtherType = type !== '' && ownType !== '' && letters(type) !== letters(ownType)
  const isOtherYear = year !== '' && !plainDigits(withoutFraction(year)).endsWith(one.year)
  return [
    ...(isOtherType ? [{ field: 'case_type' as const, text: type }] : []),
    ...(isOtherYear ? [{ field: 'case_year' as const, text: year }] : []),
  ]
}

/**
 * A case's id on the eCourts sites. It is no case number, because its code for the case type means nothing elsewhere.
 */
const siteCode = /^\d{15}$/

function besides(
  field: ImportField,
  written: string,
  one: CaseNumberInText,
  ownTypes: readonly string[],
): ImportValues['unused'] {
  const { numbers, unread } = readCaseNumbers(written, ownTypes)
  const isSame = (other: CaseNumberInText) =>
    other.number === one.number && other.year === one.year && other.kind === one.kind
  return [
    ...numbers.filter((other) => !isSame(other)).map(({ start, end }) => written.slice(start, end)),
    ...unread.map(({ text }) => text),
    ...wordsBeside(written, numbers),
  ].map((text) => ({ field, text }))
}

/** Spreadsheet programs turn the case number `12/2024` into a date. */
const isDate = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$|^\d{4}-\d{2}-\d{2}\b|^[a-z]{3}-\d{2,4}$/i

const withoutFraction = (number: string) => number.replace(/^(\d+)\.0+$/, '$1')

function yearOf(cell: string): number {
  const written = plainDigits(withoutFraction(cell))
  const year = Number(written)
  if (!/^\d{4}$/.test(written) || year < 1900 || year > 2100) throw new Faulty('bad-year')
  return year
}

function readCourt(
  written: string,
  cnr: string | null,
  options: ImportOptions,
  courts: CourtKnowledge,
): CourtId | null {
  const said = written === '' ? [] : courts.resolve(written)
  if (written !== '' && said.length === 0) {
    if (options.forums && !cnr) return null
    throw new Faulty('unknown-court')
  }
  const byCnr = cnr ? (courtsOfCnr(cnr) as readonly CourtId[] | null) : null
  if (byCnr) {
    const chosen = said.length > 0 ? said : options.court ? [options.court] : []
    const both = byCnr.filter((court) => chosen.includes(court))
    const isOfIts = said.some((court) => highCourtOfCnr(cnr ?? '').includes(court))
    if (said.length > 0 && both.length === 0 && !isOfIts) throw new Faulty('cnr-of-other-court')
    return only(both.length > 0 ? both : byCnr)
  }
  if (said.length > 0) return only(said)
  if (options.court) return options.court
  if (options.forums && !cnr) return null
  if (cnr && options.by_hand) return null
  throw new Faulty(cnr ? 'unknown-cnr-court' : 'no-court')
}

function only(courts: readonly CourtId[]): CourtId {
  const [court, another] = courts
  if (!court || another) throw new Faulty('ambiguous-court')
  return court
}

const otherOrder = { 'day-first': 'month-first', 'month-first': 'day-first' } as const
const dateIn = (written: string, order: ImportOptions['dates'], today: CourtDate): CourtDate | null => {
  const read = readWrittenDate(written, { order, shortYear: shortYearNear(Number(today.slice(0, 4))) })
  return read.kind === 'date' ? read.date : null
}

export function contradictsOrder(
  cells: readonly string[],
  { next_date: at }: ImportMapping,
  { dates }: ImportOptions,
  today: CourtDate,
): boolean {
  const written = dateCell(at === undefined ? '' : (cells[at] ?? ''), today).date
  return dateIn(written, dates, today) === null && dateIn(written, otherOrder[dates], today) !== null
}

function fitsBothOrders(written: string, today: CourtDate): boolean {
  const one = dateIn(written, 'day-first', today)
  const other = dateIn(written, 'month-first', today)
  return one !== null && other !== null && one !== other
}

/** Words behind a date, as in `12.03.2027 (arguments)`, are left out, unless they may say that the date is not the next. */
const wordsBehind = /^(.*[^\d].*\d)[\s,;:–-]*[\s,;:([–-]\s*([\p{L}][^\d]*)$/u
const unsaysDate =
  /(?<!\p{L})(?:not?|cancel|adj|post|pre[- ]?pon|dispos|decid|last|prev|earlier|old|was|instead|wrong|to(?!\p{L})|नहीं|निरस्त|स्थगित)/iu

function dateCell(written: string, today: CourtDate): { date: string; words: string } {
  const whole = { date: written, words: '' }
  const [, date = '', words = ''] = wordsBehind.exec(written) ?? []
  const isRead = (text: string) => dateIn(text, 'day-first', today) ?? dateIn(text, 'month-first', today)
  return words === '' || unsaysDate.test(words) || isRead(written) || !isRead(date)
    ? whole
    : { date, words: words.replace(/[\s)\].,;]+$/, '') }
}

const wordsForNoDate = /sine|dispos|decid|reserv|await|pending/i

const mostYearsAhead = 3

function readNextDate(written: string, caseYear: number | null, { dates, odd_dates }: ImportOptions, today: CourtDate) {
  const thisYear = Number(today.slice(0, 4))
  const read = readWrittenDate(written, { order: dates, shortYear: shortYearNear(thisYear), fromSpreadsheet: true })
  if (read.kind === 'unreadable') throw new Faulty('bad-date')
  if (read.kind === 'none') return null
  const reason = oddness(read.date, caseYear, today)
  if (!reason || odd_dates === 'keep') return read.date
  if (odd_dates === 'leave-out') return null
  throw new Faulty(reason)
}

function oddness(date: CourtDate, caseYear: number | null, today: CourtDate): ImportReason | null {
  if (caseYear !== null && Number(date.slice(0, 4)) < caseYear) return 'date-before-case'
  if (date < today) return 'date-over'
  return date > `${Number(today.slice(0, 4)) + mostYearsAhead}${today.slice(4)}` ? 'date-far' : null
}

const number = String.raw`(?:[-. ]*(?:no\.?|nos\.?)?[-. ]*\d+(?: ?(?:to|&|and|,|-) ?\d+)*)?`
const first = new RegExp(
  `^(?:p|pet|petitioners?|plaintiffs?|appellants?|applicants?|complainants?|first|decree ?holders?|dh|1)${number}$`,
  'i',
)
const second = new RegExp(
  `^(?:r|d|res|resp|def|op|respondents?|defendants?|opp(?:osite|\\.)? part(?:y|ies)|accused|second|judge?ment ?debtors?|jd|2)${number}$`,
  'i',
)

function readSide(written: string): ImportValues['our_side'] {
  if (first.test(written)) return 'petitioner'
  return second.test(written) ? 'respondent' : null
}

const isDiary = (type: string | null) => /^(diary|d\.?y?\.?\s*no)\b/i.test(type ?? '')

export function askBy(values: ImportValues, courts: CourtKnowledge): FindBy | 'page' | null {
  const { court, cnr, case_number, case_type } = values
  if (!court) return null
  if (cnr && courts.opensByCnr(court, cnr)) return 'page'
  const ways = courts.findBy(court)
  if (cnr && ways.includes('cnr')) return 'cnr'
  if (case_number && isDiary(case_type) && ways.includes('diary-number')) return 'diary-number'
  const asksHouse = courts.asks(court)['case-number']?.includes('establishment')
  return case_number && case_type && ways.includes('case-number') && !asksHouse ? 'case-number' : null
}

function wayIn(values: ImportValues, options: ImportOptions, courts: CourtKnowledge): 'ready' | 'by-hand' {
  const { court, case_number, case_type } = values
  const isNamed = Boolean(values.title || values.petitioner || values.respondent)
  if (!values.cnr && (!court || !case_number) && options.forums) return isNamed ? 'by-hand' : faulty('no-parties')
  if (!court) return values.cnr ? 'by-hand' : faulty('no-court')
  if (courts.isFindable(court)) {
    if (askBy(values, courts)) return 'ready'
    if (!case_number) return faulty('no-number')
    return faulty(case_type ? 'needs-cnr' : 'no-case-type')
  }
  if (!options.by_hand) return faulty('not-findable')
  if (values.cnr) return 'by-hand'
  if (!case_number) return faulty('no-number')
  return case_type ? 'by-hand' : faulty('no-case-type')
}

function faulty(reason: ImportReason): never {
  throw new Faulty(reason)
}
