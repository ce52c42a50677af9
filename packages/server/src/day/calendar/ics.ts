import { addDays } from '@peshi/contract/platform/dates'
import ICAL from 'ical.js'
import type { TaskRow } from '../tasks/tasks.repo.ts'
import type { CalendarEvent } from './calendar.repo.ts'
import type { ClockEvent } from './calendar-clocks.repo.ts'
import { addInIndia, writeTask } from './ics-task.ts'

// In octets. RFC 5545 allows 75, but the library does not count the space at the start of a continuation line.
ICAL.foldLength = 74

const zone = `BEGIN:VTIMEZONE
TZID:Asia/Kolkata
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
TZNAME:IST
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n')

const hearingMinutes = 30

interface Names {
  calendar: string
  address: (matterId: string) => string
  clocksAddress: string
  taskAddress: (taskId: string) => string
  ofTasks: Parameters<typeof writeTask>[1]
  /** Domain in the event ids. If it changes, calendar programs show each event twice. */
  host: string
}

export function writeIcs(
  events: readonly CalendarEvent[],
  clocks: readonly ClockEvent[],
  tasks: readonly TaskRow[],
  { calendar: name, address, clocksAddress, taskAddress, ofTasks, host }: Names,
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Peshi//Court diary//EN')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addPropertyWithValue('name', name)
  calendar.addPropertyWithValue('x-wr-calname', name)
  calendar.addPropertyWithValue('x-wr-timezone', 'Asia/Kolkata')
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H'))
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H')
  calendar.addSubcomponent(ICAL.Component.fromString(zone))
  for (const event of events) calendar.addSubcomponent(writeEvent(event, address(event.matter_id), host))
  for (const clock of clocks)
    calendar.addSubcomponent(
      writeClock(clock, clock.matter_id ? `${address(clock.matter_id)}?tab=clocks` : clocksAddress, host),
    )
  for (const each of tasks)
    for (const event of writeTask(each, ofTasks, taskAddress(each.task.id), host)) calendar.addSubcomponent(event)
  makePlain(calendar)
  return `${calendar.toString()}\r\n`
}

/** The library escapes only line feeds. Any other line break in a text would start a new property. */
function makePlain(component: ICAL.Component): void {
  for (const property of component.getAllProperties()) {
    const value = property.getFirstValue()
    if (typeof value === 'string')
      property.setValue(value.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))
  }
  for (const inner of component.getAllSubcomponents()) makePlain(inner)
}

function writeEvent(event: CalendarEvent, address: string, host: string) {
  const { matter_id, date, sequence, is_cancelled, title, place, details, time, changed_at } = event
  const changed = ICAL.Time.fromJSDate(changed_at, true)
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', `${date}.${matter_id}@${host}`)
  component.addPropertyWithValue('sequence', sequence)
  component.addPropertyWithValue('dtstamp', changed)
  component.addPropertyWithValue('last-modified', changed)
  component.addPropertyWithValue('summary', title)
  component.addPropertyWithValue('location', place)
  component.addPropertyWithValue('description', details)
  component.addPropertyWithValue('url', address)
  component.addPropertyWithValue('status', is_cancelled ? 'CANCELLED' : 'CONFIRMED')
  component.addPropertyWithValue('transp', time ? 'OPAQUE' : 'TRANSPARENT')
  if (time) {
    const start = ICAL.Time.fromDateTimeString(`${date}T${time}:00`)
    addInIndia(component, 'dtstart', start)
    const end = start.clone()
    end.adjust(0, 0, hearingMinutes, 0)
    addInIndia(component, 'dtend', end)
  } else {
    component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date))
    component.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(date, 1)))
  }
  return component
}

/** The `uid` has no date, because it must stay the same when the deadline's date changes. */
function writeClock(event: ClockEvent, address: string, host: string) {
  const { clock_id, date, sequence, is_cancelled, title, details, changed_at } = event
  const changed = ICAL.Time.fromJSDate(changed_at, true)
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', `clock.${clock_id}@${host}`)
  component.addPropertyWithValue('sequence', sequence)
  component.addPropertyWithValue('dtstamp', changed)
  component.addPropertyWithValue('last-modified', changed)
  component.addPropertyWithValue('summary', title)
  component.addPropertyWithValue('description', details)
  component.addPropertyWithValue('url', address)
  component.addPropertyWithValue('status', is_cancelled ? 'CANCELLED' : 'CONFIRMED')
  component.addPropertyWithValue('transp', 'TRANSPARENT')
  component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date))
  component.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(date, 1)))
  return component
}
