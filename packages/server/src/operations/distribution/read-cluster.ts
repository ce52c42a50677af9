import type { Engine } from '../../platform/db/door.ts'
import type { ClusterState } from './plan-distribution.ts'
import { readTables } from './table-schema.ts'

export class NotDistributed extends Error {}

export async function readCluster(engine: Engine): Promise<ClusterState> {
  const { rows } = await engine.execute(`
    SELECT version() LIKE '%-YB-%' AS is_yugabyte,
      EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') AS is_citus,
      to_regclass('public.matter') IS NOT NULL AS is_migrated,
      (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS sees_all`)
  const found = rows[0] ?? {}
  if (found.is_yugabyte)
    throw new NotDistributed(
      'YugabyteDB spreads every table by the first column of its key, which is the chamber’s. There is nothing to be done.',
    )
  if (!found.is_citus)
    throw new NotDistributed(
      'The database in DATABASE_URL is a plain PostgreSQL: it has no extension citus, so there are no machines to spread chambers over. Nothing was done.',
    )
  if (!found.is_migrated)
    throw new NotDistributed(
      'There are no tables yet. Start Peshi once with PESHI_DATABASE=citus, stop it, and come again.',
    )
  // Row-level security also applies to a table's owner, so an account that cannot bypass it would copy no rows.
  if (!found.sees_all)
    throw new NotDistributed(
      'This account does not see every row. Name a superuser of the same database in PESHI_BACKUP_URL.',
    )
  const { rows: places } = await engine.execute(
    'SELECT c.relname::text AS name, t.citus_table_type::text AS place FROM citus_tables t JOIN pg_class c ON c.oid = t.table_name',
  )
  const { rows: roles } = await engine.execute(
    String.raw`SELECT rolname::text AS name FROM pg_roles WHERE rolname LIKE 'peshi\_%' AND NOT rolcanlogin ORDER BY 1`,
  )
  return {
    tables: await readTables(engine),
    places: new Map(places.map(({ name, place }) => [String(name), String(place)])),
    closedRoles: roles.map(({ name }) => String(name)),
  }
}
