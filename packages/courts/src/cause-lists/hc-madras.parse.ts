import { findDates } from '@peshi/contract/platform/written-date'
import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { printedNumbers } from '../reading/case-numbers.ts'
import { linesOf } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitTitleLines } from '../reading/titles.ts'
import type { CauseList, CauseListEntry, ListHeading } from './cause-list.ts'
import { openListPage } from './hc-page.ts'
import { checkList } from './list-checks.ts'
import { readAdvocates, withoutRollNumbers } from './madras-advocates.ts'
import { createSightings } from './sightings.ts'

const columns = 5
/** The first column of advocates. */
const ofAdvocates = 3
/** Reads the saved page of the Madras High Court's list, at Chennai or Madurai. */
export function parseMadrasCauseList(html: string): CauseList {
  const $ = openListPage(html)
  const rows = $('table').toArray().filter(isTag).flatMap(rowsOf)
  const named = rows.some((row) => hasClass(row, 'court_heading'))
  if (!named) throw new PageChanged('The page has no heading of a court')
  const date = findDates(tidy($('h2').text()), () => Number.NaN)[0]?.date ?? null
  const entries: CauseListEntry[] = []
  const headings: ListHeading[] = []
  const sightings = createSightings()
  let place = {
    court_no: null as string | null,
    coram: [] as string[],
    stage: null as string | null,
    time: null as string | null,
  }
  let list: CauseListEntry['list'] = 'daily'
  for (const row of rows) {
    const cells = cellsOf(row)
    const lines = cells.map((cell) => linesOf(cell).map(tidy).filter(Boolean))
    if (hasClass(row, 'court_heading')) {
      const heading = readHeading(lines.flat())
      place = { ...heading, stage: null }
      list = /suppl/i.test(heading.list ?? '') ? 'supplementary' : 'daily'
      headings.push({ ...heading, date, room: null, from_item: null, to_item: null, entries: 0, counted: null })
    } else if (hasClass(row, 'stagename')) {
      const [stage = ''] = lines.flat()
      if (!/^[=\s_-]*$/.test(stage)) place = { ...place, stage }
    } else if (cells.length === columns && cells.some(({ name }) => name === 'td')) {
      const entry = readRow(lines, entries.at(-1))
      if (entry) {
        entries.push({ ...entry, ...place, coram: [...place.coram], date, list })
        count(headings.at(-1), entry)
      }
      const texts = lines.flatMap((cell, at) => (at < ofAdvocates ? cell : cell.map(withoutRollNumbers)))
      sightings.readTexts(texts, entry?.item ?? null, place.court_no)
    }
  }
  const seen = sightings.end(entries, [])
  const checks = checkList({ entries, headings, sightings: seen, dropped: [], covered: new Set([1]) })
  return { date, pages: 1, entries, headings, sightings: seen, checks }
}

const hasClass = (row: Element, name: string) => row.attribs.class?.split(/\s+/).includes(name) === true

function readHeading(lines: readonly string[]) {
  const text = lines.join(' ')
  return {
    court_no: /^COURT\s+(?:NO\.?|HALL)\s*0*(\w+)/i.exec(lines[0] ?? '')?.[1] ?? null,
    coram: lines.filter((line) => /^(?:the )?hon(?:ourable|['’]?ble)\b/i.test(line)),
    list: /\(([^()]*\blist\b[^()]*)\)/i.exec(text)?.[1] ?? null,
    time: /\bAT\s+(\d{1,2}[.:]\d{2}\s*\.?\s*[AP]\.?\s?M\.?)/i.exec(text)?.[1] ?? null,
  }
}

function count(
  heading: ListHeading | undefined,
  { item, connected_to }: Pick<CauseListEntry, 'item' | 'connected_to'>,
) {
  if (!heading) return
  heading.entries++
  if (connected_to !== null) return
  heading.from_item ??= item
  heading.to_item = item
}

/** A name may end with the comma before its omitted address. */
const withoutComma = (name: string | null) => textOrNull(name?.replace(/[\s,]+$/, ''))

/** A row without an item number is connected with the item above it. */
function readRow(lines: readonly string[][], above: CauseListEntry | undefined) {
  const [item = [], number = [], parties = [], ofPetitioner = [], ofRespondent = []] = lines
  const numbers = printedNumbers(number.join(' '))
  const own = /^\d{1,5}$/.exec(item.join(''))?.[0]
  const main = above?.connected_to ?? above?.item
  if (numbers.length === 0 || (own === undefined && main === undefined)) return null
  const { petitioner, respondent } = splitTitleLines(parties)
  const sides = [readAdvocates(ofPetitioner), readAdvocates(ofRespondent)] as const
  return {
    item: own ?? main ?? '',
    connected_to: own === undefined ? (main ?? null) : null,
    case_numbers: numbers,
    parties: { petitioner: withoutComma(petitioner) ?? '', respondent: withoutComma(respondent) },
    advocates: { petitioner: sides[0].names, respondent: sides[1].names },
    note: textOrNull(sides.flatMap(({ notes }) => notes).join(' · ')),
    stage: null,
    listed: true,
    page: 1,
  }
}
