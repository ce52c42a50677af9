import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { type Db, type Engine, openDoors } from '../src/platform/db/door.ts'
import { engineOn, startUnsynced } from '../src/platform/db/pglite.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { databaseOn, onServers, raise, testKind, testServers } from './servers.ts'

const server = process.env.TEST_DATABASE_URL

/** A migrated database that tests use one after the other: making one costs a second, and emptying one a hundredth. */
interface Migrated extends Own {
  tables: string[]
}

interface Own {
  open(): Promise<Engine>
  discard(): Promise<void>
}

const free: Migrated[] = []

export async function testDatabase(): Promise<Db> {
  const own = free.pop() ?? (await withTables(await copyMigrated()))
  const engine = await own.open()
  return openDoors({
    ...engine,
    async close() {
      await engine.close()
      if (await empty(own)) free.push(own)
      else await own.discard()
    },
  })
}

/** A database on whose connections nothing was done yet, and whose tables a test may change. */
export const unusedDatabase = async (): Promise<Db> => openDoors(await openOnce(await copyMigrated()))

export async function emptyDatabase(): Promise<Engine> {
  if (server) return openOnce(await createOn(server, 'template0'))
  const engine = await openOnce(await startEmbedded())
  await engine.execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  return engine
}

const copyMigrated = () => (server ? createOn(server, inject('migrated')) : startEmbedded())

async function openOnce({ open, discard }: Own): Promise<Engine> {
  const engine = await open()
  return {
    ...engine,
    async close() {
      await engine.close()
      await discard()
    },
  }
}

async function withTables(own: Own): Promise<Migrated> {
  const engine = await own.open()
  const tables = await listTables(engine)
  await engine.close()
  return { ...own, tables }
}

async function listTables(engine: Engine): Promise<string[]> {
  const { rows } = await engine.execute(`SELECT format('%I', tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'migration' ORDER BY 1`)
  return rows.map(({ name }) => String(name))
}

async function empty({ open, tables }: Migrated): Promise<boolean> {
  // On the workers of a Citus cluster, replica mode would not be set.
  if (testKind === 'citus') return false
  const engine = await open()
  try {
    if (String(await listTables(engine)) !== String(tables)) return false
    const filled = await engine.execute(
      tables.map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`).join(' UNION ALL '),
    )
    const names = filled.rows.map(({ name }) => String(name))
    // Replica mode turns off triggers and foreign keys, so that tables can be emptied in any order.
    await engine.execute(`BEGIN; SET LOCAL session_replication_role = replica;
      ${names.map((name) => `DELETE FROM ${name};`).join('')} DROP SCHEMA IF EXISTS pgboss CASCADE; COMMIT;`)
    if (names.length > 0) await engine.execute(`VACUUM ${names.join(', ')}`)
    return true
  } finally {
    await engine.close()
  }
}

export const startMigrated = async () => startUnsynced('memory://', await migratedData())

const migratedData = async () => new Blob([await readFile(inject('migrated'))], { type: 'application/x-tar' })

async function startEmbedded(): Promise<Own> {
  const engine = engineOn(await startMigrated())
  return { open: async () => closable(engine), discard: () => engine.close() }
}

/** Closing leaves the engine open, but refuses work and ends what listens. */
function closable(engine: Engine): Engine {
  const ends: (() => Promise<void>)[] = []
  let isClosed = false
  const open = () => {
    if (isClosed) throw new Error('This database was closed')
    return engine
  }
  return {
    name: engine.name,
    transaction: async (...asked) => open().transaction(...asked),
    execute: async (...asked) => open().execute(...asked),
    async listen(...asked) {
      const end = await open().listen(...asked)
      ends.push(end)
      return end
    },
    ...(engine.freeze && { freeze: engine.freeze }),
    async close() {
      isClosed = true
      for (const end of ends) await end()
    },
  }
}

async function createOn(server: string, template: string): Promise<Own> {
  const name = `${inject('migrated')}_${randomBytes(6).toString('hex')}`
  await onServers(testServers, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    open: () => openCopy(databaseOn(server, name)),
    discard: async () => void (await onServers(testServers, `DROP DATABASE ${name} WITH (FORCE)`)),
  }
}

async function openCopy(address: string): Promise<Engine> {
  let isClosing = false
  // `DROP DATABASE` may cut connections that are still closing.
  const onError = (error: Error) => (isClosing ? undefined : raise(error))
  const engine = await openPostgres(address, { kind: testKind, max: 10, onError })
  return {
    ...engine,
    async close() {
      isClosing = true
      await engine.close()
    },
  }
}
