import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { type Db, type Engine, openDoors } from '../src/platform/db/door.ts'
import { engineOn, startUnsynced } from '../src/platform/db/pglite.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { databaseOn, onServers, raise, testKind, testServers } from './servers.ts'

export async function testDatabase(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL
  return openDoors(server ? await copyTemplate(server) : await takeEmbedded())
}

/** A database on whose connections nothing was done yet. */
export async function unusedDatabase(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL
  return openDoors(server ? await copyTemplate(server) : (await startEmbedded()).engine)
}

const free: Embedded[] = []

interface Embedded {
  engine: Engine
  tables: string[]
}

async function takeEmbedded(): Promise<Engine> {
  const own = free.pop() ?? (await startEmbedded())
  const { engine } = own
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
    async close() {
      isClosed = true
      for (const end of ends) await end()
      if (await empty(own)) free.push(own)
      else await engine.close()
    },
  }
}

export const startMigrated = async () => startUnsynced('memory://', await migratedData())

async function startEmbedded(): Promise<Embedded> {
  const engine = engineOn(await startMigrated())
  return { engine, tables: await listTables(engine) }
}

async function listTables(engine: Engine): Promise<string[]> {
  const { rows } = await engine.execute(`SELECT format('%I', tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'migration' ORDER BY 1`)
  return rows.map(({ name }) => String(name))
}

async function empty({ engine, tables }: Embedded): Promise<boolean> {
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
}

async function copyTemplate(server: string): Promise<Engine> {
  const name = `peshi_test_${randomBytes(6).toString('hex')}`
  await onServers(testServers, `CREATE DATABASE ${name} TEMPLATE ${inject('migrated')}`)
  let isClosing = false
  // `DROP DATABASE` may cut connections that are still closing.
  const onError = (error: Error) => (isClosing ? undefined : raise(error))
  const engine = await openPostgres(databaseOn(server, name), { kind: testKind, max: 10, onError })
  return {
    ...engine,
    async close() {
      isClosing = true
      await engine.close()
      await onServers(testServers, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

const migratedData = async () => new Blob([await readFile(inject('migrated'))], { type: 'application/x-tar' })
