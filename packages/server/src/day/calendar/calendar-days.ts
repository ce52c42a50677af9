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
  const [time = null] = places.flatMap((each) => each.time ?? []).toSorted()
  const eventContent = {
    matter_id: entry.matter_id,
    date: entry.date,
    title: entry.ctitle,
    place: [entry.court_title, ...new Set(places.flatMap(({ court_no }) => (court_no ? [roomOf(court_no)] : [])))].join(
      ', ',
    ),
    details: [
      numberLabel(entry),
      ...places.flatMap((each) => sayPlace(each, time)),
      entry.stage,
      entry.coram,
      entry.appearing && `Appears: ${entry.appearing.name}`,
      entry.source === 'ours' && 'Entered by the chamber',
      entry.note,
    ]
      .filter(Boolean)
      .join('\n'),
    time,
  }
  return { ...eventContent, fingerprint: createHash('sha256').update(JSON.stringify(eventContent)).digest('base64url') }
}

/** The item or courtroom of a hearing, with its time if the event begins at another. */
function sayPlace({ item, time, court_no }: HearingEntry, begins: string | null): string[] {
  if (time === begins || !time) return item ? [`Item ${item}`] : []
  return [[item ? `Item ${item}` : court_no && roomOf(court_no), time].filter(Boolean).join(', ')]
}

const roomOf = (courtNo: string) => {
  const label = courtRoomLabel(courtNo)
  return /^\d/.test(label) ? `Court ${label}` : label
}
