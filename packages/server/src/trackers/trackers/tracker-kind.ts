import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import type { Edit } from '../../platform/db/versions.ts'
import type { Selection } from './trackers.repo.ts'

export const dayMs = 86_400_000

export interface TrackerRow {
  id: string
  chamber_id: ChamberId
  check_every: number
  last_checked_at: Date | null
  version: number
  edited_by: PersonId | null
  edited_at: Date | null
  created_at: Date
  deleted_at: Date | null
}

export interface TrackerHit {
  tracker_id: string
  case_number: string | null
  listed_on: CourtDate | null
}

/** The methods of `trackersRepo`, with those of `trackerHitsRepo` if cases are found for the tracker. */
export interface TrackerRepo<One extends TrackerRow> {
  get(id: One['id']): Promise<One>
  lock(id: One['id']): Promise<One | null>
  raiseVersion(id: One['id'], edit: Edit): Promise<void>
  update(id: One['id'], changes: Partial<One>): Promise<One>
  list(by: Selection<string>, today: CourtDate, limit: number, offset: number): Promise<{ rows: One[]; total: number }>
  search(
    words: readonly string[],
    limit: number,
    offset: number,
  ): Promise<{ rows: { row: One; is_alike: boolean }[]; total: number }>
  remove(ids: readonly One['id'][], mark: { deleted_at: Date; deleted_by: PersonId }): Promise<One[]>
  restore(ids: readonly One['id'][]): Promise<One[]>
  listBin(limit: number): Promise<{ row: One; remover: string | null }[]>
  nextChecks(ids: readonly One['id'][]): Promise<Map<string, Date>>
  hitsOf?(ids: readonly One['id'][]): Promise<TrackerHit[]>
  keepHits?(id: One['id'], hits: readonly object[]): Promise<TrackerHit[]>
}

export interface TrackerKind<
  One extends TrackerRow,
  Name extends 'appeal' | 'caveat' | 'fir' = 'appeal' | 'caveat' | 'fir',
> {
  kind: Name
  labelOf(row: One): string
  matterOf(row: One): MatterId | null
  repo(tx: Tx, chamberId: ChamberId): TrackerRepo<One>
}
