import { type CaseNumberInText, readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { readWrittenDate } from '@peshi/contract/platform/written-date'
import { tidy } from '../reading/text.ts'
import type { CauseListEntry, Sighting } from './cause-list.ts'
import type { ListProfile } from './list-profile.ts'
import { cutLine, type TableColumn } from './list-table.ts'
import { type Line, type PdfPage, phrasesOf } from './pdf-lines.ts'

const anyItem = /^\d{1,4}(?:\.\d{1,3})?[.)]?$/

const keyOf = ({ number, year }: Pick<CaseNumberInText, 'number' | 'year'>) => `${number}/${year}`
const isCase = ({ kind }: CaseNumberInText) => kind === 'case' || kind === 'diary' || kind === 'filing'

/** Applications are printed below their matter: `CM(12/2026)`, `IA(1/2014[1548/2014])`. */
const ownApplication = /(?:\b[A-Za-z.]{1,8}\(|\d\[)(\d+)\/(\d{4})/g

export function createSightings() {
  const seen = new Map<string, Sighting & { key: string }>()

  function readPage(
    page: PdfPage,
    profile: ListProfile | null,
    columns: readonly TableColumn[] | null,
    court: string | null,
  ) {
    let item: string | null = null
    const runs = columns ? columnTexts(page.lines, columns) : wrappedTexts(page.lines)
    for (const [at, line] of page.lines.entries()) {
      const first = line.pieces[0]?.text.trim() ?? ''
      if ((profile?.item ?? anyItem).test(first)) item = first
      const around = () => tidy([page.lines[at - 1], line, page.lines[at + 1]].map((one) => one?.text ?? '').join(' '))
      note(line.text, page.number, item, court, around)
    }
    for (const text of runs) note(text, page.number, null, court, null)
  }

  function note(text: string, page: number, item: string | null, court: string | null, around: (() => string) | null) {
    if (!/\d\s*[-/]?\s*(?:of\s*)?(?:19|20)\d{2}/.test(text)) return
    for (const number of readCaseNumbers(text).numbers.filter(isCase)) {
      const key = `${keyOf(number)} ${page}`
      if (seen.has(key)) continue
      const printed = tidy(text.slice(number.start, number.end))
      const beside = around?.() ?? text.slice(Math.max(0, number.start - 80), number.end + 80)
      seen.set(key, {
        key: keyOf(number),
        case_number: printed,
        page,
        near_item: item,
        court_no: court,
        text: tidy(beside),
      })
    }
  }

  function end(entries: readonly CauseListEntry[], caveats: readonly string[]): Sighting[] {
    const known = new Set<string>()
    for (const text of [...entries.flatMap((entry) => entry.case_numbers), ...caveats])
      for (const number of readCaseNumbers(text).numbers) known.add(keyOf(number))
    for (const { note } of entries) {
      for (const number of note ? readCaseNumbers(note).numbers : []) if (!isCase(number)) known.add(keyOf(number))
      for (const [, number = '', year] of note?.matchAll(ownApplication) ?? []) known.add(`${Number(number)}/${year}`)
    }
    return [...seen.values()].filter(({ key }) => !known.has(key)).map(({ key: _, ...sighting }) => sighting)
  }

  return { readPage, end }
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

const dayWords = /\b(?:LIST|DATED?|DAY)\b\D{0,40}(\d{1,2}[-./]\d{1,2}[-./]\d{4})(?!\d)/i

export function dayOf(page: PdfPage): CourtDate | null {
  for (const { text } of page.lines) {
    const day = readWrittenDate(dayWords.exec(text)?.[1] ?? '', { shortYear: () => Number.NaN })
    if (day.kind === 'date') return day.date
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
