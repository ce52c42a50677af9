import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'

const backupFile = (dataDirectory: string) => join(dataDirectory, 'last-backup')
const drillFile = (dataDirectory: string) => join(dataDirectory, 'last-drill')

export const markBackup = (dataDirectory: string, folder: string): Promise<void> =>
  writeFile(backupFile(dataDirectory), `${folder}\n`, { mode: 0o600 })

export const readLastBackup = (dataDirectory: string): Promise<Date | null> =>
  stat(backupFile(dataDirectory)).then(
    ({ mtime }) => mtime,
    () => null,
  )

export async function describeLastBackup(dataDirectory: string): Promise<{ at: Date; name: string } | null> {
  const at = await readLastBackup(dataDirectory)
  return at && { at, name: basename((await readFile(backupFile(dataDirectory), 'utf8')).trim()) }
}

const Drill = z.object({ name: z.string(), rows: z.int(), files: z.int() })
type Drill = z.infer<typeof Drill>

export const markDrill = (dataDirectory: string, drill: Drill): Promise<void> =>
  writeFile(drillFile(dataDirectory), JSON.stringify(drill), { mode: 0o600 })

export async function readLastDrill(dataDirectory: string): Promise<(Drill & { at: Date }) | null> {
  const file = await stat(drillFile(dataDirectory)).catch(() => null)
  if (!file) return null
  return { at: file.mtime, ...Drill.parse(JSON.parse(await readFile(drillFile(dataDirectory), 'utf8'))) }
}
