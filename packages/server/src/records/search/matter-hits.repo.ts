import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { inLetters, matchWords } from '../../matters/matters/match-words.ts'
import { matchesSections, type SectionSearch } from '../../matters/matters/section-search.ts'
import type { Tx } from '../../platform/db/door.ts'
import { between, mostCounted, rowsOf, type SearchFilters, scopeOf } from './search-scope.ts'

export interface FoundMatter {
  id: MatterId
  is_alike: boolean
}

interface Wanted {
  names: readonly string[]
  sections: SectionSearch | null
  cases: readonly string[]
  filters: SearchFilters
  limit: number
  offset: number
}

const [id, text] = [sql`m.id`, sql`m.search_text`]

export async function findMatters(
  tx: Tx,
  chamberId: ChamberId,
  { names, sections, cases, filters, limit, offset }: Wanted,
) {
  const others = names.filter((name) => !sections?.words.includes(name))
  const { exactly, alike } = matchWords(chamberId, others, { id, text })
  const named = sections ? matchesSections(sections, text, sql`m.case_id`) : sql`true`
  const oneOf =
    cases.length === 0
      ? sql`true`
      : sql`(${sql.join(
          cases.map((one) => inLetters(text, one)),
          sql` or `,
        )})`
  const rows = await rowsOf<FoundMatter & { total: number }>(
    tx,
    sql`with found as materialized (
          select m.id, m.case_status, m.created_at, not (${exactly}) as is_alike from matter m
          where ${scopeOf(chamberId, filters)}${between(sql`m.next_date`, filters)} and ${alike} and ${oneOf} and ${named})
        select id, is_alike, (select count(*)::int from found) as total from found
        order by is_alike, case_status = 'pending' desc, created_at desc, id limit ${limit} offset ${offset}`,
  )
  const total = rows[0]?.total ?? 0
  return { found: rows, total: Math.min(total, mostCounted), is_more: total > mostCounted }
}
