import { CourtDate, fromDayFirst, toDayFirst } from '@peshi/contract/platform/dates'
import type { CourtDay } from '../court-day/court-day.ts'
import type { Listing } from '../court-day/docket.ts'
import { bom } from '../sites/markup.ts'
import { courtByCodes } from '../world/courts.ts'
import { drawRuledList } from './list-pages.ts'

function documentsOf(day: CourtDay, court: string, date: CourtDate): Map<string, [Listing, ...Listing[]]> {
  const { main, supplementary } = day.docket(court, date)
  const documents = new Map<string, [Listing, ...Listing[]]>()
  for (const listing of [...(main ?? []), ...(supplementary ?? [])]) {
    const { list, courtNo, coram } = listing
    const name = Buffer.from([court, date, list, courtNo, ...coram].join('|')).toString('base64')
    const known = documents.get(name)
    if (known) known.push(listing)
    else documents.set(name, [listing])
  }
  return documents
}

export function renderCauseLists(day: CourtDay, fields: Record<string, string>): string {
  const court = courtByCodes(fields.state_code ?? '', fields.court_code ?? '')
  const date = fromDayFirst(fields.causelist_dt ?? '')
  if (!court || !CourtDate.safeParse(date).success) return bom
  const records = [...documentsOf(day, court.id, date)].map(([name, [{ list, coram }]], at) => {
    const kind = list === 'main' ? 'Cause List No. 1' : 'Supplementary List'
    const judges = court.judges.filter(({ name }) => coram.includes(name)).map(({ code }) => code)
    const fields = [at + 1, coram.join(', '), kind.padEnd(99), toDayFirst(date), encodeURIComponent(name), 'N']
    return `${[...fields, judges.join(''), 1000 + at, date].join('~')}^#`
  })
  return bom + records.join('')
}

export function findCauseList(day: CourtDay, name: string, isChanged: boolean): Buffer | null {
  const [court = '', date = ''] = Buffer.from(name, 'base64').toString('utf8').split('|')
  if (!CourtDate.safeParse(date).success) return null
  const listings = documentsOf(day, court, date).get(name)
  return listings ? drawRuledList(listings, date, isChanged) : null
}
