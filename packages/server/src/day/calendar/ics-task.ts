import type { CourtCalendar } from '@peshi/contract/courts/court-days'
import { dateOf, occurrencesIn, type Series, type TaskRepeat } from '@peshi/contract/day/task-repeat'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import ICAL from 'ical.js'
import { seriesOf } from '../tasks/plan-task.ts'
import type { TaskRow } from '../tasks/tasks.repo.ts'

type Row = TaskRow['task']

const taskMinutes = 30
/** The reminder of a task without a time counts back from nine o'clock. */
const nineInMinutes = 9 * 60
const listedDays = 400

interface Known {
  today: CourtDate
  calendarOf(row: TaskRow): CourtCalendar
}

export function writeTask(found: TaskRow, known: Known, address: string, host: string): ICAL.Component[] {
  const { task: row } = found
  const series = seriesOf(row, known.calendarOf(found))
  if (!series || row.done_at) return [writeEvent(found, row.date, address, host)]
  const first = dateOf(series, series.came_on)
  const event = writeEvent(found, first, address, host)
  addOccurrences(event, row, series, known.today)
  if (row.date === first) return [event]
  const moved = writeEvent(found, row.date, address, host)
  addDay(moved, 'recurrence-id', first, row.time)
  return [event, moved]
}

/**
 * Writes single dates instead of a rule if some months or years lack the day, such as the 31st, or if the dates move
 * with holidays. Not all calendar programs support a rule for the last day of a month.
 */
function addOccurrences(event: ICAL.Component, row: Row, series: Series & { came_on: CourtDate }, today: CourtDate) {
  const { repeat, came_on, left_out } = series
  const rule = ruleOf(repeat, series.first, row.time !== null)
  if (rule) {
    event.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule))
    for (const { on } of left_out) addDay(event, 'exdate', on, row.time)
    return
  }
  const from = came_on > today ? came_on : today
  for (const { date } of occurrencesIn(series, came_on, { from, to: addDays(from, listedDays) }))
    addDay(event, 'rdate', date, row.time)
}

/** Rule of RFC 5545. Null if no rule gives the dates. */
export function ruleOf(
  { every, interval, until, working_day }: TaskRepeat,
  first: CourtDate,
  isTimed: boolean,
): string | null {
  const isShort = every === 'month' ? first.slice(8) > '28' : every === 'year' && first.endsWith('-02-29')
  if (isShort || working_day) return null
  // With a start time, UNTIL must be in UTC (RFC 5545, 3.3.10). The day in India ends at 18:29:59 UTC.
  const last = until ? `;UNTIL=${until.replaceAll('-', '')}${isTimed ? 'T182959Z' : ''}` : ''
  return `FREQ=${frequencies[every]};INTERVAL=${interval}${last}`
}

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }

function writeEvent({ task: row, matter_title }: TaskRow, date: CourtDate, address: string, host: string) {
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', `task.${row.id}@${host}`)
  component.addPropertyWithValue('sequence', row.version - 1)
  const changed = ICAL.Time.fromJSDate(row.edited_at ?? row.created_at, true)
  component.addPropertyWithValue('dtstamp', changed)
  component.addPropertyWithValue('last-modified', changed)
  component.addPropertyWithValue('summary', row.done_at ? `✓ ${row.title}` : row.title)
  component.addPropertyWithValue('description', [matter_title, ...stepsOf(row), row.note].filter(Boolean).join('\n'))
  component.addPropertyWithValue('categories', row.category)
  component.addPropertyWithValue('url', address)
  component.addPropertyWithValue('status', row.deleted_at ? 'CANCELLED' : 'CONFIRMED')
  component.addPropertyWithValue('transp', row.time ? 'OPAQUE' : 'TRANSPARENT')
  addSpan(component, row, date)
  if (row.remind_before !== null && !row.done_at && !row.deleted_at) component.addSubcomponent(writeAlarm(row))
  return component
}

const stepsOf = ({ checklist }: Row) => checklist.map(({ text, is_done }) => `${is_done ? '[x]' : '[ ]'} ${text}`)

function addSpan(component: ICAL.Component, row: Row, date: CourtDate): void {
  const days = Math.round((Date.parse(row.end_date) - Date.parse(row.date)) / 86_400_000)
  addDay(component, 'dtstart', date, row.time)
  if (!row.time) {
    component.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(date, days + 1)))
    return
  }
  const last = addDays(date, days)
  const end = ICAL.Time.fromDateTimeString(`${last}T${row.end_time ?? row.time}:00`)
  if (!row.end_time) end.adjust(0, 0, taskMinutes, 0)
  addInIndia(component, 'dtend', end)
}

function addDay(component: ICAL.Component, name: string, date: CourtDate, time: string | null): void {
  if (time) addInIndia(component, name, ICAL.Time.fromDateTimeString(`${date}T${time}:00`))
  else component.addPropertyWithValue(name, ICAL.Time.fromDateString(date))
}

/** The alarm is relative to the event's start, which is midnight for an all-day event. */
function writeAlarm({ title, time, remind_before }: Row): ICAL.Component {
  const alarm = new ICAL.Component('valarm')
  alarm.addPropertyWithValue('action', 'DISPLAY')
  alarm.addPropertyWithValue('description', title)
  const minutes = (time ? 0 : nineInMinutes) - (remind_before ?? 0)
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(minutes * 60))
  return alarm
}

export const addInIndia = (component: ICAL.Component, name: string, time: ICAL.Time) =>
  component.addPropertyWithValue(name, time).setParameter('tzid', 'Asia/Kolkata')
