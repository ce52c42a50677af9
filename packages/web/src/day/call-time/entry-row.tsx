import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { EntryMarks, useRoomName } from '../../matters/hearings/entry-marks.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { Initials } from './appears.tsx'
import type { DayRow } from './day-table.tsx'

/** Row of a hearing without a call: of a coming day, or taken off the list. */
export function useEntryRow() {
  const nameRoom = useRoomName()
  return (entry: HearingEntry): DayRow => {
    const { source, differs, list_next_date, change, is_dropped } = entry
    const isPlain = source === 'list' && !differs && !list_next_date && !change && !is_dropped
    return {
      key: [entry.matter_id, entry.list_kind, entry.court_no, entry.item].join(),
      matter_id: entry.matter_id,
      date: entry.date,
      case: entry,
      title: entry.ctitle,
      court: sayCourt(entry.court_title),
      courtShort: sayCourt(entry.court_short),
      room: entry.court_no && nameRoom(entry.court_no),
      item: entry.item,
      likely: entry.is_dropped ? undefined : (entry.time ?? undefined),
      status: isPlain ? undefined : <EntryMarks entry={entry} />,
      appears: entry.appearing ? <Initials name={entry.appearing.name} /> : undefined,
      outcome: entry.outcome?.outcome ?? null,
    }
  }
}
