import { relative, resolve } from 'node:path'
import type { Config } from '../../platform/process/config.ts'
import { BadSettings, createReader, type Env, type SettingsReader } from '../../platform/process/settings-reader.ts'
import type { BackupPlace } from './store.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    backups: {
      place: BackupPlace | null
      /** Time in India, such as `04:00`. */
      at: string
      days: number
      superuserUrl: string | null
    }
  }
}

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

export function readBackupPlan(read: SettingsReader, { dataDirectory }: Pick<Config, 'dataDirectory'>) {
  const at = read.text('PESHI_BACKUP_AT') ?? '04:00'
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) read.problem('PESHI_BACKUP_AT', `"${at}" is no time such as 04:00`)
  const backups = {
    place: readPlace(read, dataDirectory),
    at,
    days: read.count('PESHI_BACKUP_DAYS', 30),
    superuserUrl: read.databaseUrl('PESHI_BACKUP_URL') ?? null,
  }
  return { backups }
}

function readPlace(read: SettingsReader, dataDirectory: string): BackupPlace | null {
  const value = read.text('PESHI_BACKUPS')
  if (!value) return null
  if (value.includes('://')) {
    const bucket = read.bucket('PESHI_BACKUPS')
    if (!bucket) read.problem('PESHI_BACKUPS', 'it is neither a folder nor of the form s3://bucket?region=ap-south-1')
    return bucket
  }
  const path = resolve(value)
  if (!relative(dataDirectory, path).startsWith('..'))
    read.problem('PESHI_BACKUPS', `"${value}" is in PESHI_DATA: who loses the one loses the other. Name another folder`)
  return { kind: 'folder', path }
}

/** Returns null if this process cannot make or restore backups, because it has no superuser's address. */
export function backupSettingsOf({
  dataDirectory,
  files,
  databaseUrl,
  backups,
}: Pick<Config, 'dataDirectory' | 'files' | 'databaseUrl' | 'backups'>): BackupSettings | null {
  if (databaseUrl && !backups.superuserUrl) return null
  return {
    dataDirectory,
    files,
    ownUrl: databaseUrl ?? null,
    databaseUrl: databaseUrl ? backups.superuserUrl : null,
  }
}
