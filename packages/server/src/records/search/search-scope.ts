import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { CaseId, ChamberId } from '@peshi/contract/platform/ids'
import type { search } from '@peshi/contract/records/search'
import { type SQL, sql } from 'drizzle-orm'
import { hasAdvocate } from '../../matters/matters/match-words.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'

export type SearchFilters = Omit<QueryOf<typeof search>, 'q' | 'kind' | 'page'>

export const mostCounted = 300

export async function rowsOf<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const { rows } = (await tx.execute(statement)) as unknown as Rows
  return rows as Row[]
}

const plainType = (type: string) => type.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/**
 * Conditions on the table `matter` (alias `m`). The filters by date are left out, because each kind of hit has its own
 * date.
 */
export const scopeOf = (chamberId: ChamberId, filters: SearchFilters): SQL =>
  sql.join([
    sql`m.chamber_id = ${chamberId} and m.deleted_at is null`,
    ...(filters.court ? [sql` and m.hc_name = ${filters.court}`] : []),
    ...(filters.case_status ? [sql` and m.case_status = ${filters.case_status}`] : []),
    ...(filters.case_year ? [sql` and m.case_year = ${filters.case_year}`] : []),
    ...(filters.case_type
      ? [sql` and lower(regexp_replace(m.case_type, '[^[:alnum:]]', '', 'g')) = ${plainType(filters.case_type)}`]
      : []),
    ...(filters.tag
      ? [
          sql` and m.id in (select t.matter_id from matter_tag t where t.chamber_id = ${chamberId} and t.tag_id = ${filters.tag})`,
        ]
      : []),
    ...(filters.advocate ? [sql` and ${hasAdvocate(chamberId, sql`m.id`, filters.advocate)}`] : []),
  ])

export async function listCases(tx: Tx, chamberId: ChamberId, filters: SearchFilters): Promise<CaseId[]> {
  const rows = await rowsOf<{ case_id: CaseId }>(
    tx,
    sql`select distinct m.case_id from matter m
        where ${scopeOf(chamberId, filters)} and m.case_id is not null`,
  )
  return rows.map((row) => row.case_id)
}

export const between = (day: SQL, { from, to }: SearchFilters): SQL =>
  sql.join([...(from ? [sql` and ${day} >= ${from}`] : []), ...(to ? [sql` and ${day} <= ${to}`] : [])])
