import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { version } from '../version.ts'
import { repeatAfterDeadlock } from './deadlocks.ts'
import type { Engine, Rows, Tx } from './door.ts'

const ownFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

const addsForeignKey = /^\s*(--.*\s+)*ALTER TABLE "?\w+"? ADD CONSTRAINT "?\w+"? FOREIGN KEY\b[^;]*;?\s*$/

interface Journal {
  entries: { tag: string }[]
}

/** `version` is the first release that has `migration`. The first step is the first release. */
interface RequiredStep {
  version: string
  migration: string
}

const migrationLock = 7_355_608

/** This version must not use this database. The message says what to do. */
export class MigrationRefused extends Error {}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

const listOwn = (folder: string) => (readJson(`${folder}meta/_journal.json`) as Journal).entries.map(({ tag }) => tag)

/** Throws unless this version can use a database to which `applied` were applied. */
function checkApplied(applied: readonly string[], folder: string): void {
  if (applied.length === 0) return
  const [first, ...later]: RequiredStep[] = readJson(`${folder}required-steps.json`)
  if (first && !applied.includes(first.migration))
    throw new MigrationRefused(
      `This database was made by a version of Peshi from before its first release, ${first.version}. Start with an empty one.`,
    )
  const missing = later.find(({ migration }) => !applied.includes(migration))
  if (missing)
    throw new MigrationRefused(
      `This database was last used by a version of Peshi before ${missing.version}. Peshi ${version} cannot upgrade it in one step. First start Peshi ${missing.version} (tag v${missing.version}) on it, then this version. Nothing was changed.`,
    )
  const own = new Set(listOwn(folder))
  const unknown = applied.filter((tag) => !own.has(tag))
  if (unknown.length > 0)
    throw new MigrationRefused(
      `This database was changed by a newer version of Peshi (${unknown.join(', ')}), and this is ${version}. Start the newer version. To go back to ${version}, restore the backup that was made before the upgrade.`,
    )
}

/** Other encodings lack letters, such as those of Hindi and Urdu. */
export async function refuseOtherEncoding(engine: Engine): Promise<void> {
  const { rows } = await engine.execute('SHOW server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding === 'UTF8') return
  throw new MigrationRefused(
    `The database in DATABASE_URL stores text as ${encoding}, and Peshi needs UTF8. Make a new database, as a superuser: CREATE DATABASE … OWNER … TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'; Nothing was changed.`,
  )
}

/**
 * Returns the newest applied migration if the database is of an earlier version, and otherwise null. Throws
 * `MigrationRefused` if this version must not use the database.
 */
export async function findEarlierVersion(engine: Engine, folder = ownFolder): Promise<string | null> {
  const { rows: found } = await engine.execute(`SELECT to_regclass('public.migration') IS NOT NULL AS yes`)
  if (found[0]?.yes !== true) return null
  const { rows } = await engine.execute('SELECT tag FROM migration ORDER BY tag')
  const applied = rows.map(({ tag }) => String(tag))
  checkApplied(applied, folder)
  return listOwn(folder).every((tag) => applied.includes(tag)) ? null : (applied.at(-1) ?? null)
}

export async function migrate(engine: Engine, { withForeignKeys = true, folder = ownFolder } = {}): Promise<void> {
  const inTurn = `SELECT pg_advisory_xact_lock(${migrationLock})`
  const before = await engine.transaction(inTurn, async (tx) => {
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS migration (
      tag text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    const { rows } = (await tx.execute(sql`SELECT tag, sha256 FROM migration ORDER BY tag`)) as unknown as Rows
    return new Map(rows.map((row) => [String(row.tag), row.sha256]))
  })
  checkApplied([...before.keys()], folder)
  for (const tag of listOwn(folder)) {
    const text = readFileSync(`${folder}${tag}.sql`, 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
    if (before.get(tag) === sha256) continue
    const apply = () =>
      engine.transaction(inTurn, async (tx) => {
        const { rows } = (await tx.execute(sql`SELECT sha256 FROM migration WHERE tag = ${tag}`)) as unknown as Rows
        const applied = rows[0]
        if (applied) {
          if (applied.sha256 !== sha256)
            throw new MigrationRefused(`Migration ${tag} was changed after it was applied.`)
          return
        }
        await lockTables(tx, text)
        for (const statement of text.split('--> statement-breakpoint')) {
          if (!statement.trim() || (!withForeignKeys && addsForeignKey.test(statement))) continue
          await tx.execute(sql.raw(statement))
        }
        await tx.execute(sql`INSERT INTO migration (tag, sha256) VALUES (${tag}, ${sha256})`)
      })
    // Processes of the version before work meanwhile.
    await repeatAfterDeadlock(apply, { most: 600, pause: [200, 1000] })
  }
}

/**
 * Locks all tables that a migration names before it changes one. Otherwise, a request of the version before could hold
 * one of them and wait for another, and PostgreSQL would end the request. The timeout is shorter than the time after
 * which PostgreSQL looks for such a request (`deadlock_timeout`, 1 s).
 */
async function lockTables(tx: Tx, text: string): Promise<void> {
  const { rows } = (await tx.execute(
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration' ORDER BY tablename`,
  )) as unknown as Rows
  const words = new Set(text.match(/\w+/g))
  const named = rows.map(({ tablename }) => String(tablename)).filter((name) => words.has(name))
  if (named.length === 0) return
  await tx.execute(sql`SET LOCAL lock_timeout = '300ms'`)
  await tx.execute(sql.raw(`LOCK TABLE ${named.map((name) => `"${name}"`).join(', ')}`))
  await tx.execute(sql`SET LOCAL lock_timeout = DEFAULT`)
}
