import type { Writable } from 'node:stream'
import type pg from 'pg'

/** A property of the driver's connection that its types omit. */
type Connected = pg.PoolClient & { connection?: { stream?: Partial<Writable> } }

/**
 * Sends all statements of a tick in one socket write: the write costs more than half of a small statement, and parallel reads
 * (`Promise.all`) start together.
 */
export function writeOnce(client: pg.PoolClient): void {
  const stream = (client as Connected).connection?.stream
  if (!stream?.cork || !stream.uncork) return
  stream.cork()
  process.nextTick(() => stream.uncork?.())
}
