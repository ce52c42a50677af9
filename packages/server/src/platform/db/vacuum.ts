import type { Engine } from './door.ts'

/**
 * Autovacuum's conditions. Its counters begin at zero with each start, so growth since the last vacuum counts too. A
 * table whose transaction ids are old must be vacuumed before the database runs out of ids.
 */
const listDue = `
  SELECT format('%I.%I', schemaname, pg_class.relname) AS name
  FROM pg_class JOIN pg_stat_all_tables ON relid = pg_class.oid
  WHERE relkind = 'r' AND relpersistence = 'p'
    AND (pg_relation_size(relid) > 1.2 * relpages * current_setting('block_size')::int
         OR n_dead_tup > 50 + 0.2 * reltuples OR n_mod_since_analyze > 50 + 0.1 * reltuples
         OR age(relfrozenxid) > current_setting('vacuum_freeze_table_age')::int)
  ORDER BY 1`

/**
 * Does the work of autovacuum, because the embedded engine has no background processes. Without it, tables never have
 * statistics, and deleted rows keep their space. It makes no checkpoints: PGlite's file system ignores fsync, so a power
 * failure soon after a checkpoint could lose what the write-ahead log no longer has.
 */
export async function vacuumTables(engine: Engine): Promise<void> {
  await engine.execute('SELECT pg_stat_force_next_flush()')
  const { rows } = await engine.execute(listDue)
  for (const { name } of rows) await engine.execute(`VACUUM (ANALYZE) ${name}`)
}
