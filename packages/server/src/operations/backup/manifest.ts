import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const name = 'manifest.json'

/** `documents` of a backup without documents. A restore leaves the documents as they are. */
export const inPlace = 'in place'

const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  server_version: z.string().nullable(),
  migration: z.string(),
  documents: z.string(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), size: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

export class BackupRefused extends Error {}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} is no backup: there is no ${name} in it.`)
  })
  const read = Manifest.safeParse(JSON.parse(text))
  if (!read.success) throw new BackupRefused(`The ${name} in ${folder} is not one that this version can read.`)
  return read.data
}

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, name), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
