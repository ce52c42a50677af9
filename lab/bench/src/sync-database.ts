import { randomBytes } from 'node:crypto'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import type { Db } from '@peshi/server/platform/db/door'
import { openDatabase } from '@peshi/server/platform/db/open'
import { openPostgres } from '@peshi/server/platform/db/postgres'
import { sql } from 'drizzle-orm'
import { caseOn, dueAtFirst, type Operator, operators, totalCases } from './sync-model.ts'

const batch = 10_000
export const chamberId = '01936f00-0000-7000-8000-000000000001' as ChamberId

const raise = (error: Error) => {
  throw error
}

export async function openSyncDatabase(now: Date): Promise<{ db: Db; dueAt: Float64Array }> {
  const dueAt = new Float64Array(totalCases)
  const url = await makeDatabase()
  const db = await openDatabase({ url, directory: null, onError: raise })
  await prepare(db)
  const indexes = await dropIndexes(db, 'court_case', [])
  for (const operator of operators) {
    for (let from = 0; from < operator.cases; from += batch) {
      await fill(db, operator, { from, count: Math.min(batch, operator.cases - from) }, now, dueAt)
    }
  }
  for (const definition of indexes) await db.engine.execute(definition)
  await db.engine.execute('ANALYZE court_case; ANALYZE matter')
  return { db, dueAt }
}

export async function makeDatabase(): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const name = `peshi_bench_${randomBytes(6).toString('hex')}`
  const admin = await openPostgres(server, { max: 1, onError: raise })
  await admin.execute(`CREATE DATABASE ${name}`)
  await admin.execute(`ALTER DATABASE ${name} SET synchronous_commit = off`)
  await admin.close()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** The bench does not read the matter lists, so the triggers that update them would only cost time. */
async function prepare(db: Db): Promise<void> {
  await db.engine.execute(`INSERT INTO chamber (id, name, created_at) VALUES ('${chamberId}', 'Everybody', now())`)
  await db.engine.execute('ALTER TABLE matter DISABLE TRIGGER ALL')
  await dropIndexes(db, 'matter', ['matter_by_case'])
}

export async function dropIndexes(db: Db, table: string, kept: readonly string[]): Promise<string[]> {
  const { rows } = await db.engine.execute(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = $1 AND indexname <> ALL($2::text[]) AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [table, [...kept]],
  )
  for (const { name } of rows) await db.engine.execute(`DROP INDEX ${String(name)}`)
  return rows.map(({ definition }) => String(definition))
}

async function fill(
  db: Db,
  operator: Operator,
  { from, count }: { from: number; count: number },
  now: Date,
  dueAt: Float64Array,
): Promise<void> {
  const today = courtDateAt(now)
  const rows = Array.from({ length: count }, (_, place) => {
    const n = operator.first + from + place
    const one = caseOn(n, operator, today)
    const due = dueAtFirst(one, n, now)
    dueAt[n] = due.getTime()
    return [one.id, one.court, one.status, one.next_date, due.toISOString()]
  })
  const read = now.toISOString()
  await db.engine.execute(
    `WITH made AS (
       INSERT INTO court_case (id, court, unique_id, case_type, case_number, case_year, title, status, next_date, ref,
                               record, fingerprint, read_at, due_at, created_at)
       SELECT (r->>0)::uuid, r->>1, (r->>1) || '-W-' || (r->>0), 'W', '1', 2024, 'A v. B', r->>2, (r->>3)::date, '{}',
              '{}', '', $2, (r->>4)::timestamptz, $2
       FROM jsonb_array_elements($1::jsonb) AS r
       RETURNING id, court, unique_id, status)
     INSERT INTO matter (chamber_id, id, case_id, type, hc_name, unique_id, case_status, created_by, created_at)
     SELECT $3::uuid, id, id, 'court', court, unique_id, status, $3::uuid, $2 FROM made`,
    [JSON.stringify(rows), read, chamberId],
  )
}

export interface Reading {
  id: string
  dueAt: Date
  nextDate: string | null
}

export const keepReadings = (db: Db, readings: readonly Reading[], now: Date) =>
  db.asSystem('court-sync', (tx) =>
    tx.execute(sql`
      UPDATE court_case SET read_at = ${now.toISOString()}, due_at = (r->>'dueAt')::timestamptz,
                            next_date = (r->>'nextDate')::date, claimed_until = NULL
      FROM jsonb_array_elements(${JSON.stringify(readings)}::jsonb) AS r
      WHERE court_case.id = (r->>'id')::uuid`),
  )
