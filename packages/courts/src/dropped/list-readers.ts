import type { PageListing } from '@peshi/contract/matters/dropped-pages'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CauseList, CauseListEntry } from '../cause-lists/cause-list.ts'
import { parseKeralaAdvocateList } from '../cause-lists/hc-kerala-advocate.parse.ts'
import { parseAndhraPradeshCauseList, parseKarnatakaCauseList } from '../cause-lists/hc-labelled-rows.parse.ts'
import { parseTelanganaCauseList } from '../cause-lists/hc-telangana.parse.ts'
import { parseListPage } from '../cause-lists/list-page.ts'

interface ListReader {
  fits: RegExp
  read(text: string): CauseList | readonly CauseListEntry[]
}

export const listReaders: readonly ListReader[] = [
  { fits: /table_heading|\bDATED\s+\d/i, read: parseListPage },
  { fits: /data-label/i, read: parseKarnatakaCauseList },
  { fits: /data-label/i, read: parseAndhraPradeshCauseList },
  { fits: /telangana|court no/i, read: parseTelanganaCauseList },
  { fits: /kerala|\bhall\b/i, read: parseKeralaAdvocateList },
]

export function toListings(read: CauseList | readonly CauseListEntry[]): PageListing[] {
  const list = Array.isArray(read)
    ? { date: null, entries: read as CauseListEntry[], sightings: [] }
    : (read as CauseList)
  return [
    ...list.entries.map((entry) => toListing(entry, list.date)),
    // Case numbers from unreadable parts of the list, so that no listed case is missed.
    ...(list.sightings ?? []).map((sighting) => ({
      ...{ date: list.date, item: sighting.near_item ?? '', court_no: sighting.court_no, coram: null, stage: null },
      ...{ case_numbers: [sighting.case_number], cnr: null, petitioner: null, respondent: null },
    })),
  ]
}

const toListing = (entry: CauseListEntry, day: CourtDate | null): PageListing => ({
  date: entry.date ?? day,
  item: entry.item,
  court_no: entry.court_no,
  coram: entry.coram.join(', ') || null,
  stage: entry.stage,
  case_numbers: entry.case_numbers,
  cnr: entry.cnr ?? null,
  petitioner: entry.parties.petitioner || null,
  respondent: entry.parties.respondent,
})
