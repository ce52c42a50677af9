import type { Writable } from 'node:stream'
import type pg from 'pg'

/** What the driver keeps of a connection, and does not say in its types. */
type Connected = pg.PoolClient & { connection?: { stream?: Partial<Writable> } }

/**
 * All that is asked before the next tick goes to the server in one write. Writing to a socket costs more than half of
 * what a small statement does, and reads that don't wait for each other (`Promise.all`) are asked for at once.
 */
export function writeOnce(client: pg.PoolClient): void {
  const stream = (client as Connected).connection?.stream
  if (!stream?.cork || !stream.uncork) return
  stream.cork()
  process.nextTick(() => stream.uncork?.())
}
