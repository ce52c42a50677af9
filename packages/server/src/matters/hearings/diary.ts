import { caseLabel, courtRoomLabel } from '@peshi/contract/courts/labels'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { Column } from '../../platform/export/table.ts'
import type { PreviousDates } from './diary.repo.ts'
import { outcomeWords } from './outcome-words.ts'

export const listWords: Record<NonNullable<HearingEntry['list_kind']>, string> = {
  daily: 'Daily',
  supplementary: 'Supplementary',
  additional: 'Additional',
  fresh: 'Fresh',
  unlisted: 'Unlisted',
  advance: 'Advance',
}

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' })
export const sayDay = (date: CourtDate) => `${weekday.format(new Date(`${date}T00:00:00Z`))}, ${toDayFirst(date)}`

export const sayOutcome = ({ outcome, court_outcome }: HearingEntry): string =>
  outcome
    ? [outcomeWords[outcome.outcome], outcome.business].filter(Boolean).join('. ')
    : (court_outcome?.business ?? '')

const nextDateOf = ({ outcome, court_outcome }: HearingEntry) => outcome?.next_date ?? court_outcome?.next_date ?? null

export const previousOf = ({ matter_id, date }: HearingEntry, previous: PreviousDates): CourtDate | null =>
  previous.get(matter_id)?.findLast((day) => day < date) ?? null

const room = ({ court_no }: HearingEntry) => (court_no ? courtRoomLabel(court_no) : null)
const nameRoom = (name: string | null) => (name && /^\d/.test(name) ? `Court ${name}` : name)
const list = ({ list_kind }: HearingEntry) => (list_kind ? listWords[list_kind] : null)

export function toDiary(entries: readonly HearingEntry[], previous: PreviousDates) {
  const headOf = (entry: HearingEntry) =>
    [entry.court_title, nameRoom(room(entry)), entry.coram].filter(Boolean).join(' · ')
  return [...Map.groupBy(entries, ({ date }) => date)].map(([date, ofDay]) => ({
    day: sayDay(date),
    count: ofDay.length,
    rooms: [...Map.groupBy(ofDay, headOf)].map(([head, ofRoom]) => ({
      head,
      rows: ofRoom.map((entry) => [
        [entry.item, entry.time].filter(Boolean).join('\n'),
        day(previousOf(entry, previous)),
        caseLabel(entry),
        [entry.ctitle, entry.is_dropped ? 'No longer listed' : null].filter(Boolean).join('\n'),
        [entry.stage, list(entry)].filter(Boolean).join('\n'),
        [entry.appearing?.name, entry.note].filter(Boolean).join('\n'),
        [day(nextDateOf(entry)), sayOutcome(entry)].filter(Boolean).join('\n'),
      ]),
    })),
  }))
}

const day = (date: CourtDate | null) => (date ? toDayFirst(date) : '')

export const diaryColumns = (previous: PreviousDates): Column<HearingEntry>[] => [
  { heading: 'Date', kind: 'date', width: 12, value: ({ date }) => date },
  { heading: 'Court', kind: 'text', width: 34, value: ({ court_title }) => court_title },
  { heading: 'Court No.', kind: 'text', width: 10, value: room },
  { heading: 'Item', kind: 'text', width: 8, value: ({ item }) => item },
  { heading: 'List', kind: 'text', width: 14, value: list },
  { heading: 'Coram', kind: 'text', width: 30, value: ({ coram }) => coram },
  { heading: 'Case', kind: 'text', width: 22, value: (entry) => caseLabel(entry) },
  { heading: 'Title', kind: 'text', width: 44, value: ({ ctitle }) => ctitle },
  { heading: 'Stage', kind: 'text', width: 22, value: ({ stage }) => stage },
  { heading: 'Appears', kind: 'text', width: 20, value: ({ appearing }) => appearing?.name ?? null },
  { heading: 'Previous date', kind: 'date', width: 14, value: (entry) => previousOf(entry, previous) },
  { heading: 'Outcome', kind: 'text', width: 40, value: (entry) => sayOutcome(entry) || null },
  { heading: 'Next date', kind: 'date', width: 14, value: nextDateOf },
]
