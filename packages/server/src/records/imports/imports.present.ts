import type { ConflictHit } from '@peshi/contract/clients/client-kinds'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { Import, ImportCounts, ImportReason, ImportRow, ImportValues } from '@peshi/contract/records/imports'
import { ImportRowState } from '@peshi/contract/records/imports'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { guessMapping, nextDateColumns } from './guess-mapping.ts'
import type { ImportRecord, ImportRowRecord } from './imports.repo.ts'
import { reasons } from './reasons.ts'

type Counted = { state: ImportRowState; rows: number }[]

const instant = (date: Date | null) => date?.toISOString() ?? null

export const countsOf = (counted: Counted): ImportCounts => {
  const counts = Object.fromEntries(ImportRowState.options.map((state) => [state, 0])) as ImportCounts
  for (const { state, rows } of counted) counts[state] = rows
  return counts
}

export const presentImport = (
  row: ImportRecord,
  counted: Counted,
  remembered: Pick<Import, 'mapping' | 'options'> | null,
  conflicts = 0,
): Import => ({
  ...row,
  _id: row.id,
  mapping: row.mapping ?? remembered?.mapping ?? guessMapping(row.columns),
  next_date_columns: nextDateColumns(row.columns),
  is_remembered: row.mapping === null && remembered !== null,
  options: row.mapping === null && remembered ? remembered.options : row.options,
  counts: countsOf(counted),
  conflicts,
  created_by: row.by_name,
  created_at: row.created_at.toISOString(),
  started_at: instant(row.started_at),
  finished_at: instant(row.finished_at),
  undone_at: instant(row.undone_at),
})

export function labelOf(values: ImportValues | null): string | null {
  if (!values) return null
  const { case_type, case_number, case_year, cnr } = values
  return case_number ? [case_type, case_number, case_year].filter((part) => part !== null).join('/') : cnr
}

export const reasonOf = (code: ImportReason | null, said: string | null) => said ?? (code ? reasons[code] : null)

export const presentRow = (row: ImportRowRecord, conflicts: readonly ConflictHit[] = []): ImportRow => {
  const code = row.reason_code as ImportReason | null
  return {
    ...row,
    reason_code: code,
    reason: reasonOf(code, row.reason),
    court_title: row.values?.court ? courtTitle(row.values.court) : null,
    label: labelOf(row.values),
    matter_id: row.matter_id as MatterId | null,
    conflicts: [...conflicts],
  }
}
