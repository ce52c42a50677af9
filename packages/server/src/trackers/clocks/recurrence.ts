/**
 * The repetitions that calendars of holidays use. The iterator of `ical.js` never ends for a rule without occurrences,
 * such as 30 February, so each day is compared with the rule here.
 */
export interface Rule {
  freq: string
  interval: number
  count: number | null
  until: unknown
  parts: Partial<Record<string, (number | string)[]>>
}

const readableParts = new Set(['BYMONTH', 'BYMONTHDAY', 'BYDAY'])
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const dayForm = /^([+-]?\d)?(SU|MO|TU|WE|TH|FR|SA)$/

export const isReadableRule = ({ freq, interval, parts }: Rule): boolean =>
  ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'].includes(freq) &&
  interval >= 1 &&
  Object.keys(parts).every((part) => readableParts.has(part)) &&
  (parts.BYDAY ?? []).every((day) => isReadableDay(String(day), freq, parts))

/** The second Saturday of a month is read, the second Saturday of a year is not. */
function isReadableDay(day: string, freq: string, parts: Rule['parts']): boolean {
  const [, ordinal, name] = dayForm.exec(day) ?? []
  return name !== undefined && (!ordinal || freq === 'MONTHLY' || (freq === 'YEARLY' && parts.BYMONTH !== undefined))
}

interface Day {
  year: number
  month: number
  day: number
  weekday: number
  number: number
  inMonth: number
}

function partsOf(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const number = Math.round(Date.UTC(year, month - 1, day) / 86_400_000)
  const inMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { year, month, day, weekday: new Date(number * 86_400_000).getUTCDay(), number, inMonth }
}

const monday = ({ number, weekday }: Day) => number - ((weekday + 6) % 7)

const passed: Record<string, (from: Day, to: Day) => number> = {
  YEARLY: (from, to) => to.year - from.year,
  MONTHLY: (from, to) => (to.year - from.year) * 12 + to.month - from.month,
  WEEKLY: (from, to) => (monday(to) - monday(from)) / 7,
  DAILY: (from, to) => to.number - from.number,
}

export function occursOn({ freq, interval, parts }: Rule, start: string, date: string): boolean {
  const [first, day] = [partsOf(start), partsOf(date)]
  if ((passed[freq]?.(first, day) ?? 1) % interval !== 0) return false
  const { BYMONTH: byMonth, BYMONTHDAY: byMonthDay, BYDAY: byDay } = parts
  if (byMonth && !byMonth.map(Number).includes(day.month)) return false
  if (byMonthDay && !byMonthDay.map(Number).some((each) => each === day.day || each === day.day - day.inMonth - 1))
    return false
  if (byDay) return byDay.some((each) => isWeekday(String(each), day))
  if (byMonthDay || freq === 'DAILY') return true
  if (freq === 'WEEKLY') return day.weekday === first.weekday
  return day.day === first.day && (freq === 'MONTHLY' || byMonth !== undefined || day.month === first.month)
}

function isWeekday(rule: string, { weekday, day, inMonth }: Day): boolean {
  const [, ordinal, name = ''] = dayForm.exec(rule) ?? []
  if (weekdays[weekday] !== name) return false
  if (!ordinal) return true
  const week = Number(ordinal) > 0 ? Math.ceil(day / 7) : -Math.ceil((inMonth - day + 1) / 7)
  return week === Number(ordinal)
}
