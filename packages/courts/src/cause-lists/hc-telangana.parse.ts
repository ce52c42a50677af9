import { isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { isBlank, landmark, lineOf } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { tidy } from '../reading/text.ts'
import type { CauseList, CauseListEntry } from './cause-list.ts'
import { openListPage, requireStatedEmpty, toEntry, unknownPlace } from './hc-page.ts'

export interface TelanganaForm {
  dates: string[]
  courts: string[]
}

export function parseTelanganaForm(html: string): TelanganaForm {
  const $ = openListPage(html)
  const choicesOf = (name: string) => {
    const select = landmark($(`select[name="${name}"]`).toArray().filter(isTag)[0], `choice of ${name}`)
    const values = $(select)
      .find('option')
      .toArray()
      .map((option) => tidy($(option).attr('value') ?? ''))
    return values.filter((value) => value !== '')
  }
  return { dates: choicesOf('listDate'), courts: choicesOf('court') }
}

const headers = [/^s(?:l|r)?\.? ?no/i, /^case/i, /^part(?:y|ies)/i, /^pet.*adv/i, /^res.*adv/i]

export function parseTelanganaCauseList(html: string): CauseList {
  const $ = openListPage(html)
  const place = unknownPlace()
  const entries: CauseListEntry[] = []
  for (const row of $('table').toArray().filter(isTag).flatMap(rowsOf)) {
    const cells = cellsOf(row).map(lineOf)
    if (isBlank(row)) continue
    if (cells.length === 1) {
      place.stage = cells[0] ?? null
      continue
    }
    if (cells.length !== headers.length) throw new PageChanged(`A row of the cause list has ${cells.length} cells`)
    if (!/\d/.test(cells[0] ?? '')) requireHeader(cells)
    else entries.push(readRow(cells, place))
  }
  if (entries.length === 0) requireStatedEmpty($)
  return { date: null, pages: 1, entries }
}

function requireHeader(cells: string[]) {
  if (!headers.every((header, at) => header.test(cells[at] ?? '')))
    throw new PageChanged(`The cause list has other columns: ${cells.join(' | ').slice(0, 120)}`)
}

function readRow(
  [item = '', number = '', parties = '', petitioner = '', respondent = '']: string[],
  place: ReturnType<typeof unknownPlace>,
) {
  if (!/\sv(?:ersu)?s\b/i.test(parties)) throw new PageChanged(`Not two parties: ${parties.slice(0, 60)}`)
  return toEntry({ item, case: number, parties, advocates: { petitioner, respondent } }, place)
}
