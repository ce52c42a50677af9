import { AsyncResource } from 'node:async_hooks'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Engine, Tx } from './door.ts'
import { lockDirectory } from './lock.ts'

/** PGlite starts PostgreSQL with fsync off (`-F`); a law office's data is worth the wait, what lies in memory is not. */
const durable = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

const transactionBlock = /^\s*BEGIN;([\s\S]*)COMMIT;?\s*$/

/**
 * PostgreSQL's own cache is 128 MB by default, all of it memory of this process. What is read often fits into much less,
 * and the operating system caches the files behind it.
 */
const modest = ['-c', 'shared_buffers=16MB']

/**
 * The engine works on this very thread, and all of it in microtasks: transactions one after the other, as a job has them,
 * or many at once, as the pollers of the queue do, would keep every request waiting to the last. So each begins in a turn
 * of the event loop of its own, and sockets and timers have theirs between.
 */
function takingTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => setImmediate())
    return last
  }
}

/** Where the data lie: a directory, or `memory://`, which may begin as what was dumped of another. */
export const startPglite = (dataDir: string, loadDataDir?: Blob): Promise<PGlite> =>
  PGlite.create({
    dataDir,
    startParams: [...(dataDir.startsWith('memory://') ? PGlite.defaultStartParams : durable), ...modest],
    ...(loadDataDir && { loadDataDir }),
  })

/** The embedded engine. `directory` null keeps everything in memory, for tests. */
export async function openPglite(directory: string | null): Promise<Engine> {
  const unlock = directory === null ? () => undefined : lockDirectory(directory)
  const client = await startPglite(directory === null ? 'memory://' : join(directory, 'postgres')).catch(
    (cause: unknown) => {
      unlock()
      throw cause
    },
  )
  return engineOn(client, unlock)
}

export function engineOn(client: PGlite, unlock: () => void = () => undefined): Engine {
  const turn = takingTurns()
  return {
    name: 'pglite',
    async transaction(setup, work) {
      await turn()
      return client.transaction(async (tx) => {
        await tx.exec(setup)
        // Drizzle asks for a whole PGlite, and uses of it what a transaction has as well.
        return work(drizzle(tx as unknown as PGlite) as unknown as Tx)
      })
    },
    async execute(text, values) {
      await turn()
      if (values?.length) return client.query<Record<string, unknown>>(text, values)
      // The only connection: a block that fails between BEGIN and COMMIT must not leave it aborted for whoever is next.
      const block = transactionBlock.exec(text)?.[1]
      const results = block ? await client.transaction((tx) => tx.exec(block)) : await client.exec(text)
      return { rows: results.flatMap((result) => result.rows) }
    },
    // It is heard while somebody's request commits, and is no part of that request.
    listen: (channel, heard) => client.listen(channel, AsyncResource.bind(heard)),
    async close() {
      await client.close()
      unlock()
    },
  }
}

/** The queue's adapter wants the client itself. */
export type PgliteClient = PGlite
