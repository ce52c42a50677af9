import { reportsByCourt } from '@peshi/contract/office/report-kinds'
import type { Report, ReportRow } from '@peshi/contract/office/reports'
import { addDays, type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { ClientId, CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { showPaise } from '@peshi/contract/platform/money'
import { linkOptions } from '@tanstack/react-router'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import type { Say, WordKey } from '../../platform/i18n/use-translation.ts'
import type { ReportSearch } from './reports.search.ts'

const inIndia = new Intl.NumberFormat('en-IN')

export const showNumber = (unit: Report['unit'], number: number) =>
  unit === 'paise' ? showPaise(number) : inIndia.format(number)

export const sumOfRow = ({ values }: ReportRow, measures: readonly string[]) =>
  measures.reduce((sum, name) => sum + (values[name] ?? 0), 0)

export function sayRow(
  t: Say<WordKey<'reports', 'hearings' | 'filings'>>,
  { report }: Report,
  { key, title }: ReportRow,
): string {
  if (title !== null) return reportsByCourt.includes(report) ? sayCourt(title) : title
  if (key === null) return t(`reports:none.${report}`, { defaultValue: '—' })
  if (report === 'hearings-by-day' || report === 'hearings-by-week') return toDayFirst(key)
  if (report === 'outcomes') return t(`hearings:outcomes.${key}`, { defaultValue: key })
  if (report === 'filings-by-objection') return t(`filings:items.${key}`, { defaultValue: key })
  if (report === 'matters-by-age') return t(`reports:age.${key}`, { defaultValue: key })
  return key
}

export function listBehind(report: Report, { key }: ReportRow, { court, person }: ReportSearch, isOwner: boolean) {
  if (key === null) return null
  const courts = court && { courts: court }
  switch (report.report) {
    case 'matters-by-court':
      return linkOptions({ to: '/dashboard/matters', search: { court: key as CourtId, person } })
    case 'matters-by-advocate':
      return linkOptions({ to: '/dashboard/matters', search: { person: key as PersonId, court } })
    // No link for one person's report, because the list of hearings cannot be filtered by person.
    case 'hearings-by-day':
      return person ? null : linkOptions({ to: '/dashboard/hearings', search: { from: key, ...courts } })
    case 'hearings-by-week':
      return person
        ? null
        : linkOptions({ to: '/dashboard/hearings', search: { from: key, to: addDays(key, 6), ...courts } })
    case 'served-by-matter':
      return linkOptions({
        to: '/dashboard/matters/matter-preview/$id',
        params: { id: key as MatterId },
        search: { tab: 'service' },
      })
    case 'receivables':
      return linkOptions({ to: '/others/clients/$clientId', params: { clientId: key as ClientId } })
    case 'activity':
      return isOwner
        ? linkOptions({
            to: '/settings/audit',
            search: { person: key as PersonId, from: report.from ?? undefined, to: report.to ?? undefined },
          })
        : null
    default:
      return null
  }
}

export function fillDays({ report, from, to, rows, measures }: Report): ReportRow[] {
  if (!from || !to) return rows
  const step = report === 'hearings-by-week' ? 7 : 1
  const known = new Map(rows.map((row) => [row.key, row]))
  const empty = Object.fromEntries(measures.map((name) => [name, 0]))
  const days: ReportRow[] = []
  for (let day = step === 7 ? mondayOf(from) : from; day <= to; day = addDays(day, step))
    days.push(known.get(day) ?? { key: day, title: null, values: empty })
  return days
}

const mondayOf = (date: CourtDate): CourtDate => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
