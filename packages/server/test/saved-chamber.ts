import type { ChamberId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import type { TestApp } from './app.ts'

export interface SavedChamber {
  tables: { name: string; condition: string; columns: string; rows: string }[]
  failedJobs: TestApp['queue']['failed']
}

const people = (chamberId: string) =>
  `IN (SELECT person_id FROM membership WHERE chamber_id = '${chamberId}'
    UNION SELECT person_id FROM client_access WHERE chamber_id = '${chamberId}')`

export async function saveChamber(app: TestApp, chamberId: ChamberId): Promise<SavedChamber> {
  const { engine } = app.db
  const listed = await engine.execute(`
    SELECT table_name AS name, string_agg(format('%I', column_name), ', ') FILTER (WHERE is_generated = 'NEVER') AS columns,
      bool_or(column_name = 'chamber_id') AS by_chamber, bool_or(column_name = 'person_id') AS by_person
    FROM information_schema.columns JOIN pg_class ON relname = table_name AND relkind IN ('r', 'p')
    WHERE table_schema = 'public' GROUP BY 1`)
  const who = people(chamberId)
  const { rows: members } = await engine.execute(`SELECT id FROM person WHERE id ${who}`)
  const ids = members.map(({ id }) => `'${id}'`).join(', ')
  const tables = []
  for (const { name, columns, by_chamber, by_person } of listed.rows) {
    const condition =
      name === 'chamber'
        ? `id = '${chamberId}'`
        : name === 'person'
          ? `id IN (${ids})`
          : by_chamber
            ? `chamber_id = '${chamberId}'`
            : by_person
              ? `person_id IN (${ids})`
              : null
    if (condition === null) continue
    const { rows } = await engine.execute(
      `SELECT coalesce(jsonb_agg(t), '[]')::text AS rows FROM ${name} t WHERE ${condition}`,
    )
    tables.push({ name: String(name), condition, columns: String(columns), rows: String(rows[0]?.rows) })
  }
  return { tables, failedJobs: [...app.queue.failed] }
}

export async function restoreChamber(app: TestApp, { tables, failedJobs }: SavedChamber): Promise<void> {
  const statements = tables.flatMap(({ name, condition, columns, rows }) => [
    `DELETE FROM ${name} WHERE ${condition}`,
    ...(rows === '[]'
      ? []
      : [
          `INSERT INTO ${name} (${columns}) SELECT ${columns}
      FROM jsonb_populate_recordset(NULL::${name}, $saved$${rows}$saved$)`,
        ]),
  ])
  await app.db.engine.transaction('SET LOCAL session_replication_role = replica', async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    // Otherwise, wrong passwords of other requests would block the owner.
    await tx.execute(sql.raw('DELETE FROM try_count'))
  })
  const signIns = tables.find(({ name }) => name === 'sign_in')
  for (const { id } of JSON.parse(signIns?.rows ?? '[]')) app.context.standings.forget(id)
  app.queue.failed.splice(0, app.queue.failed.length, ...failedJobs)
}
