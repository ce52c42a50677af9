import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { CauseListEntry, ListChecks, Sighting } from '@peshi/courts/cause-lists/cause-list'
import type { Fetched, ListSource } from '@peshi/courts/cause-lists/list-sources'
import { CourtError } from '@peshi/courts/errors'
import { causeList } from '../src/courts/lists-and-boards/cause-lists.schema.ts'
import { listing } from '../src/matters/listings/listings.schema.ts'
import { sighting } from '../src/matters/listings/sightings.schema.ts'
import { newId } from '../src/platform/db/columns.ts'
import type { Db } from '../src/platform/db/door.ts'
import { testMorning } from './app.ts'

export const listEntry = (caseNumber: string, own: Partial<CauseListEntry> = {}): CauseListEntry => ({
  court_no: '3',
  coram: ["HON'BLE A. K. SEN, J."],
  item: '1',
  connected_to: null,
  case_numbers: [caseNumber],
  parties: { petitioner: 'IQBAL HUSAIN', respondent: 'STATE OF U.P.' },
  advocates: { petitioner: [], respondent: ['C.S.C.'] },
  stage: 'FOR ADMISSION',
  list: 'daily',
  listed: true,
  note: null,
  page: 1,
  ...own,
})

export function fakeLists(court: CourtId) {
  const state = {
    lists: new Map<string, CauseListEntry[] | Fetched | CourtError | null>(),
    failing: null as CourtError | null,
    asked: 0,
  }
  const source: ListSource = {
    court,
    operator: 'fake',
    site: { key: 'fake-lists', baseUrl: 'https://lists.invalid/' },
    off: null,
    async listOffered(date) {
      state.asked++
      if (state.failing) throw state.failing
      return [...state.lists].map(([title, entries]) => ({
        source: title,
        title,
        kind: /suppl/i.test(title) ? ('supplementary' as const) : ('daily' as const),
        readAs: 'daily' as const,
        async fetch() {
          if (entries === null) return null
          if (Array.isArray(entries)) return { kind: 'list' as const, list: { date, pages: 1, entries } }
          if (entries instanceof CourtError) throw entries
          return entries
        },
      }))
    },
  }
  return Object.assign(state, { source })
}

const placeAtDelhi = (date: CourtDate) => ({ court: 'hc-delhi' as CourtId, date, kind: 'daily' as const })

export async function newCauseList(db: Db, date: CourtDate): Promise<string> {
  const id = newId()
  const list = { ...placeAtDelhi(date), id, source: id, title: 'List', revision: 1, entries: 1, read_at: testMorning }
  await db.asSystem('list-matching', (tx) => tx.insert(causeList).values(list))
  return id
}

export async function newSuggestion(db: Db, { chamberId }: { chamberId: ChamberId }, date: CourtDate): Promise<string> {
  const [listId, id] = [await newCauseList(db, date), newId()]
  const place = placeAtDelhi(date)
  await db.asSystem('list-matching', async (tx) => {
    await tx.insert(listing).values({
      ...place,
      id,
      chamber_id: chamberId,
      list_id: listId,
      subject: 'WPC|9/2024',
      nth: 1,
      matched_by: 'name',
      position: 1,
      item: '1',
      coram: [],
      case_number: 'W.P.(C) 9/2024',
      petitioner: 'Iqbal',
      respondent: 'State',
      revision: 1,
      first_seen_at: testMorning,
    })
  })
  return id
}

export const sighted = (case_number: string, own: Partial<Sighting> = {}): Sighting => ({
  case_number,
  page: 17,
  near_item: '12',
  court_no: '3',
  text: `12 ${case_number} IQBAL HUSAIN`,
  ...own,
})

export const unread = (pages: number[]): ListChecks => ({ read: 0, unread_pages: pages, problems: [] })

export async function newSighting(
  db: Db,
  { chamberId, matterId }: { chamberId: ChamberId; matterId: MatterId },
  date: CourtDate,
  document: string | null = null,
): Promise<string> {
  const [listId, id] = [newId(), newId()]
  const place = { court: 'hc-delhi' as CourtId, date }
  const list = { ...place, id: listId, source: listId, title: 'Cause list', kind: 'daily' as const, revision: 1 }
  await db.asSystem('list-matching', async (tx) => {
    await tx.insert(causeList).values({ ...list, document, sha256: 'a'.repeat(64) })
    await tx.insert(sighting).values({
      ...place,
      id,
      chamber_id: chamberId,
      list_id: listId,
      matter_id: matterId,
      page: 17,
      case_number: 'W.P.(C) 9/2024',
      near_item: '12',
      court_no: '3',
      words: '12 W.P.(C) 9/2024 IQBAL HUSAIN',
      revision: 1,
      first_seen_at: testMorning,
    })
  })
  return id
}
