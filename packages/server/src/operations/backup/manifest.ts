import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const manifestName = 'manifest.json'

/** A path of an uploaded manifest must not lead out of the data directory. */
const Path = z
  .string()
  .regex(/^(postgres|files|push-keys|database\.dump)(\/|$)/)
  .refine((path) => path.split('/').every((part) => part !== '..' && part !== '.' && !part.includes('\\')))

/** `documents` of a backup without documents. A restore leaves the documents as they are. */
export const inPlace = 'in place'

const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  server_version: z.string().nullable(),
  migration: z.string(),
  documents: z.string(),
  /** Rows of each table. Backups of earlier versions do not have them. */
  rows: z.record(z.string(), z.int()).optional(),
  folders: z.array(Path),
  files: z.array(z.object({ path: Path, size: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

export class BackupRefused extends Error {}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} is no backup: there is no ${manifestName} in it.`)
  })
  return parseManifest(text, folder)
}

export function parseManifest(text: string, where: string): Manifest {
  const read = Manifest.safeParse(parseJson(text))
  if (!read.success) throw new BackupRefused(`The ${manifestName} in ${where} is not one that this version can read.`)
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
