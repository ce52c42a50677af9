import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPglite } from '../../platform/db/pglite.ts'
import { BackupRefused } from './manifest.ts'

const journal = fileURLToPath(new URL('../../../migrations/meta/_journal.json', import.meta.url))

/**
 * Returns the newest applied migration. Call it before copying the database files: it opens the database, and this
 * repairs the files after a crash.
 */
export async function appliedMigration(dataDirectory: string): Promise<string> {
  const directory = join(dataDirectory, 'postgres')
  const isThere = await stat(join(directory, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (!isThere) throw new BackupRefused(`There is no database of Peshi in ${dataDirectory}.`)
  const client = await startPglite(directory)
  try {
    const { rows } = await client.query<{ tag: string }>('SELECT tag FROM migration ORDER BY tag DESC LIMIT 1')
    if (!rows[0]) throw new BackupRefused(`The database in ${dataDirectory} was never brought up to date.`)
    return rows[0].tag
  } finally {
    await client.close()
  }
}

export async function knowsMigration(tag: string): Promise<boolean> {
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] }
  return entries.some((entry) => entry.tag === tag)
}
