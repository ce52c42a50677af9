import type { PageListing, ReadPage } from '@peshi/contract/matters/dropped-pages'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { CauseList, CauseListEntry } from '../cause-lists/cause-list.ts'
import { parseKeralaAdvocateList } from '../cause-lists/hc-kerala-advocate.parse.ts'
import { parseAndhraPradeshCauseList, parseKarnatakaCauseList } from '../cause-lists/hc-labelled-rows.parse.ts'
import { parseMadrasCauseList } from '../cause-lists/hc-madras.parse.ts'
import { parseTelanganaCauseList } from '../cause-lists/hc-telangana.parse.ts'
import { withNumbersOf } from '../cause-lists/invented-numbers.ts'
import { parseListPage } from '../cause-lists/list-page.ts'

interface ListReader {
  fits: RegExp
  read(text: string): CauseList | readonly CauseListEntry[]
}

export const listReaders: readonly ListReader[] = [
  { fits: /"court_heading"/, read: parseMadrasCauseList },
  { fits: /table_heading|\bDATED\s+\d/i, read: parseListPage },
  { fits: /data-label/i, read: parseKarnatakaCauseList },
  { fits: /data-label/i, read: parseAndhraPradeshCauseList },
  { fits: /telangana|court no/i, read: parseTelanganaCauseList },
  { fits: /kerala|\bhall\b/i, read: parseKeralaAdvocateList },
]

export type ReadList = { court?: CourtId } & Pick<
  ReadPage,
  'listings' | 'sightings' | 'caveats' | 'changes' | 'has_contacts' | 'checks'
>

export const noList: ReadList = {
  listings: [],
  sightings: [],
  caveats: [],
  changes: [],
  has_contacts: false,
  checks: [],
}

/** Reads a page of a list with a court's own parser. */
export function readListPage({ read }: ListReader, text: string): ReadList {
  const list = read(text)
  return toReadList(withNumbersOf(text, 'pages' in list ? list : { date: null, pages: 1, entries: [...list] }))
}

export function toReadList(list: CauseList): ReadList {
  const { date, entries, sightings = [], caveats = [], changes = [], hasContacts = false, checks } = list
  const unread = checks?.unread_pages ?? []
  return {
    ...(list.court && { court: list.court }),
    listings: entries.map((entry) => toListing(entry, date)),
    sightings: sightings.map(({ near_item: item, ...sighting }) => ({ ...sighting, date, item })),
    caveats,
    changes,
    has_contacts: hasContacts,
    checks: [
      ...(checks?.problems ?? []),
      ...(unread.length > 0 ? [{ kind: 'pages-unread', text: unread.join(', ') } as const] : []),
    ],
  }
}

const toListing = (entry: CauseListEntry, day: CourtDate | null): PageListing => ({
  date: entry.date ?? day,
  item: entry.item,
  court_no: entry.court_no,
  coram: [entry.bench, ...entry.coram].filter(Boolean).join(', ') || null,
  stage: entry.stage,
  case_numbers: entry.case_numbers,
  cnr: entry.cnr ?? null,
  petitioner: entry.parties.petitioner || null,
  respondent: entry.parties.respondent,
  note: entry.note,
})
