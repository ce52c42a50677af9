import type { Writable } from 'node:stream'
import type pg from 'pg'

type Connected = pg.PoolClient & { connection?: { stream?: Partial<Writable> } }

/** Sends all statements of one tick in one socket write, which makes parallel reads faster. */
export function writeOnce(client: pg.PoolClient): void {
  const stream = (client as Connected).connection?.stream
  if (!stream?.cork || !stream.uncork) return
  stream.cork()
  process.nextTick(() => stream.uncork?.())
}
