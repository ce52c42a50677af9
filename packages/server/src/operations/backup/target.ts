import { randomInt } from 'node:crypto'
import { basename } from 'node:path'
import pg from 'pg'
import { DatabaseDown } from '../../platform/errors.ts'
import { BackupRefused } from './manifest.ts'
import { ask } from './postgres-tools.ts'
import type { BackupSettings } from './settings.ts'

/**
 * Throws unless both URLs lead to the same database. Names and ids prove nothing, because a copied server has the same
 * ones.
 * So this takes a lock through one URL and looks for the lock through the other.
 */
export async function checkSameDatabase({ databaseUrl, ownUrl }: BackupSettings): Promise<void> {
  if (databaseUrl === null || ownUrl === null || databaseUrl === ownUrl) return
  const own = new pg.Client({ connectionString: ownUrl })
  await own.connect().catch((error: unknown) => {
    throw new DatabaseDown(error)
  })
  try {
    const [high, low] = [randomInt(2 ** 31), randomInt(2 ** 31)]
    await own.query('BEGIN')
    await own.query('SELECT pg_advisory_xact_lock($1, $2)', [high, low])
    const seen = await ask(
      databaseUrl,
      `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
       WHERE locktype = 'advisory' AND datname = current_database() AND classid = $1 AND objid = $2 AND objsubid = 2`,
      [high, low],
    )
    if (seen.length === 0)
      throw new BackupRefused(
        `PESHI_BACKUP_URL (${nameDatabase(databaseUrl)}) and DATABASE_URL (${nameDatabase(ownUrl)}) are not the same database. Nothing was done. Set both to one.`,
      )
  } finally {
    await own.end()
  }
}

export function nameDatabase(address: string): string {
  const { database, host, port } = new pg.Client({ connectionString: address })
  return `${database} at ${host}:${port}`
}

export const nameToReplace = ({ databaseUrl, dataDirectory }: BackupSettings): string =>
  databaseUrl ? (new pg.Client({ connectionString: databaseUrl }).database ?? '') : basename(dataDirectory)

export async function describeTarget({ databaseUrl, dataDirectory }: BackupSettings): Promise<string> {
  if (!databaseUrl) return `The embedded database in ${dataDirectory}`
  const [{ tables = 0, is_ours = false } = {}] = await ask<{ tables: number; is_ours: boolean }>(
    databaseUrl,
    `SELECT count(*)::int AS tables, to_regclass('public.matter') IS NOT NULL AS is_ours FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  const name = `The database ${nameDatabase(databaseUrl)}`
  if (!is_ours) return `${name}: ${tables === 0 ? 'empty' : `${tables} tables that are not Peshi’s`}`
  const [held] = await ask<{ chambers: string; people: string; matters: string; newest: Date | null }>(
    databaseUrl,
    `SELECT (SELECT count(*) FROM chamber) AS chambers, (SELECT count(*) FROM person) AS people,
       (SELECT count(*) FROM matter) AS matters, (SELECT max(created_at) FROM sign_in) AS newest`,
  )
  const last = held?.newest ? `, last sign-in ${held.newest.toISOString()}` : ''
  return `${name}: ${held?.chambers} chambers, ${held?.people} people, ${held?.matters} matters${last}`
}

export async function confirmReplace(
  settings: BackupSettings,
  given: string | boolean | undefined,
  type: (question: string) => Promise<string | null>,
): Promise<boolean> {
  if (given === undefined || given === false) return false
  const name = nameToReplace(settings)
  const said = typeof given === 'string' ? given : await type(`To replace it, type its name (${name}): `)
  if (said === name) return true
  throw new BackupRefused(
    said === null
      ? `--replace needs the name of what it replaces: --replace ${name}`
      : `"${said}" is not the name of what would be replaced, which is ${name}. Nothing was done.`,
  )
}
