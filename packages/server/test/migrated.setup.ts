import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { distribute } from '../src/operations/distribution/distribute.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { engineOn, startUnsynced } from '../src/platform/db/pglite.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { databaseOn, joinMachines, onServer, onServers, raise, testKind, testServers } from './servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a PGlite file, or name of a PostgreSQL database to copy. */
    migrated: string
  }
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const migrations = path('../migrations/')
const cache = path('../../../node_modules/.cache/peshi-migrated/')
const sources = [
  path('../src/platform/db/pglite.ts'),
  path('../src/platform/db/migrate.ts'),
  path('../../../node_modules/@electric-sql/pglite/package.json'),
]

const oneDay = 86_400_000

export default async function prepare(project: TestProject) {
  const server = project.config.env.TEST_DATABASE_URL
  if (!server) {
    project.provide('migrated', await migrateFile())
    return
  }
  const name = `peshi_template_${randomBytes(6).toString('hex')}`
  await migrateTemplate(server, name)
  project.provide('migrated', name)
  return () => dropWithCopies(server, name)
}

async function dropWithCopies(server: string, name: string) {
  const { rows } = await onServer(server, `SELECT datname FROM pg_database WHERE datname LIKE '${name}%'`)
  for (const { datname } of rows) await onServers(testServers, `DROP DATABASE ${datname} WITH (FORCE)`)
}

async function migrateFile(): Promise<string> {
  const file = join(cache, `${await hashSources()}.tar`)
  if (existsSync(file)) {
    await utimes(file, new Date(), new Date())
    return file
  }
  const client = await startUnsynced('memory://')
  await migrate(engineOn(client))
  const data = await client.dumpDataDir('none')
  await client.close()
  await mkdir(cache, { recursive: true })
  await discardOld()
  const part = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(part, Buffer.from(await data.arrayBuffer()))
  await rename(part, file)
  return file
}

async function discardOld() {
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, name))
    if (Date.now() - mtimeMs > oneDay) await rm(join(cache, name), { force: true })
  }
}

async function hashSources(): Promise<string> {
  const scripts = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
  const hash = createHash('sha256')
  for (const file of [...scripts.map((name) => join(migrations, name)), ...sources]) hash.update(await readFile(file))
  return hash.digest('hex')
}

async function migrateTemplate(server: string, name: string) {
  await onServers(testServers, `CREATE DATABASE ${name}`)
  const url = databaseOn(server, name)
  if (testKind === 'citus') await joinMachines(testServers, name)
  const engine = await openPostgres(url, { kind: testKind, max: 1, onError: raise })
  await migrate(engine, { withForeignKeys: testKind !== 'citus' })
  if (testKind === 'citus') await distribute(engine, () => undefined)
  await engine.close()
  if (testKind === 'citus') await closeToCitus(name)
}

/** Citus keeps connections to its databases, and a database in use cannot be copied. */
async function closeToCitus(name: string) {
  await onServers(testServers, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await onServers(testServers, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
}
