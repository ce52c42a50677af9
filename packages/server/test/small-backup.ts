import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyFolder } from '../src/operations/backup/copy.ts'
import { writeManifest } from '../src/operations/backup/manifest.ts'

/** Makes a backup of an embedded database with only one file, and of one document with the text `name`. */
export async function smallBackup(into: string, name: string): Promise<string> {
  const folder = join(into, name)
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await write('postgres/PG_VERSION', '17')
  await write('files/chambers/one', name)
  const copied = await Promise.all(['postgres', 'files'].map((top) => copyFolder(join(folder, top), null, top)))
  await writeManifest(folder, {
    format: 1,
    made_at: '2026-11-20T04:00:00Z',
    engine: 'embedded',
    server_version: null,
    migration: '0000_baseline',
    documents: 'here',
    folders: copied.flatMap(({ folders }) => folders),
    files: copied.flatMap(({ files }) => files),
  })
  return folder
}
