import { AsyncResource } from 'node:async_hooks'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Engine, Tx } from './door.ts'
import { lockDirectory } from './lock.ts'

/** PGlite starts PostgreSQL without fsync (`-F`). Stored data needs fsync. */
const durable = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

const transactionBlock = /^\s*BEGIN;([\s\S]*)COMMIT;?\s*$/

/**
 * PostgreSQL's default cache takes 128 MB of this process's memory. 16 MB suffice: the operating system caches the
 * files.
 */
const modest = ['-c', 'shared_buffers=16MB']

/**
 * The engine runs on this thread in microtasks, so a series of transactions would block every request. Each transaction
 * therefore starts in its own turn of the event loop.
 */
function takingTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => setImmediate())
    return last
  }
}

export const startPglite = (dataDir: string, loadDataDir?: Blob): Promise<PGlite> =>
  PGlite.create({
    dataDir,
    startParams: [...(dataDir.startsWith('memory://') ? PGlite.defaultStartParams : durable), ...modest],
    ...(loadDataDir && { loadDataDir }),
  })

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
        // Drizzle's type asks for a whole PGlite but uses only what a transaction has.
        return work(drizzle(tx as unknown as PGlite) as unknown as Tx)
      })
    },
    async execute(text, values) {
      await turn()
      if (values?.length) return client.query<Record<string, unknown>>(text, values)
      // The engine has one connection. A block that fails between BEGIN and COMMIT must not leave the connection in an
      // aborted transaction.
      const block = transactionBlock.exec(text)?.[1]
      const results = block ? await client.transaction((tx) => tx.exec(block)) : await client.exec(text)
      return { rows: results.flatMap((result) => result.rows) }
    },
    // Notifications arrive during another request's commit. Without this binding they would run in that request's async
    // context.
    listen: (channel, heard) => client.listen(channel, AsyncResource.bind(heard)),
    async close() {
      await client.close()
      unlock()
    },
  }
}

export type PgliteClient = PGlite
