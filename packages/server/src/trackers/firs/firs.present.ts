import { withholdsNames } from '@peshi/contract/matters/criminal-sections'
import { type FirRow, firsRepo } from './firs.repo.ts'

export const firKind = {
  kind: 'fir' as const,
  repo: firsRepo,
  labelOf: (row: FirRow) => `FIR ${row.number}/${row.year}, ${row.police_station}`,
  matterOf: ({ matter_ids }: FirRow) => matter_ids[0] ?? null,

  /** If the law protects the complainant's name, only the page of the FIR shows it. */
  present(row: FirRow) {
    const is_withheld = withholdsNames(row.sections)
    return {
      ...row,
      unique_id: `fir-${row.year}-${row.number}`,
      court_id: row.court,
      complainant: is_withheld ? null : row.complainant,
      is_withheld,
      changed_at: row.changed_at?.toISOString() ?? null,
    }
  },
}
