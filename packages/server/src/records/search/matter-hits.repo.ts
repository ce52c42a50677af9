import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import { searchPatterns } from '../../matters/matters/matters.search.ts'
import type { Tx } from '../../platform/db/door.ts'
import { anyOf, between, mostCounted, rowsOf, type SearchFilters, scopeOf, soundsOf } from './search-scope.ts'

export interface FoundMatter {
  id: MatterId
  is_alike: boolean
}

interface Wanted {
  names: readonly string[]
  cases: readonly string[]
  filters: SearchFilters
  limit: number
  offset: number
}

const hasLetters = (word: string) => {
  const [pattern = ''] = searchPatterns(word)
  return sql`m.search_text like ${pattern}`
}

function soundsAlike(chamberId: ChamberId, word: string, sounds: readonly string[]): SQL | null {
  if (/\p{N}/u.test(word) || sounds.length === 0) return null
  return sql`(
    exists (select from matter_name n where n.chamber_id = ${chamberId} and n.matter_id = m.id and n.sound = ${anyOf(sounds)})
    or exists (select from case_name n where n.case_id = m.case_id and n.sound = ${anyOf(sounds)}))`
}

export async function findMatters(tx: Tx, chamberId: ChamberId, { names, cases, filters, limit, offset }: Wanted) {
  const oneOf = cases.length === 0 ? [] : [sql`(${sql.join(cases.map(hasLetters), sql` or `)})`]
  const wanted = [...names.map(hasLetters), ...oneOf]
  const inLetters = wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
  const sounds = await soundsOf(tx, names)
  const words = names.map((word) => {
    const alike = soundsAlike(chamberId, word, sounds.get(word) ?? [])
    return alike ? sql` and (${hasLetters(word)} or ${alike})` : sql` and ${hasLetters(word)}`
  })
  const rows = await rowsOf<FoundMatter & { total: number }>(
    tx,
    sql`with found as materialized (
          select m.id, m.case_status, m.created_at, not (${inLetters}) as is_alike from matter m
          where ${scopeOf(chamberId, filters)}${between(sql`m.next_date`, filters)}${sql.join(words)}${sql.join(oneOf.map((one) => sql` and ${one}`))})
        select id, is_alike, (select count(*)::int from found) as total from found
        order by is_alike, case_status = 'pending' desc, created_at desc, id limit ${limit} offset ${offset}`,
  )
  const total = rows[0]?.total ?? 0
  return { found: rows, total: Math.min(total, mostCounted), is_more: total > mostCounted }
}
