import type { Installation, Statement } from '@peshi/contract/operations/installation'
import { and, asc, count, sql } from 'drizzle-orm'
import type { Engine, Tx } from '../../platform/db/door.ts'
import { chamber } from '../../platform/db/people.schema.ts'

const shownTables = 10
const shownStatements = 10

export function chambersRepo(tx: Tx) {
  return {
    async list(patterns: readonly string[], { page, perPage }: { page: number; perPage: number }) {
      const wanted = and(...patterns.map((like) => sql`fold_text(${chamber.name}) like ${like}`))
      const rows = await tx
        .select({
          id: chamber.id,
          name: chamber.name,
          enabled: chamber.enabled,
          created_at: chamber.created_at,
          expires_at: chamber.expires_at,
        })
        .from(chamber)
        .where(wanted)
        .orderBy(asc(chamber.name), asc(chamber.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      const [sum] = await tx.select({ total: count() }).from(chamber).where(wanted)
      return { rows, total: sum?.total ?? 0 }
    },
  }
}

export async function describeDatabase(engine: Engine): Promise<Installation['database']> {
  const { rows: whole } = await engine.execute('SELECT pg_database_size(current_database()) AS size')
  const { rows: tables } = await engine.execute(
    `SELECT relname AS name, nullif(reltuples, -1) AS rows, pg_total_relation_size(oid) AS size
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     ORDER BY 3 DESC, 1 LIMIT $1`,
    [shownTables],
  )
  return {
    engine: engine.name,
    size: Number(whole[0]?.size),
    tables: tables.map(({ name, rows, size }) => ({
      name: String(name),
      rows: rows === null ? null : Number(rows),
      size: Number(size),
    })),
    statements: await listStatements(engine),
  }
}

async function listStatements(engine: Engine): Promise<Statement[] | null> {
  const { rows: installed } = await engine.execute(`SELECT 1 FROM pg_extension WHERE extname = 'pg_stat_statements'`)
  if (installed.length === 0) return null
  const { rows } = await engine
    .execute(
      `SELECT query AS text, calls, mean_exec_time AS mean, total_exec_time AS total
       FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
       ORDER BY total_exec_time DESC LIMIT $1`,
      [shownStatements],
    )
    .catch(() => ({ rows: null }))
  return (
    rows?.map(({ text, calls, mean, total }) => ({
      text: String(text),
      calls: Number(calls),
      mean_ms: Number(mean),
      total_ms: Number(total),
    })) ?? null
  )
}
