import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import type { ExportedTable } from './takeout-parts.ts'

type Json = Record<string, unknown>

export function chamberRepo(tx: Tx, chamberId: ChamberId) {
  const run = async (query: ReturnType<typeof sql>) => ((await tx.execute(query)) as unknown as Rows).rows as Json[]
  const live = and(eq(matter.chamber_id, chamberId), isNull(matter.deleted_at))

  return {
    async get(): Promise<{ name: string }> {
      const [row] = await tx.select({ name: chamber.name }).from(chamber).where(eq(chamber.id, chamberId))
      return row ?? { name: '' }
    },

    async countMatters(): Promise<number> {
      const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(matter).where(live)
      return row?.count ?? 0
    },

    async listMattersAfter(after: MatterId | null, limit: number): Promise<MatterId[]> {
      const rows = await tx
        .select({ id: matter.id })
        .from(matter)
        .where(and(live, after ? gt(matter.id, after) : undefined))
        .orderBy(asc(matter.id))
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    async describe(
      name: string,
      { without = [] }: Pick<ExportedTable, 'without'>,
    ): Promise<{ columns: string[]; key: string[] }> {
      const columns = await run(sql`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${name} order by ordinal_position`)
      const key = await run(sql`
        select a.attname as name from pg_index i
        join lateral unnest(i.indkey::int2[]) with ordinality as k(attnum, place) on true
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
        where i.indrelid = ${`public.${name}`}::regclass and i.indisprimary and a.attname <> 'chamber_id'
        order by k.place`)
      const names = (rows: Json[]) => rows.map((row) => String(row.name))
      return {
        columns: names(columns).filter((one) => one !== 'chamber_id' && !without.includes(one)),
        key: key.length > 0 ? names(key) : ['chamber_id'],
      }
    },

    async listRowsAfter(
      name: string,
      shape: { columns: string[]; key: string[] },
      after: string[] | null,
      limit: number,
      only?: { by: string; personId: PersonId },
    ) {
      const list = (columns: string[]) =>
        sql.join(
          columns.map((column) => sql.identifier(column)),
          sql`, `,
        )
      const asText = (columns: string[]) =>
        sql.join(
          columns.map((column) => sql`${sql.identifier(column)}::text`),
          sql`, `,
        )
      const key = sql.join(
        shape.key.map((column) => sql`${sql.identifier(column)}::text`),
        sql`, `,
      )
      const rows = await run(sql`
        select array[${asText(shape.columns)}] as row, array[${key}] as key from ${sql.identifier(name)}
        where chamber_id = ${chamberId} ${notInBin(shape.columns)}
        ${only ? sql`and ${sql.identifier(only.by)} = ${only.personId}` : sql``}
        ${after ? sql`and (${list(shape.key)}) > (select ${keyTypes(name, shape.key, after)})` : sql``}
        order by ${list(shape.key)} limit ${limit}`)
      return rows as unknown as { row: (string | null)[]; key: string[] }[]
    },
  }
}

const notInBin = (columns: readonly string[]) =>
  sql.join([
    columns.includes('deleted_at') ? sql` and deleted_at is null` : sql``,
    columns.includes('matter_id')
      ? sql` and (matter_id is null or matter_id in (select m.id from matter m where m.deleted_at is null))`
      : sql``,
  ])

const keyTypes = (name: string, key: string[], values: string[]) =>
  sql.join(
    key.map(
      (column, at) =>
        sql`(jsonb_populate_record(null::${sql.identifier(name)}, ${JSON.stringify({ [column]: values[at] })}::jsonb)).${sql.identifier(column)}`,
    ),
    sql`, `,
  )
