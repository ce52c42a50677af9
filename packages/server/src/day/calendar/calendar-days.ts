import { createHash } from 'node:crypto'
import { courtRoomLabel, numberLabel } from '@peshi/contract/courts/labels'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { CalendarDay } from './calendar.repo.ts'

export function toCalendarDays(entries: readonly HearingEntry[]): CalendarDay[] {
  const days = Map.groupBy(
    entries.filter((entry) => !entry.is_dropped),
    ({ matter_id, date }) => `${date} ${matter_id}`,
  )
  return [...days.values()].flatMap((places) => {
    const [first] = places
    return first ? [toDay(first, places)] : []
  })
}

function toDay(entry: HearingEntry, places: readonly HearingEntry[]): CalendarDay {
  const reported = {
    matter_id: entry.matter_id,
    date: entry.date,
    title: entry.ctitle,
    place: [entry.court_title, ...new Set(places.flatMap(({ court_no }) => (court_no ? [roomOf(court_no)] : [])))].join(
      ', ',
    ),
    details: [
      numberLabel(entry),
      ...places.flatMap(({ item }) => (item ? [`Item ${item}`] : [])),
      entry.stage,
      entry.coram,
      entry.appearing && `Appears: ${entry.appearing.name}`,
      entry.source === 'ours' && 'Entered by the chamber',
      entry.note,
    ]
      .filter(Boolean)
      .join('\n'),
    time: entry.time,
  }
  return { ...reported, fingerprint: createHash('sha256').update(JSON.stringify(reported)).digest('base64url') }
}

const roomOf = (courtNo: string) => {
  const label = courtRoomLabel(courtNo)
  return /^\d/.test(label) ? `Court ${label}` : label
}
