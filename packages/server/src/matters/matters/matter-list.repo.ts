import type { CaseStatus } from '@peshi/contract/courts/case-record'
import type { MatterSort } from '@peshi/contract/matters/matters'
import type { ChamberId, CourtId, PersonId, TagId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { columns, type MatterRow } from './matters.columns.ts'
import { matchesSections, type SectionSearch } from './section-search.ts'

// The query builder took as much time as the database, so this SQL is handwritten.

export interface MatterFilters {
  court?: CourtId | undefined
  status?: CaseStatus | undefined
  year?: number | undefined
  tag?: TagId | undefined
  person?: PersonId | undefined
}

export interface MatterPage extends MatterFilters {
  patterns: readonly string[]
  sections?: SectionSearch | null | undefined
  sort: MatterSort
  limit: number
  offset: number
}

/**
 * Must match the indexes exactly, including nulls and the direction of `id`. Otherwise PostgreSQL sorts all matters.
 */
const orders: Record<MatterSort, SQL> = {
  next_date: sql.raw('next_date asc nulls last, id asc nulls last'),
  '-next_date': sql.raw('next_date desc nulls last, id desc nulls last'),
  title: sql.raw('title asc nulls last, id asc nulls last'),
  '-title': sql.raw('title desc nulls first, id desc nulls first'),
  created_at: sql.raw('created_at asc nulls first, id desc nulls first'),
  '-created_at': sql.raw('created_at desc nulls last, id asc nulls last'),
  case_year: sql.raw('case_year asc nulls first, id asc nulls first'),
  '-case_year': sql.raw('case_year desc nulls last, id desc nulls last'),
}

export const matchesText = (pattern: string) => sql`search_text like ${pattern}`

const listed = sql.raw(Object.keys(columns).join(', '))

const instants = ['read_at', 'failing_since', 'created_at'] as const

/** For handwritten SQL, both database engines return timestamps as text. */
type RawRow = Omit<MatterRow, (typeof instants)[number]> &
  Record<(typeof instants)[number], string | null> & { total: number }

async function run<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const { rows } = (await tx.execute(statement)) as unknown as { rows: Row[] }
  return rows
}

const instant = (text: string | null) => (text === null ? null : new Date(text))

const readRow = ({ total: _, read_at, failing_since, created_at, ...row }: RawRow): MatterRow => ({
  ...row,
  read_at: instant(read_at),
  failing_since: instant(failing_since),
  created_at: new Date(created_at ?? Number.NaN),
})

export async function listPage(
  tx: Tx,
  chamberId: ChamberId,
  { patterns, sections, sort, limit, offset, court, status, year, tag, person }: MatterPage,
): Promise<{ rows: MatterRow[]; total: number }> {
  const filters = sql.join([
    sql`chamber_id = ${chamberId}`,
    ...(court ? [sql` and hc_name = ${court}`] : []),
    ...(status ? [sql` and case_status = ${status}`] : []),
    ...(year === undefined ? [] : [sql` and case_year = ${year}`]),
  ])
  const live = sql`${filters} and deleted_at is null`
  // With a literal limit, PostgreSQL's generic plan is as good as a custom plan.
  const start = offset === 0 ? sql`` : sql` offset ${offset}`
  const page = sql`order by ${orders[sort]} limit ${sql.raw(String(limit))}${start}`
  const words = sql.join(patterns.map((pattern) => sql` and ${matchesText(pattern)}`))

  const among = sql.join([
    ...(sections ? [sql` and ${matchesSections(sections, sql`search_text`, sql`case_id`)}`] : []),
    ...(tag
      ? [sql` and id in (select matter_id from matter_tag where chamber_id = ${chamberId} and tag_id = ${tag})`]
      : []),
    ...(person
      ? [sql` and id in (select matter_id from matter_team where chamber_id = ${chamberId} and person_id = ${person})`]
      : []),
  ])
  const isCounted = patterns.length === 0 && !sections && !tag && !person

  const total = isCounted
    ? sql`(select coalesce(sum(matters), 0)::int from matter_count where ${filters})`
    : sql`(select count(*)::int from found)`
  const statement = isCounted
    ? sql`select ${listed}, ${total} as total from matter where ${live} ${page}`
    : sql`with found as materialized (select id, ${sql.raw(sort.replace('-', ''))} from matter where ${live}${words}${among})
          select ${listed}, ${total} as total from matter
          where chamber_id = ${chamberId} and id in (select id from found ${page}) order by ${orders[sort]}`
  const raw = await run<RawRow>(tx, statement)
  const rows = raw.map(readRow)

  const [first] = raw
  if (first) return { rows, total: first.total }
  if (offset === 0) return { rows, total: 0 }
  const behind = await listPage(tx, chamberId, {
    patterns,
    sections,
    sort,
    limit: 1,
    offset: 0,
    court,
    status,
    year,
    tag,
    person,
  })
  return { rows, total: behind.total }
}
