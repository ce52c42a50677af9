import { createHash } from 'node:crypto'
import { type CourtDate, fromDayFirst, toDayFirst } from '@peshi/contract/platform/dates'
import { courtByCodes, type SandboxCourt } from '../world/courts.ts'
import type { WorldCase } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { bom, escapeHtml } from './markup.ts'

type Fields = Record<string, string>

const courtOf = (fields: Fields) => courtByCodes(fields.state_code ?? '', fields.court_code ?? '')

export const tokenOf = (court: SandboxCourt) =>
  createHash('sha256').update(`case page token of ${court.id}`).digest('hex')

const asDate = (text: string | undefined): CourtDate | null =>
  text && /^\d{2}-\d{2}-\d{4}$/.test(text) ? fromDayFirst(text) : null

export function renderRecords(court: SandboxCourt, cases: WorldCase[]): string {
  const records = cases.map((subject) => {
    const parties = `${escapeHtml(subject.petitioners[0]?.name ?? '')}<br/>Versus<br/>${escapeHtml(subject.respondents[0]?.name ?? '')}`
    const caseNumber = `${subject.caseType.short}/${subject.number}/${subject.year}`
    return `${[subject.caseNo, caseNumber, parties, subject.cnr, court.courtCode, cases.length, court.pageName, tokenOf(court)].join('~')}##`
  })
  return bom + records.join('')
}

export function findByCaseNumber(world: World, fields: Fields): WorldCase[] | null {
  const court = courtOf(fields)
  const number = fields.case_no ?? ''
  const year = fields.rgyear ?? fields.search_year ?? ''
  if (!court || !/^\d{1,7}$/.test(number) || !/^\d{4}$/.test(year) || !fields.case_type) return null
  return world.findByNumber(court.id, fields.case_type, number, year)
}

export function findByCaseType(world: World, fields: Fields): WorldCase[] | null {
  const court = courtOf(fields)
  const wanted = fields.f ?? 'Both'
  if (!court || !fields.case_type || !['Pending', 'Disposed', 'Both'].includes(wanted)) return null
  return world
    .cases()
    .filter(
      (subject) =>
        subject.court === court.id &&
        subject.caseType.code === fields.case_type &&
        (!fields.search_year || subject.year === Number(fields.search_year)) &&
        (wanted === 'Both' || subject.status === wanted.toLowerCase()),
    )
}

export function renderOrdersByDate(world: World, fields: Fields): string {
  const court = courtOf(fields)
  const [from, to] = [asDate(fields.from_date), asDate(fields.to_date)]
  if (!court || !from || !to) return `${bom}ERROR_VAL`
  const records: string[] = []
  for (const subject of world.cases()) {
    if (subject.court !== court.id) continue
    for (const order of subject.orders) {
      if (order.date < from || order.date > to) continue
      const copy = order.kind === 'judgment' ? 'COPY OF JUDGEMENT' : 'COPY OF ORDERS'
      const caseNumber = `${subject.caseType.short}/${subject.number}/${subject.year}`
      const fieldsOfOrder = [
        caseNumber,
        toDayFirst(order.date),
        encodeURIComponent(order.file),
        copy,
        1,
        '@#',
        '',
        'N',
        subject.cnr,
        court.stateCode,
      ]
      records.push(`${fieldsOfOrder.join('~')}##`)
    }
  }
  return records.length ? `${bom}${records.join('')}^^@${records.length}` : bom
}
