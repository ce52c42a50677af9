import type { Writable } from 'node:stream'
import type pg from 'pg'

type Connected = pg.PoolClient & { connection?: { stream?: Partial<Writable> } }

/**
 * Sends all statements of a tick in one socket write, which costs more than half of a small statement. Parallel reads
 * (`Promise.all`) profit.
 */
export function writeOnce(client: pg.PoolClient): void {
  const stream = (client as Connected).connection?.stream
  if (!stream?.cork || !stream.uncork) return
  stream.cork()
  process.nextTick(() => stream.uncork?.())
}
