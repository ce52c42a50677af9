import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CaseId, ChamberId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import type { Term } from './query.ts'
import { between, mostCounted, rowsOf, type SearchFilters, scopeOf } from './search-scope.ts'
import { matchesWords, mayMatch, showsWords } from './text-match.ts'

export interface OrderPlace {
  order_id: OrderId
  page: number
}

const mostCases = 20_000

const amongCases = (chamberId: ChamberId, filters: SearchFilters, cases: readonly CaseId[]) =>
  cases.length > mostCases
    ? sql`in (select m.case_id from matter m where ${scopeOf(chamberId, filters)})`
    : sql`= any(${sql.param(`{${cases.join(',')}}`)}::uuid[])`

/**
 * PostgreSQL underestimates the cost of comparing a page's words, so it would read all pages.
 * With these settings, the next statement uses only bitmap index scans.
 */
const onlyByIndexes = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
  set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true)`
const byAnything = sql`select set_config('enable_seqscan', 'on', true), set_config('enable_indexscan', 'on', true)`

export function orderHitsRepo(tx: Tx, chamberId: ChamberId, filters: SearchFilters, cases: readonly CaseId[]) {
  const among = amongCases(chamberId, filters, cases)

  async function askIndexes<Row>(question: SQL): Promise<Row[]> {
    await rowsOf(tx, onlyByIndexes)
    const rows = await rowsOf<Row>(tx, question)
    await rowsOf(tx, byAnything)
    return rows
  }

  const copies = (terms: readonly Term[], limit: number, orders = sql``) => sql`
    select p.order_id, p.page from order_copy_page p join case_order o on o.id = p.order_id
    where p.chamber_id = ${chamberId} and o.case_id ${among}${orders}
      and ${mayMatch(sql`p.folded`, terms)} and ${showsWords(sql`p.folded`, terms)} limit ${limit}`

  return {
    async listPages(terms: readonly Term[], limit: number): Promise<OrderPlace[]> {
      const pages = await askIndexes<OrderPlace>(
        sql`select p.order_id, p.page from order_page p
            where p.case_id ${among} and ${matchesWords(sql`p.text`, sql`p.folded`, terms)} limit ${limit}`,
      )
      return [...pages, ...(await rowsOf<OrderPlace>(tx, copies(terms, limit)))]
    },

    async listNewest(limit: number): Promise<OrderId[]> {
      const rows = await askIndexes<{ id: OrderId }>(
        sql`select o.id from case_order o where o.case_id ${among}${between(sql`o.date`, filters)}
            order by o.date desc nulls last, o.id desc limit ${limit}`,
      )
      return rows.map(({ id }) => id)
    },

    async listPagesOf(orders: readonly OrderId[], terms: readonly Term[]): Promise<OrderPlace[]> {
      const these = sql` and p.order_id = any(${sql.param(`{${orders.join(',')}}`)}::uuid[])`
      return rowsOf<OrderPlace>(
        tx,
        sql`select p.order_id, p.page from order_page p
            where ${mayMatch(sql`p.folded`, terms)} and ${showsWords(sql`p.folded`, terms)}${these}
            union (${copies(terms, mostCounted, these)})`,
      )
    },

    async listDays(orders: readonly OrderId[]): Promise<Map<OrderId, CourtDate | null>> {
      const rows = await rowsOf<{ id: OrderId; date: CourtDate | null }>(
        tx,
        sql`select o.id, o.date::text as date from case_order o
            where o.id = any(${sql.param(`{${orders.join(',')}}`)}::uuid[])${between(sql`o.date`, filters)}`,
      )
      return new Map(rows.map(({ id, date }) => [id, date]))
    },

    listShown: (places: readonly OrderPlace[]) =>
      rowsOf<ShownPage>(
        tx,
        sql`select w.order_id, w.page, o.number, o.date::text as date, o.kind, o.judge, coalesce(c.text, p.text, '') as text,
              (select m.id from matter m where ${scopeOf(chamberId, filters)} and m.case_id = o.case_id limit 1) as matter_id
            from unnest(${sql.param(`{${places.map(({ order_id }) => order_id).join(',')}}`)}::uuid[],
                        ${sql.param(`{${places.map(({ page }) => page).join(',')}}`)}::int[]) with ordinality as w(order_id, page, place)
            join case_order o on o.id = w.order_id
            left join order_page p on p.order_id = w.order_id and p.page = w.page
            left join order_copy_page c on c.chamber_id = ${chamberId} and c.order_id = w.order_id and c.page = w.page
            order by w.place`,
      ),
  }
}

export interface ShownPage extends OrderPlace {
  number: string | null
  date: CourtDate | null
  kind: 'order' | 'judgment'
  judge: string | null
  text: string
  matter_id: MatterId | null
}
