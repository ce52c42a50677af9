import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { type ListingRow, listingsRepo } from './listings.repo.ts'

export type { ListingRow } from './listings.repo.ts'

export interface Listings {
  /** Includes both days. A matter may be on several lists, or twice on one list. */
  between(tx: Tx, chamberId: ChamberId, from: CourtDate, to: CourtDate): Promise<ListingRow[]>
}

export const createListings = (): Listings => ({
  between: (tx, chamberId, from, to) => listingsRepo(tx, chamberId).listByDays(from, to),
})
