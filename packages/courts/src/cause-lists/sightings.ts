import { type CaseNumberInText, readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { itemColumn } from '@peshi/contract/courts/item'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { findDates } from '@peshi/contract/platform/written-date'
import { withoutContacts } from '../reading/contacts.ts'
import { tidy } from '../reading/text.ts'
import { hasSpaces } from '../reading/titles.ts'
import type { CauseListEntry, Sighting } from './cause-list.ts'
import { spaceGluedRows } from './glued-rows.ts'
import type { ListProfile } from './list-profile.ts'
import { cutLine, type TableColumn } from './list-table.ts'
import { type Line, type PdfPage, phrasesOf } from './pdf-lines.ts'

const keyOf = ({ number, year }: Pick<CaseNumberInText, 'number' | 'year'>) => `${number}/${year}`
/** Applications are printed below their matter: `CM(12/2026)`, `IA(1/2014[1548/2014])`. */
const ownApplication = /(?:\b[A-Za-z.]{1,8}\(|\d\[)(\d+)\/(\d{4})/g

const hasYear = /\d\s*[-/]?\s*(?:of\s*)?(?:19|20)\d{2}/

/** A site's reply may be one line of many numbers. There, the text of a sighting is what is beside its number. */
const longestLine = 2000

const isMatter = ({ kind, type }: CaseNumberInText) => kind !== 'application' && type !== ''

export function createSightings() {
  const seen = new Map<string, Sighting & { key: string }>()
  const rows: Sighting[] = []
  const covered = new Set<string>()
  /** A column may cut the station's name from its number, which then looks like a case number. */
  const ofPolice = new Set<string>()

  function readPage(
    page: PdfPage,
    profile: ListProfile | null,
    columns: readonly TableColumn[] | null,
    court: string | null,
  ) {
    let item: string | null = null
    const lines = spaceGluedRows(page.lines)
    const runs = columns ? columnTexts(lines, columns) : wrappedTexts(lines)
    for (const [at, line] of lines.entries()) {
      const first = line.pieces[0]?.text.trim() ?? ''
      if ((profile?.item ?? itemColumn.marked).test(first)) item = first
      const around = () => tidy([lines[at - 1], line, lines[at + 1]].map((one) => one?.text ?? '').join(' '))
      note(line.text, page.number, item, court, around)
    }
    for (const text of runs) note(text, page.number, null, court, null)
  }

  function note(text: string, page: number, item: string | null, court: string | null, around: (() => string) | null) {
    if (!hasYear.test(text)) return
    for (const number of readCaseNumbers(text).numbers) {
      const key = `${keyOf(number)} ${page}`
      if (number.kind === 'police') ofPolice.add(key)
      if (seen.has(key) || /\bact$/i.test(number.type)) continue
      const own = text.slice(number.start, number.end).replace(/^\d{1,4}[.)]\s+/, '')
      const printed = tidy(number.digitsAt === number.start ? `${number.type} ${own}` : own)
      const near = text.slice(Math.max(0, number.start - 80), number.end + 80)
      const beside = text.length > longestLine ? near : (around?.() ?? near)
      seen.set(key, {
        key: keyOf(number),
        case_number: printed,
        page,
        near_item: item,
        court_no: court,
        text: tidy(withoutContacts(beside)),
      })
    }
  }

  /** For pages without lines of a print. */
  function readTexts(texts: readonly string[], item: string | null, court: string | null) {
    for (const text of texts) note(text, 1, item, court, () => texts.join(' '))
  }

  /** The applications in the cells of an entry belong to it. Another matter's number there stays a sighting. */
  function cover(texts: readonly string[]) {
    for (const text of texts.filter((one) => hasYear.test(one))) {
      for (const number of readCaseNumbers(text).numbers) if (!isMatter(number)) covered.add(keyOf(number))
      for (const [, number = '', year] of text.matchAll(ownApplication)) covered.add(`${Number(number)}/${year}`)
    }
  }

  function addRow(row: { item: string; page: number; court_no: string | null }, texts: readonly string[]) {
    const text = tidy(withoutContacts(texts.join(' ')))
    if (/\p{L}{2}/u.test(text))
      rows.push({ case_number: '', page: row.page, near_item: row.item, court_no: row.court_no, text })
  }

  function end(entries: readonly CauseListEntry[], caveats: readonly string[]): Sighting[] {
    const keys = new Set(covered)
    for (const text of [...entries.flatMap((entry) => entry.case_numbers), ...caveats])
      for (const number of readCaseNumbers(text).numbers) keys.add(keyOf(number))
    const numbered = [...seen].filter(([at, { key }]) => !keys.has(key) && !ofPolice.has(at)).map(([, one]) => one)
    return [...numbered.map(({ key: _, ...sighting }) => sighting), ...rows]
  }

  return { readPage, readTexts, cover, addRow, end }
}

const isContinued = (before: string, text: string) => /[-/]\d{0,3}$/.test(before) && /^\d/.test(text)

function wrappedTexts(lines: readonly Line[]): string[] {
  const rows = lines.map((line) => phrasesOf(line))
  const below = (at: number, left: number) => rows[at + 1]?.find((phrase) => Math.abs(phrase.left - left) < 3)?.text
  return rows.flatMap((row, at) =>
    row.flatMap(({ left, text }) => {
      const more = [below(at, left), below(at + 1, left)].flatMap((one) => one ?? [])
      return more.length === 0 ? [] : more.reduce((all, one) => `${all}${isContinued(all, one) ? '' : ' '}${one}`, text)
    }),
  )
}

const dayWords = /\b(?:LIST|LISTED|DATED?|DAY)\b\D{0,40}/i
const dayWordsWithoutSpaces = /(?:LIST|DATE|DAY)\D{0,40}/i

export function dayOf(page: PdfPage): CourtDate | null {
  for (const { text } of page.lines) {
    const [first] = findDates(text, () => Number.NaN)
    if (first?.start === 0 && /\b(?:LIST|MATTERS?)\b/.test(text)) return first.date
    const words = (hasSpaces(text) ? dayWords : dayWordsWithoutSpaces).exec(text)
    const from = words?.index ?? text.length
    const [day] = findDates(text.slice(from), () => Number.NaN)
    if (day && day.start <= (words?.[0].length ?? 0)) return day.date
  }
  return null
}

function columnTexts(lines: readonly Line[], columns: readonly TableColumn[]): string[] {
  const texts = columns.map(() => '')
  for (const line of lines) {
    const cells = cutLine(line, columns)
    for (const [at, { kind }] of columns.entries()) {
      const text = cells[kind] ?? ''
      if (text === '' || kind === 'item') continue
      const before = texts[at] ?? ''
      texts[at] = isContinued(before, text) ? before + text : `${before}\n${text}`
    }
  }
  return texts
}
