import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, DocumentId, MatterId, NoteId, TaskId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import type { Term } from './query.ts'
import { between, mostCounted, rowsOf, type SearchFilters, scopeOf } from './search-scope.ts'
import { mayMatch, showsWords } from './text-match.ts'

interface Wanted {
  terms: readonly Term[]
  filters: SearchFilters
  limit: number
  offset: number
}

export interface FoundDocument {
  matter_id: MatterId
  document_id: DocumentId
  name: string
  date: CourtDate
  page: number
  text: string
}

export interface FoundNote {
  matter_id: MatterId
  note_id: NoteId
  date: CourtDate
  is_private: boolean
  text: string
}

const inIndia = (instant: string) => sql.raw(`to_char(${instant} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`)

async function lookThrough<Row>(
  tx: Tx,
  { terms, limit, offset }: Wanted,
  { from, text, folded, columns, newest }: { from: SQL; text: SQL; folded: SQL; columns: SQL; newest: SQL },
) {
  const rows = await rowsOf<Row & { total: number; candidates: number }>(
    tx,
    sql`with candidate as materialized (
          select ${columns}, ${text} as text, ${folded} as folded from ${from} and ${mayMatch(folded, terms)} order by ${newest} limit ${mostCounted}),
        found as materialized (
          select *, row_number() over () as place from candidate where ${showsWords(sql`folded`, terms)})
        select *, (select count(*)::int from found) as total, (select count(*)::int from candidate) as candidates
        from found order by place limit ${limit} offset ${offset}`,
  )
  return {
    found: rows as Row[],
    total: rows[0]?.total ?? 0,
    is_more: (rows[0]?.candidates ?? 0) >= mostCounted,
  }
}

export const findDocuments = (tx: Tx, chamberId: ChamberId, wanted: Wanted) =>
  lookThrough<FoundDocument>(tx, wanted, {
    columns: sql`d.matter_id, d.id as document_id, d.name, ${inIndia('d.created_at')} as date, p.page`,
    text: sql`p.text`,
    folded: sql`p.folded`,
    from: sql`document d
      join matter m on m.chamber_id = d.chamber_id and m.id = d.matter_id
      join document_page p on p.chamber_id = d.chamber_id and p.document_id = d.id and p.version = d.version
      where d.chamber_id = ${chamberId} and d.deleted_at is null and ${scopeOf(chamberId, wanted.filters)}
        ${between(inIndia('d.created_at'), wanted.filters)}`,
    newest: sql`d.created_at desc, d.id, p.page`,
  })

export const findNotes = (tx: Tx, chamberId: ChamberId, wanted: Wanted) =>
  lookThrough<FoundNote>(tx, wanted, {
    columns: sql`n.matter_id, n.id as note_id, ${inIndia('n.created_at')} as date, n.is_private`,
    text: sql`n.text`,
    folded: sql`n.folded`,
    from: sql`note n
      join matter m on m.chamber_id = n.chamber_id and m.id = n.matter_id
      where n.chamber_id = ${chamberId} and n.deleted_at is null and ${scopeOf(chamberId, wanted.filters)}
        ${between(inIndia('n.created_at'), wanted.filters)}`,
    newest: sql`n.created_at desc, n.id`,
  })

export interface FoundTask {
  task_id: TaskId
  words: string
}

const wordsOfTask = sql.raw(
  `concat_ws(E'\\n', (select string_agg(step ->> 'text', E'\\n') from jsonb_array_elements(t.checklist) as step), t.note)`,
)

export const findTasks = (tx: Tx, chamberId: ChamberId, wanted: Wanted) =>
  lookThrough<FoundTask>(tx, wanted, {
    columns: sql`t.id as task_id, ${wordsOfTask} as words`,
    text: sql`concat_ws(E'\n', t.title, ${wordsOfTask})`,
    folded: sql`fold_text(concat_ws(E'\n', t.title, ${wordsOfTask}))`,
    from: sql`task t
      left join matter m on m.chamber_id = t.chamber_id and m.id = t.matter_id
      where t.chamber_id = ${chamberId} and t.deleted_at is null
        and (${isOfAnyMatter(wanted.filters) ? sql`t.matter_id is null or` : sql``} (${scopeOf(chamberId, wanted.filters)}))
        ${between(sql`t.end_date`, wanted.filters)}`,
    newest: sql`t.done_at is not null, t.end_date desc, t.id`,
  })

const isOfAnyMatter = ({ court, case_type, case_status, case_year, tag, advocate }: SearchFilters) =>
  ![court, case_type, case_status, case_year, tag, advocate].some(Boolean)
