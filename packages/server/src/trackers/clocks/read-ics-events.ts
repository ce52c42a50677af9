import { addDays, courtDateAt, daysBetween } from '@peshi/contract/platform/dates'
import { isReadableRule, occursOn, type Rule } from './recurrence.ts'

export interface IcsEvent {
  summary: string
  /** Days on which the event occurs; `rule` if its repetition cannot be read. */
  spans: { from: string; to: string }[] | 'rule'
}

type Ical = typeof import('ical.js').default
type Component = InstanceType<Ical['Component']>

/** Reads events. Of a repeated event, only the times in `year`. Returns null for a text that is not iCalendar. */
export async function readIcsEvents(text: string, year: number): Promise<IcsEvent[] | null> {
  const { default: ICAL } = await import('ical.js')
  let events: Component[]
  try {
    events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  } catch {
    return null
  }
  return events.map((event) => ({
    summary: String(event.getFirstPropertyValue('summary') ?? '').trim(),
    spans: spansOf(event, year),
  }))
}

function spansOf(event: Component, year: number): IcsEvent['spans'] {
  const start = dayOf(event.getFirstPropertyValue('dtstart'))
  if (!start) return []
  const end = dayOf(event.getFirstPropertyValue('dtend'))
  const more = end && end > start ? daysBetween(start, end) - 1 : 0
  const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue() as unknown as Rule)
  if (!rules.every(isReadableRule)) return 'rule'
  const skipped = new Set(daysIn(event, 'exdate'))
  const repeated = rules.flatMap((rule) => repeatedDays(rule, start, year))
  const days = new Set([...(rules.length > 0 ? repeated : [start]), ...daysIn(event, 'rdate')])
  return [...days].filter((day) => !skipped.has(day)).map((from) => ({ from, to: addDays(from, more) }))
}

function repeatedDays(rule: Rule, start: string, year: number): string[] {
  const until = dayOf(rule.until) ?? `${year}-12-31`
  const last = until < `${year}-12-31` ? until : `${year}-12-31`
  const days: string[] = []
  let count = 0
  for (let day = start; day <= last && !(rule.count && count >= rule.count); day = addDays(day, 1)) {
    if (!occursOn(rule, start, day)) continue
    count += 1
    if (day >= `${year}-01-01`) days.push(day)
  }
  return days
}

const daysIn = (event: Component, name: string): string[] =>
  event.getAllProperties(name).flatMap((property) => property.getValues().flatMap((value) => dayOf(value) ?? []))

/** An instant gives its date in India. */
function dayOf(value: unknown): string | null {
  const text = String(value ?? '')
  if (!/^(?:1[89]|2[01])\d\d-\d\d-\d\d/.test(text)) return null
  return text.endsWith('Z') ? courtDateAt(new Date(text)) : text.slice(0, 10)
}
