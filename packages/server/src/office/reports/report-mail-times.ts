import { type ReportKind, shapeOf } from '@peshi/contract/office/report-kinds'
import type { ReportMailTime } from '@peshi/contract/office/report-mails'
import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { Span } from './reports.repo.ts'

const two = (number: number) => String(number).padStart(2, '0')
const dayOfWeek = (date: CourtDate) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
const firstOfNextMonth = (date: CourtDate): CourtDate => `${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`

export function nextTime({ every, day, hour }: ReportMailTime, after: Date): Date {
  const at = (date: CourtDate) => new Date(`${date}T${two(hour)}:00:00+05:30`)
  const today = courtDateAt(after)
  const [date, following] =
    every === 'week'
      ? [addDays(today, (day - dayOfWeek(today) + 7) % 7), (before: CourtDate) => addDays(before, 7)]
      : [`${today.slice(0, 7)}-${two(day)}`, (before: CourtDate) => firstOfNextMonth(before).replace(/01$/, two(day))]
  return at(date) > after ? at(date) : at(following(date))
}

export function daysOfMail(kind: ReportKind, every: ReportMailTime['every'], today: CourtDate): Partial<Span> {
  const { filters, group } = shapeOf(kind)
  if (!filters.includes('days')) return {}
  const length = every === 'week' ? 7 : 31
  if (group === 'hearings') return { from: today, to: addDays(today, length - 1) }
  return { from: addDays(today, -length), to: addDays(today, -1) }
}
