import { resolve } from 'node:path'
import type { Config } from '../../platform/process/config.ts'
import { BadSettings, createReader, type Env } from '../../platform/process/settings-reader.ts'

export interface BackupSettings {
  dataDirectory: string
  files: Config['files']
  databaseUrl: string | null
  ownUrl: string | null
}

export function readBackupSettings(env: Env): BackupSettings {
  const read = createReader(env)
  const ownUrl = read.databaseUrl('DATABASE_URL') ?? null
  const databaseUrl = read.databaseUrl('PESHI_BACKUP_URL') ?? ownUrl
  const settings = {
    dataDirectory: resolve(read.text('PESHI_DATA') ?? './data'),
    files: read.files('PESHI_FILES'),
    databaseUrl,
    ownUrl,
  }
  if (databaseUrl && !ownUrl) read.problem('PESHI_BACKUP_URL', 'it goes with DATABASE_URL, which is not set')
  if (read.problems.length > 0) throw new BadSettings(read.problems)
  return settings
}
