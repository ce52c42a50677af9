import { AsyncResource } from 'node:async_hooks'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Engine, Tx } from './door.ts'
import { lockDirectory } from './lock.ts'

/** PGlite's default parameters switch off fsync (`-F`), so a crash could lose data. */
const durable = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

const transactionBlock = /^\s*BEGIN;([\s\S]*)COMMIT;?\s*$/

/**
 * PostgreSQL's default buffers of 128 MB would be in this process's memory. Small ones suffice, because the operating
 * system caches the files.
 */
const modest = ['-c', 'shared_buffers=16MB']

/** PGlite runs on this thread, so transactions without a pause between them would block all requests. */
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
        // Drizzle's type demands a whole PGlite, but Drizzle calls only methods that a transaction has.
        return work(drizzle(tx as unknown as PGlite) as unknown as Tx)
      })
    },
    async execute(text, values) {
      await turn()
      if (values?.length) return client.query<Record<string, unknown>>(text, values)
      // With `exec` alone, a failing statement would leave PGlite's only connection in the aborted transaction.
      const block = transactionBlock.exec(text)?.[1]
      const results = block ? await client.transaction((tx) => tx.exec(block)) : await client.exec(text)
      return { rows: results.flatMap((result) => result.rows) }
    },
    // PGlite reports a notification during some request's commit. `bind` keeps `heard` out of that request's async
    // context.
    listen: (channel, heard) => client.listen(channel, AsyncResource.bind(heard)),
    freeze: (work) =>
      client.transaction((tx) =>
        work(async (text) => ({ rows: (await tx.query<Record<string, unknown>>(text)).rows })),
      ),
    async close() {
      await client.close()
      unlock()
    },
  }
}

export type PgliteClient = PGlite
