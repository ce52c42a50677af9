import { AsyncResource } from 'node:async_hooks'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite'
import { PgDialect } from 'drizzle-orm/pg-core'
import { PgliteDatabase, PgliteSession } from 'drizzle-orm/pglite'
import type { Engine, Tx } from './door.ts'
import { lockDirectory } from './lock.ts'
import { preparingPglite, type Query } from './pglite-statements.ts'
import { SyncedFiles } from './synced-files.ts'

/** PGlite's default parameters switch off fsync (`-F`). */
const synced = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync']

const transactionBlock = /^\s*BEGIN;([\s\S]*)COMMIT;?\s*$/

/**
 * PostgreSQL's default buffers of 128 MB would be in this process's memory. Small ones suffice, because the operating
 * system caches the files. They also save 70 MB while the database is created.
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

/**
 * V8's optimizing compiler needs 600 MB for one of the engine's functions, PostgreSQL's SQL parser, and both cores for
 * some seconds after a start, in which a request waits up to two seconds. So V8 only translates the engine.
 */
const translateOnly = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** V8 reads the flags when it compiles the engine. */
function startEngine(options: PGliteOptions): Promise<PGlite> {
  for (const flag of translateOnly) setFlagsFromString(flag)
  return PGlite.create(options)
}

export const startPglite = (directory: string): Promise<PGlite> =>
  startEngine({ fs: new SyncedFiles(directory), startParams: [...synced, ...modest], initDbStartParams: modest })

/** Never waits for the disk: for data in memory, and for a copy that nobody needs after a crash. */
export const startUnsynced = (dataDir: string, loadDataDir?: Blob): Promise<PGlite> =>
  startEngine({
    dataDir,
    startParams: [...PGlite.defaultStartParams, ...modest],
    ...(loadDataDir && { loadDataDir }),
  })

const creator = fileURLToPath(new URL('./create-pglite.child.ts', import.meta.url))

/** The creation leaves 60 MB of unused memory in its process. */
async function createInChild(dataDir: string): Promise<void> {
  const child = fork(creator, [dataDir])
  const [code, signal] = await once(child, 'exit')
  if (code !== 0)
    throw new Error(`The embedded database could not be created in ${dataDir} (${signal ?? `code ${code}`})`)
}

async function openDirectory(dataDir: string): Promise<PGlite> {
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await createInChild(dataDir)
  return startPglite(dataDir)
}

export async function openPglite(directory: string | null): Promise<Engine> {
  const unlock = directory === null ? () => undefined : lockDirectory(directory)
  const opening = directory === null ? startUnsynced('memory://') : openDirectory(join(directory, 'postgres'))
  const client = await opening.catch((cause: unknown) => {
    unlock()
    throw cause
  })
  return engineOn(client, unlock)
}

const dialect = new PgDialect()

/** Drizzle's type demands a whole transaction, but Drizzle calls only `query`. */
const drizzleOn = (query: Query) =>
  new PgliteDatabase(
    dialect,
    new PgliteSession({ query } as unknown as Transaction, dialect, undefined),
    undefined,
  ) as unknown as Tx

export function engineOn(client: PGlite, unlock: () => void = () => undefined): Engine {
  const turn = takingTurns()
  const query = preparingPglite(client)
  return {
    name: 'pglite',
    async transaction(setup, work) {
      await turn()
      return client.transaction(async (tx) => {
        await tx.exec(setup)
        const inTransaction: Query = async (...asked) => {
          if (tx.closed) throw new Error('The transaction is over.')
          return query(...asked)
        }
        return work(drizzleOn(inTransaction))
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
