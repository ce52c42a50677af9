import type { CourtDate } from '@peshi/contract/platform/dates'
import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { isBlank, landmark, lineOf, linesOf } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import type { CauseList, CauseListEntry } from './cause-list.ts'
import type { OpenEntry } from './entry.ts'
import { type ListRow, openListPage, requireStatedEmpty, toEntry, unknownPlace } from './hc-page.ts'
import { readHeading } from './headings.ts'

type Cells = ReadonlyMap<string, Element>
type ReadRow = (cells: Cells) => ListRow

export const parseKarnatakaCauseList = (html: string): CauseList =>
  readLabelledRows(html, (cells) => {
    const petitioner = splitSide(cellOf(cells, 'pet./appl./comp. & adv.'))
    const respondent = splitSide(cellOf(cells, 'resp. & adv.'))
    return {
      item: textOf(cells, 'sl.no.'),
      case: textOf(cells, 'case no.'),
      parties: { petitioner: petitioner.party, respondent: respondent.party },
      advocates: { petitioner: petitioner.advocates, respondent: respondent.advocates },
    }
  })

export const parseAndhraPradeshCauseList = (html: string): CauseList =>
  readLabelledRows(html, (cells) => ({
    item: textOf(cells, 's.no'),
    case: textOf(cells, 'case det'),
    parties: textOf(cells, 'party'),
    advocates: { petitioner: textOf(cells, 'pet adv'), respondent: textOf(cells, 'res adv') },
  }))

function readLabelledRows(html: string, readRow: ReadRow): CauseList {
  const $ = openListPage(html)
  const place = unknownPlace()
  const heading: Headings = { place, date: null }
  const entries: CauseListEntry[] = []
  for (const row of $('table').toArray().filter(isTag).flatMap(rowsOf)) {
    const cells = cellsOf(row)
    if (isBlank(row) || cells.every(({ name }) => name === 'th')) continue
    const [only] = cells
    if (cells.length === 1 && only && only.attribs['data-label'] === undefined) applyHeading(heading, lineOf(only))
    else entries.push(toEntry(readRow(labelCells(cells)), place))
  }
  if (entries.length === 0) requireStatedEmpty($)
  return { date: heading.date, pages: 1, entries }
}

interface Headings {
  place: OpenEntry['place']
  date: CourtDate | null
}

function applyHeading(heading: Headings, text: string) {
  const { place } = heading
  const said = readHeading(text, false)
  if (said?.is === 'court') Object.assign(place, { court_no: said.courtNo, coram: [], stage: null })
  else if (said?.is === 'judge') place.coram = [...place.coram, said.name]
  else if (said?.is === 'list') {
    place.list = said.list
    heading.date = said.date ?? heading.date
  } else if (said?.is === 'dropped') throw new PageChanged('The cause list has an unknown part: drop note')
  else if (said?.is !== 'furniture') place.stage = said?.name ?? text
}

function labelCells(cells: Element[]): Cells {
  return new Map(
    cells.map((cell) => [tidy(landmark(cell.attribs['data-label'], 'label of a cell')).toLowerCase(), cell] as const),
  )
}

const cellOf = (cells: Cells, label: string) => landmark(cells.get(label), `cell "${label}"`)
const textOf = (cells: Cells, label: string) => lineOf(cellOf(cells, label))

function splitSide(cell: Element): { party: string; advocates: string } {
  const lines = linesOf(cell).flatMap((line) => textOrNull(line) ?? [])
  const at = lines.findIndex((line) => /^adv\b/i.test(line))
  if (at < 0 && lines.length > 1)
    throw new PageChanged(`No line separates the advocate from the party: ${lines.join(' / ').slice(0, 60)}`)
  const [party, advocates] = at < 0 ? [lines, []] : [lines.slice(0, at), lines.slice(at)]
  return {
    party: tidy(party.join(' ')),
    advocates: tidy(advocates.join(' ').replace(/^adv(?:ocate|s)?\b\.?\s*[:-]?\s*/i, '')),
  }
}
