import { withholdsNames } from '@peshi/contract/matters/section-map'
import type { FirTracker } from '@peshi/contract/trackers/firs'
import type { FirRow } from './firs.repo.ts'

export const firLabel = (row: Pick<FirRow, 'number' | 'year' | 'police_station'>) =>
  `FIR ${row.number}/${row.year}, ${row.police_station}`

/** If the law protects the complainant's name, only the page of the FIR shows it. */
export function presentFir(row: FirRow, nextCheck: Date | undefined, where: 'list' | 'detail'): FirTracker {
  const is_withheld = withholdsNames(row.sections)
  return {
    _id: row.id,
    unique_id: `fir-${row.year}-${row.number}`,
    source: row.source,
    court_id: row.court,
    state: row.state,
    district: row.district,
    police_station: row.police_station,
    number: row.number,
    year: row.year,
    registered_on: row.registered_on,
    status: row.status,
    sections: row.sections,
    accused: row.accused,
    complainant: is_withheld && where === 'list' ? null : row.complainant,
    is_withheld,
    is_zero: row.is_zero,
    later_station: row.later_station,
    later_number: row.later_number,
    later_year: row.later_year,
    note: row.note,
    cases: row.cases,
    matter_ids: row.matter_ids,
    check_every: row.check_every,
    last_checked_at: row.last_checked_at?.toISOString() ?? null,
    next_check_at: nextCheck?.toISOString() ?? null,
    last_result: row.last_result,
    changed_at: row.changed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
