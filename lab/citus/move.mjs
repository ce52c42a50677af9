import { setTimeout as wait } from 'node:timers/promises'

const rebalancePatienceMs = 180_000

/** The part of the table `matter` that has this chamber, and its worker. */
export async function workerOf(database, chamberId) {
  const { rows } = await database.query(
    `SELECT shardid, nodename AS host, nodeport AS port FROM citus_shards
     WHERE table_name = 'matter'::regclass AND shardid = get_shard_id_for_distribution_column('matter', $1::uuid)`,
    [chamberId],
  )
  return rows[0]
}

/**
 * Writes to the part wait during the move. Without `block_writes`, a move would never end: PostgreSQL does not replicate
 * into tables with row-level security.
 */
const mode = `'block_writes'`

/** A move and a person's write may wait for each other. PostgreSQL then ends one of them. */
async function repeatAfterDeadlock(database, text, values, left = 5) {
  try {
    return await database.query(text, values)
  } catch (error) {
    if (error.code !== '40P01' || left === 0) throw error
    return repeatAfterDeadlock(database, text, values, left - 1)
  }
}

const move = (database, { shardid, host, port }, to) =>
  repeatAfterDeadlock(database, `SELECT citus_move_shard_placement($1, $2, $3, $4, $5, ${mode})`, [
    shardid,
    host,
    port,
    to.host,
    to.port,
  ])

/** Puts a chamber into a part of its own and moves this part to the other worker, while the chamber works. */
export async function moveChamber(database, chamberId) {
  const began = Date.now()
  const apart = `SELECT isolate_tenant_to_new_shard('matter', $1::uuid, 'CASCADE', ${mode})`
  await repeatAfterDeadlock(database, apart, [chamberId])
  // Otherwise the move would drop the tables of the divided part while it holds back writes.
  await repeatAfterDeadlock(database, 'CALL citus_cleanup_orphaned_resources()')
  const from = await workerOf(database, chamberId)
  const { rows } = await database.query(
    `SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE shouldhaveshards AND nodeport <> $1 LIMIT 1`,
    [from.port],
  )
  await move(database, from, rows[0])
  return { from: from.port, to: (await workerOf(database, chamberId)).port, ms: Date.now() - began }
}

const countByWorker = async (database) =>
  (
    await database.query(
      `SELECT nodeport AS port, count(*)::int AS n FROM citus_shards WHERE table_name = 'matter'::regclass GROUP BY 1 ORDER BY n`,
    )
  ).rows

/** Moves one part to the fuller worker, so that there is something to balance. Returns how many parts came back. */
export async function rebalance(database) {
  const [, fuller] = await countByWorker(database)
  const { rows } = await database.query(
    `SELECT s.shardid, s.nodename AS host, s.nodeport AS port FROM citus_shards s
     WHERE table_name = 'matter'::regclass AND nodeport <> $1 ORDER BY shardid LIMIT 1`,
    [fuller.port],
  )
  await move(database, rows[0], { host: rows[0].host, port: fuller.port })
  const [less] = await countByWorker(database)
  await database.query(`SELECT citus_rebalance_start(shard_transfer_mode => ${mode})`)
  const end = Date.now() + rebalancePatienceMs
  for (;;) {
    const { rows: open } = await database.query(
      `SELECT state, details FROM citus_rebalance_status() WHERE state NOT IN ('finished')`,
    )
    if (open.length === 0) break
    if (open[0].state === 'failed' || Date.now() > end)
      throw new Error(`The cluster was not balanced: ${JSON.stringify(open[0])}`)
    await wait(500)
  }
  return (await countByWorker(database))[0].n - less.n
}
