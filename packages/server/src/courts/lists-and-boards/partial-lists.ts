import type { PartialList } from '@peshi/contract/courts/partial-lists'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { Tx } from '../../platform/db/door.ts'
import { listsRepo } from './lists.repo.ts'

const mostShown = 100

export async function partialLists(tx: Tx, from: CourtDate, courts: readonly CourtId[] | null): Promise<PartialList[]> {
  if (courts?.length === 0) return []
  const rows = await listsRepo(tx).listPartial(from, courts, mostShown)
  return rows.map(({ id, court, date, title, pages, entries, checks }) => ({
    _id: id,
    court_id: court,
    court_title: courtTitle(court),
    date,
    list_title: title,
    entries,
    pages,
    unread_pages: checks?.unread_pages ?? [],
    problems: checks?.problems ?? [],
  }))
}
