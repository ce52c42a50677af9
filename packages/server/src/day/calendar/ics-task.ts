import { occurrencesIn, type TaskRepeat } from '@peshi/contract/day/task-repeat'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import ICAL from 'ical.js'
import type { TaskRow } from '../tasks/tasks.repo.ts'

type Row = TaskRow['task']

const taskMinutes = 30
/** The reminder of a task without a time counts back from nine o'clock. */
const nineInMinutes = 9 * 60
const listedDays = 400

export function writeTask(found: TaskRow, address: string, host: string): ICAL.Component[] {
  const { task: row } = found
  const { repeat, came_on } = row
  if (!repeat || !came_on || row.done_at) return [writeEvent(found, row.date, address, host)]
  const series = writeEvent(found, came_on, address, host)
  addOccurrences(series, row, repeat, came_on)
  if (row.date === came_on) return [series]
  const moved = writeEvent(found, row.date, address, host)
  addDay(moved, 'recurrence-id', came_on, row.time)
  return [series, moved]
}

/**
 * Writes single dates instead of a rule if some months or years lack the day, such as the 31st. Not all calendar
 * programs support a rule for the last day of a month.
 */
function addOccurrences(series: ICAL.Component, row: Row, repeat: TaskRepeat, came_on: CourtDate): void {
  const rule = ruleOf(repeat, row.repeats_from ?? came_on, row.time !== null)
  if (rule) series.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule))
  const span = { from: came_on, to: addDays(came_on, listedDays) }
  const listed = rule ? [] : occurrencesIn(repeat, row.repeats_from ?? came_on, came_on, span, row.left_out)
  for (const date of listed) addDay(series, 'rdate', date, row.time)
  for (const { on } of rule ? row.left_out : []) addDay(series, 'exdate', on, row.time)
}

/** Rule of RFC 5545. Null if some months or years lack the day of `first`. */
export function ruleOf({ every, interval, until }: TaskRepeat, first: CourtDate, isTimed: boolean): string | null {
  const isShort = every === 'month' ? first.slice(8) > '28' : every === 'year' && first.endsWith('-02-29')
  if (isShort) return null
  // With a start time, UNTIL must be in UTC (RFC 5545, 3.3.10). The day in India ends at 18:29:59 UTC.
  const last = until ? `;UNTIL=${until.replaceAll('-', '')}${isTimed ? 'T182959Z' : ''}` : ''
  return `FREQ=${frequencies[every]};INTERVAL=${interval}${last}`
}

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }

function writeEvent({ task: row, matter_title }: TaskRow, date: CourtDate, address: string, host: string) {
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', `task.${row.id}@${host}`)
  component.addPropertyWithValue('sequence', row.version - 1)
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(row.created_at, true))
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
