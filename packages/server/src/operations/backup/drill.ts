import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { engineOn, startUnsynced } from '../../platform/db/pglite.ts'
import { countRows } from './backup.ts'
import { checkFiles } from './copy.ts'
import { BackupRefused, type Manifest, readManifest } from './manifest.ts'
import { ask, inScratchDatabase } from './postgres-tools.ts'
import { checkFits, copyBack, restorePostgres } from './restore.ts'
import type { BackupSettings } from './settings.ts'

export interface Drilled {
  rows: number
  files: number
}

const scratchPrefix = 'drill-'

/** Restores the database of a backup into a scratch place, and checks every row count and every file. */
export async function drill(folder: string, settings: BackupSettings): Promise<Drilled> {
  const manifest = await readManifest(folder)
  await checkFits(manifest, settings)
  const found = settings.databaseUrl
    ? await countInPostgres(settings.databaseUrl, folder, manifest)
    : await countEmbedded(settings.dataDirectory, folder, manifest)
  compare(manifest, found)
  return { rows: Object.values(found).reduce((sum, count) => sum + count, 0), files: manifest.files.length }
}

async function countEmbedded(dataDirectory: string, folder: string, manifest: Manifest) {
  for (const name of await readdir(dataDirectory))
    if (name.startsWith(scratchPrefix)) await rm(join(dataDirectory, name), { recursive: true })
  const scratch = await mkdtemp(join(dataDirectory, scratchPrefix))
  try {
    await copyBack(folder, manifest, scratch, 'postgres')
    const engine = engineOn(await startUnsynced(join(scratch, 'postgres')))
    try {
      return await countRows((text) => engine.execute(text))
    } finally {
      await engine.close()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function countInPostgres(address: string, folder: string, { files }: Manifest) {
  await checkFiles(folder, files)
  return inScratchDatabase(address, async (scratch) => {
    await restorePostgres(scratch, folder)
    return countRows(async (text) => ({ rows: await ask(scratch, text) }))
  })
}

function compare({ rows }: Manifest, found: Record<string, number>) {
  if (Object.keys(found).length === 0) throw new BackupRefused('The restored database has no tables.')
  const different = Object.entries(rows ?? {}).filter(([table, count]) => found[table] !== count)
  if (different.length === 0) return
  const named = different.map(([table, count]) => `${table}: ${found[table] ?? 0} of ${count}`)
  throw new BackupRefused(`The restored database does not have the rows of the backup (${named.join(', ')}).`)
}
