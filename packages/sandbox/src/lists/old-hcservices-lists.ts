import { CourtDate, fromDayFirst, toDayFirst } from '@peshi/contract/dates'
import type { CourtDay } from '../court-day/court-day.ts'
import { bom } from '../sites/markup.ts'
import { courtByCodes } from '../world/courts.ts'
import { drawRuledList } from './list-pages.ts'
import { type BenchPart, partsOf } from './parts.ts'

/** The lists that hcservices' old pages show for a day: one for each bench, as `~` and `^#` text. */
export function renderCauseLists(day: CourtDay, fields: Record<string, string>): string {
  const court = courtByCodes(fields.state_code ?? '', fields.court_code ?? '')
  const date = fromDayFirst(fields.causelist_dt ?? '')
  if (!court || !CourtDate.safeParse(date).success) return bom
  const { main, supplementary } = day.docket(court.id, date)
  const parts = partsOf([...(main ?? []), ...(supplementary ?? [])])
  const records = parts.map(({ courtNo, list, coram }, at) => {
    const kind = list === 'main' ? 'Cause List No. 1' : 'Supplementary List'
    const file = Buffer.from(`${court.id}|${date}|${list}|${courtNo}|${coram.length}`).toString('base64')
    const judges = court.judges.filter(({ name }) => coram.includes(name)).map(({ code }) => code)
    const fields = [at + 1, coram.join(', '), kind.padEnd(99), toDayFirst(date), encodeURIComponent(file), 'N']
    return `${[...fields, judges.join(''), 1000 + at, date].join('~')}^#`
  })
  return bom + records.join('')
}

/** The document of one of these lists by the name that its record carries; null where there is none. */
export function findCauseList(day: CourtDay, file: string, isChanged: boolean): Buffer | null {
  const [court = '', date = '', list, room, judges] = Buffer.from(file, 'base64').toString('utf8').split('|')
  if (!CourtDate.safeParse(date).success) return null
  const { main, supplementary } = day.docket(court, date)
  const isAsked = (part: BenchPart) => part.courtNo === Number(room) && part.coram.length === Number(judges)
  const part = partsOf((list === 'main' ? main : supplementary) ?? []).find(isAsked)
  return part
    ? drawRuledList(
        part.stages.flatMap(({ listings }) => listings),
        date,
        isChanged,
      )
    : null
}
