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

/** In bytes. During a checkpoint, requests wait until some 80 files are on the disk. */
const usualMostLog = 64 * 1024 * 1024

const logSinceCheckpoint = 'SELECT pg_current_wal_lsn() - redo_lsn AS bytes FROM pg_control_checkpoint()'

/**
 * Does the work of autovacuum and the checkpointer, because the embedded engine has no background processes. Without
 * it, tables never have statistics, deleted rows keep their space, and the write-ahead log grows until the next stop.
 */
export async function vacuumTables(engine: Engine, mostLog = usualMostLog): Promise<void> {
  await engine.execute('SELECT pg_stat_force_next_flush()')
  const due = await engine.execute(listDue)
  for (const { name } of due.rows) await engine.execute(`VACUUM (ANALYZE) ${name}`)
  const log = await engine.execute(logSinceCheckpoint)
  if (Number(log.rows[0]?.bytes) > mostLog) await engine.execute('CHECKPOINT')
}
