import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rows } from '../../platform/db/door.ts'
import { engineOn, startUnsynced } from '../../platform/db/pglite.ts'
import { ask } from './postgres-tools.ts'
import type { BackupSettings } from './settings.ts'

const statement = 'SELECT count(*)::int AS people FROM person'

/** Counts the accounts in the data that a restore replaces. Returns null if these are no data of Peshi, or damaged. */
export async function countPeople({ databaseUrl, dataDirectory }: BackupSettings): Promise<number | null> {
  try {
    const rows = databaseUrl
      ? await ask(databaseUrl, statement)
      : (await askEmbedded(join(dataDirectory, 'postgres'))).rows
    return Number(rows[0]?.people)
  } catch {
    return null
  }
}

async function askEmbedded(folder: string): Promise<Rows> {
  // The engine would make a new database in a folder without this file.
  await stat(join(folder, 'PG_VERSION'))
  const engine = engineOn(await startUnsynced(folder))
  try {
    return await engine.execute(statement)
  } finally {
    await engine.close()
  }
}
