import { withholdsNames } from '@peshi/contract/matters/section-map'
import type { FirTracker } from '@peshi/contract/trackers/firs'
import { presentVersion } from '../../platform/db/versions.ts'
import type { FirRow } from './firs.repo.ts'

export const firLabel = (row: Pick<FirRow, 'number' | 'year' | 'police_station'>) =>
  `FIR ${row.number}/${row.year}, ${row.police_station}`

/** If the law protects the complainant's name, only the page of the FIR shows it. */
export function presentFir(row: FirRow, nextCheck: Date | undefined, where: 'list' | 'detail'): FirTracker {
  const is_withheld = withholdsNames(row.sections)
  return {
    ...row,
    ...presentVersion(row),
    _id: row.id,
    unique_id: `fir-${row.year}-${row.number}`,
    court_id: row.court,
    complainant: is_withheld && where === 'list' ? null : row.complainant,
    is_withheld,
    last_checked_at: row.last_checked_at?.toISOString() ?? null,
    next_check_at: nextCheck?.toISOString() ?? null,
    changed_at: row.changed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
