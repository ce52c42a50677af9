import { caseLabel, courtRoomLabel } from '@peshi/contract/courts/labels'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { Language } from '@peshi/contract/platform/person'
import { sayCourt } from '@peshi/courts/catalogue/courts'
import type { Column } from '../../platform/export/table.ts'
import { type Words, wordsIn } from '../../platform/words.ts'
import type { PreviousDates } from './diary.repo.ts'

export function sayDay(date: CourtDate, language: Language = 'en') {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return `${weekday.format(new Date(`${date}T00:00:00Z`))}, ${toDayFirst(date)}`
}

export const sayOutcome = ({ outcome, court_outcome }: HearingEntry, say = wordsIn('en').say): string =>
  outcome
    ? [say(`hearings:outcomes.${outcome.outcome}`), outcome.business].filter(Boolean).join('. ')
    : (court_outcome?.business ?? '')

const nextDateOf = ({ outcome, court_outcome }: HearingEntry) => outcome?.next_date ?? court_outcome?.next_date ?? null

export const previousOf = ({ matter_id, date }: HearingEntry, previous: PreviousDates): CourtDate | null =>
  previous.get(matter_id)?.findLast((day) => day < date) ?? null

const room = ({ court_no }: HearingEntry) => (court_no ? courtRoomLabel(court_no) : null)
const nameRoom = (say: Words['say'], name: string | null) =>
  name && /^\d/.test(name) ? say('hearings:entry.court_no', { court: name }) : name
const list = (say: Words['say'], { list_kind }: HearingEntry) => list_kind && say(`hearings:list.${list_kind}`)

export const diaryHeadings = ({ say }: Words): string[] => [
  say('hearings:column.item'),
  say('exports:previous_date'),
  say('imports:table.case'),
  say('matters:field.title'),
  say('hearings:column.stage'),
  say('hearings:column.appears'),
  `${say('matters:column.next_date')} · ${say('hearings:column.outcome')}`,
]

export function toDiary({ language, say }: Words, entries: readonly HearingEntry[], previous: PreviousDates) {
  const headOf = (entry: HearingEntry) =>
    [sayCourt(entry.court_title, language), nameRoom(say, room(entry)), entry.coram].filter(Boolean).join(' · ')
  return [...Map.groupBy(entries, ({ date }) => date)].map(([date, ofDay]) => ({
    day: sayDay(date, language),
    count: ofDay.length,
    rooms: [...Map.groupBy(ofDay, headOf)].map(([head, ofRoom]) => ({
      head,
      rows: ofRoom.map((entry) => [
        [entry.item, entry.time].filter(Boolean).join('\n'),
        day(previousOf(entry, previous)),
        caseLabel(entry),
        [entry.ctitle, entry.is_dropped ? say('hearings:entry.dropped') : null].filter(Boolean).join('\n'),
        [entry.stage, list(say, entry)].filter(Boolean).join('\n'),
        [entry.appearing?.name, entry.note].filter(Boolean).join('\n'),
        [day(nextDateOf(entry)), sayOutcome(entry, say)].filter(Boolean).join('\n'),
      ]),
    })),
  }))
}

const day = (date: CourtDate | null) => (date ? toDayFirst(date) : '')

export const diaryColumns = (words: Words, previous: PreviousDates): Column<HearingEntry>[] => {
  const { language, say } = words
  const text = (heading: string, width: number, value: Column<HearingEntry>['value']): Column<HearingEntry> => ({
    heading: say(heading),
    kind: 'text',
    width,
    value,
  })
  const date = (heading: string, width: number, value: Column<HearingEntry>['value']): Column<HearingEntry> => ({
    heading: say(heading),
    kind: 'date',
    width,
    value,
  })
  return [
    date('hearings:column.date', 12, (entry) => entry.date),
    text('hearings:column.court', 34, ({ court_title }) => sayCourt(court_title, language)),
    text('exports:court_no', 10, room),
    text('hearings:column.item', 8, ({ item }) => item),
    text('boards:column.list', 14, (entry) => list(say, entry)),
    text('hearings:add.coram', 30, ({ coram }) => coram),
    text('imports:table.case', 22, (entry) => caseLabel(entry)),
    text('matters:field.title', 44, ({ ctitle }) => ctitle),
    text('exports:listing', 20, (entry) => sayMarks(say, entry)),
    text('hearings:column.stage', 22, ({ stage }) => stage),
    text('hearings:column.appears', 20, ({ appearing }) => appearing?.name ?? null),
    date('exports:previous_date', 14, (entry) => previousOf(entry, previous)),
    text('hearings:column.outcome', 40, (entry) => sayOutcome(entry, say) || null),
    date('matters:column.next_date', 14, nextDateOf),
  ]
}

/** The marks that the page shows beside the date. */
const sayMarks = (say: Words['say'], { is_dropped, source }: HearingEntry): string | null =>
  [is_dropped ? say('hearings:entry.dropped') : null, source === 'ours' ? say('hearings:entry.ours') : null]
    .filter(Boolean)
    .join(', ') || null
