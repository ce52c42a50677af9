import { mainItem, mainItemOf, printedItem } from '@peshi/contract/courts/item'
import { PageChanged } from '../errors.ts'
import { printedNumbers } from '../reading/case-numbers.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitAtVersus } from '../reading/titles.ts'
import type { CauseListEntry } from './cause-list.ts'
import type { Cells } from './columns.ts'

export interface OpenEntry {
  item: string
  connectedTo: string | null
  place: Pick<CauseListEntry, 'court_no' | 'coram' | 'stage' | 'list' | 'page'>
  case: string[]
  parties: string[]
  respondents: string[] | null
  advocates: { petitioner: string[]; respondent: string[] }
  notes: string[]
  remarks: string[]
}

export const openEntry = (item: string, connectedTo: string | null, place: OpenEntry['place']): OpenEntry => ({
  item,
  connectedTo,
  place: { ...place, coram: [...place.coram] },
  case: [],
  parties: [],
  respondents: null,
  advocates: { petitioner: [], respondent: [] },
  notes: [],
  remarks: [],
})

const isSectionCode = (text: string) => /^[IVXL]+(?:-[A-Z]{1,2})?$/.test(text)

const noteLine = /^(?:IAs?\b|I\.A\.|\{|\[|FOR\b|\(FOR\b|ONLY\b|WITH IA\b|OFFICE REPORT|TAGGED|PASSED OVER|LISTED\b)/i

export function feedEntry(entry: OpenEntry, cells: Cells) {
  if (cells.case) feedCase(entry, cells.case)
  if (cells.petitioner) entry.parties.push(cells.petitioner)
  if (cells.respondent) entry.respondents = [...(entry.respondents ?? []), cells.respondent]
  if (cells.parties) feedParties(entry, cells.parties)
  const side = entry.respondents === null ? 'petitioner' : 'respondent'
  if (cells.advocate) entry.advocates[side].push(cells.advocate)
  if (cells['petitioner-advocate']) entry.advocates.petitioner.push(cells['petitioner-advocate'])
  if (cells['respondent-advocate']) entry.advocates.respondent.push(cells['respondent-advocate'])
  if (cells.remarks) entry.remarks.push(cells.remarks)
}

function feedCase(entry: OpenEntry, text: string) {
  const [plain, isConnected] = [tidy(text.replace(/\bconnected\b/gi, ' ')), /\bconnected\b/i.test(text)]
  if (isConnected) entry.connectedTo ??= mainItemOf(entry.item)
  if (plain !== '' && !isSectionCode(plain)) entry.case.push(plain.replace(/\s+[IVXL]+-[A-Z]{1,2}$/, ''))
}

function feedParties(entry: OpenEntry, text: string) {
  const isNote = entry.notes.length > 0 || (entry.parties.length > 0 && /^ONLY\b.*\bLISTED\b/i.test(text))
  if (entry.respondents === null && !isNote) feedPetitioner(entry, text)
  else if (isNote || (noteLine.test(text) && (entry.respondents?.length ?? 0) > 0)) entry.notes.push(text)
  else entry.respondents?.push(text)
}

function feedPetitioner(entry: OpenEntry, text: string) {
  const [before = '', after] = splitAtVersus(text)
  if (before !== '') entry.parties.push(before)
  if (after !== undefined) entry.respondents = after === '' ? [] : [after]
}

export const hasCaseNumber = (entry: OpenEntry) => printedNumbers(entry.case.join(' ')).length > 0

export function closeEntry(entry: OpenEntry): CauseListEntry {
  const where = `item ${entry.item} on page ${entry.place.page}`
  const numbers = printedNumbers(entry.case.join(' '))
  if (numbers.length === 0) throw new PageChanged(`The cause list has no case number at ${where}`)
  const petitioner = tidy(entry.parties.join(' '))
  if (petitioner === '') throw new PageChanged(`The cause list has no parties at ${where}`)
  return {
    court_no: entry.place.court_no,
    coram: entry.place.coram,
    item: printedItem(entry.item),
    connected_to: entry.connectedTo,
    case_numbers: numbers,
    parties: { petitioner, respondent: textOrNull(entry.respondents?.join(' ')) },
    advocates: {
      petitioner: splitNames(entry.advocates.petitioner),
      respondent: splitNames(entry.advocates.respondent),
    },
    stage: entry.place.stage,
    list: entry.place.list,
    listed: true,
    note: textOrNull([...entry.notes, ...entry.remarks].join(' ')),
    page: entry.place.page,
  }
}

/** Splits at commas and semicolons, but not at line breaks, because a long name may continue on the next line. */
const splitNames = (lines: string[]): string[] =>
  lines
    .join(' ')
    .split(/\s*[,;]\s*/)
    .flatMap((name) => textOrNull(name) ?? [])

/**
 * If an item says "Only C.A. No. 8980/2026 is listed under this item", sets `listed` to false for the item's other
 * cases.
 */
export function applyOnlyListed(entries: readonly CauseListEntry[]): CauseListEntry[] {
  const key = (entry: CauseListEntry) => `${entry.court_no} ${entry.list} ${mainItem(entry.connected_to ?? entry.item)}`
  const only = new Map<string, Set<string>>()
  for (const entry of entries) {
    const said = /\bonly\b(.+?)\b(?:is|are)\b[^.]*\blisted\b/i.exec(entry.note ?? '')?.[1]
    if (said === undefined) continue
    const numbers = only.get(key(entry)) ?? new Set()
    for (const number of printedNumbers(said)) numbers.add(comparable(number))
    only.set(key(entry), numbers)
  }
  return entries.map((entry) => {
    const named = only.get(key(entry))
    if (named === undefined || named.size === 0) return entry
    return { ...entry, listed: entry.case_numbers.some((number) => named.has(comparable(number))) }
  })
}

const comparable = (caseNumber: string) => caseNumber.toUpperCase().replace(/\bNOS?\b\.?|[^A-Z0-9/]/g, '')
