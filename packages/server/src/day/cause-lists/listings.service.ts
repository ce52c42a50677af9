import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { type ListingRow, listingsRepo } from './listings.repo.ts'

export type { ListingRow } from './listings.repo.ts'

export interface Listings {
  /**
   * The chamber's matters on the courts' lists of the days from `from` to `to`, both included: by day, court, room and
   * place. What dropped off its list is left out, and so is what only a watched name suggests. A matter may stand on several
   * lists of a day, and twice on one.
   */
  between(tx: Tx, chamberId: ChamberId, from: CourtDate, to: CourtDate): Promise<ListingRow[]>
}

/** What other features ask about listings; all within the caller's own transaction. */
export const createListings = (): Listings => ({
  between: (tx, chamberId, from, to) => listingsRepo(tx, chamberId).listByDays(from, to),
})
