import { defaultCalendar } from '@peshi/contract/courts/court-days'
import type { MatterId } from '@peshi/contract/platform/ids'
import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import type { CalendarEvent } from './calendar.repo.ts'
import type { ClockEvent } from './calendar-clocks.repo.ts'
import { writeIcs } from './ics.ts'

const names = {
  calendar: 'Peshi',
  host: 'peshi',
  address: (id: string) => `https://peshi.example.in/matters/${id}`,
  clocksAddress: 'https://peshi.example.in/clocks',
  taskAddress: (id: string) => `https://peshi.example.in/tasks?task=${id}`,
  ofTasks: { today: '2026-11-20', calendarOf: () => defaultCalendar },
}

const day = (own: Partial<CalendarEvent> = {}): CalendarEvent => ({
  matter_id: '0199aa11-0000-7000-8000-000000000001' as MatterId,
  date: '2026-12-05',
  sequence: 0,
  is_cancelled: false,
  fingerprint: 'f',
  title: 'Ram Lal v. State of U.P.',
  place: 'High Court of Judicature at Allahabad, Court 42',
  details: 'WRIC/12345/2024\nItem 17',
  time: null,
  changed_at: new Date('2026-11-20T04:00:00Z'),
  ...own,
})

const read = (events: CalendarEvent[]) => convertIcsCalendar(undefined, writeIcs(events, [], [], names))

test('a hearing without a known hour is an all-day event with a stable identifier', () => {
  const calendar = read([day({ sequence: 3 })])
  expect(calendar.method).toBe('PUBLISH')
  expect(calendar.timezones?.map(({ id, props }) => [id, props.map(({ offsetTo }) => offsetTo)])).toEqual([
    ['Asia/Kolkata', ['+0530']],
  ])
  expect(calendar.events).toEqual([
    expect.objectContaining({
      uid: '2026-12-05.0199aa11-0000-7000-8000-000000000001@peshi',
      sequence: 3,
      status: 'CONFIRMED',
      summary: 'Ram Lal v. State of U.P.',
      location: 'High Court of Judicature at Allahabad, Court 42',
      description: 'WRIC/12345/2024\nItem 17',
      start: expect.objectContaining({ type: 'DATE', date: new Date('2026-12-05') }),
      end: expect.objectContaining({ type: 'DATE', date: new Date('2026-12-06') }),
      stamp: expect.objectContaining({ date: new Date('2026-11-20T04:00:00Z') }),
    }),
  ])
})

test('a hearing with a known time starts at that time in India', () => {
  const [event] = read([day({ time: '14:15' })]).events ?? []
  expect(event?.start).toMatchObject({ type: 'DATE-TIME', date: new Date('2026-12-05T08:45:00Z') })
  expect(event?.start.local?.timezone).toBe('Asia/Kolkata')
  expect(event).toMatchObject({ end: { date: new Date('2026-12-05T09:15:00Z') } })
})

test('a removed hearing is written as cancelled instead of being left out', () => {
  expect(read([day({ is_cancelled: true, sequence: 1 })]).events?.[0]).toMatchObject({
    status: 'CANCELLED',
    sequence: 1,
  })
})

test.each([
  'Commas, semicolons; backslashes \\ and\nnew lines',
  `${'शांति देवी बनाम उत्तर प्रदेश राज्य '.repeat(12)}`.trim(),
  `${'محمد اسلم بنام ریاست '.repeat(12)}`.trim(),
  '👩‍⚖️'.repeat(40),
  '"Quoted": a=b',
])('the title %j is unchanged after writing and reading', (title) => {
  const text = writeIcs([day({ title })], [], [], names)
  const [event, ...others] = convertIcsCalendar(undefined, text).events ?? []
  expect(others).toEqual([])
  expect(event?.summary).toBe(title)

  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line.isWellFormed()).toBe(true)
  }
})

test('the same hearings always produce the same file', () => {
  expect(writeIcs([day()], [], [], names)).toBe(writeIcs([day()], [], [], names))
})

test('a title cannot add an event to the file', () => {
  const text = writeIcs([day({ title: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:forged' })], [], [], names)
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(text).not.toMatch(/^UID:forged/m)
})

test('a deadline is an all-day event that keeps its identifier when its last day changes', () => {
  const clock = (date: string, sequence: number): ClockEvent => ({
    clock_id: '0199aa11-0000-7000-8000-0000000000aa' as ClockEvent['clock_id'],
    matter_id: null,
    date,
    sequence,
    is_cancelled: false,
    fingerprint: 'f',
    title: 'Caveat in force: Verma v. LDA',
    details: 'Code of Civil Procedure 1908, s. 148A(5)',
    changed_at: new Date('2026-11-20T04:00:00Z'),
  })
  const event = (date: string, sequence: number) =>
    convertIcsCalendar(undefined, writeIcs([], [clock(date, sequence)], [], names)).events?.[0]
  expect(event('2026-12-05', 0)).toMatchObject({
    uid: 'clock.0199aa11-0000-7000-8000-0000000000aa@peshi',
    summary: 'Caveat in force: Verma v. LDA',
    url: 'https://peshi.example.in/clocks',
    start: expect.objectContaining({ type: 'DATE' }),
  })
  expect(event('2026-12-07', 1)?.uid).toBe(event('2026-12-05', 0)?.uid)
})

test('no character in a title can start a new line of the file', () => {
  const title = ['a', 'b', 'c', 'd', 'e'].join('\r').replace('c', 'ATTENDEE:mailto:x@example.in')
  const text = writeIcs([day({ title, place: 'x\r\nURL:http://evil', details: 'y\u2028z\vw\0' })], [], [], names)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\v\0\u2028]/)
  expect(text).not.toMatch(/^(?:ATTENDEE|URL:http:\/\/evil)/m)
})
