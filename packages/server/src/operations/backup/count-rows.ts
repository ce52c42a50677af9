import type { Rows } from '../../platform/db/door.ts'

type Query = (text: string) => Promise<Rows>

export async function countRows(query: Query): Promise<Record<string, number>> {
  const { rows: tables } = await query(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM public.${name}`)
  if (counts.length === 0) return {}
  const { rows } = await query(counts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, rows: count }) => [String(name), Number(count)]))
}

export async function lastMigration(query: Query): Promise<string | null> {
  const { rows } = await query('SELECT tag FROM migration ORDER BY tag DESC LIMIT 1')
  return rows[0] ? String(rows[0].tag) : null
}
