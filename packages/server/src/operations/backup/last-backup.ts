import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataDirectory: string) => join(dataDirectory, 'last-backup')

export const markBackup = (dataDirectory: string, folder: string): Promise<void> =>
  writeFile(fileIn(dataDirectory), `${folder}\n`, { mode: 0o600 })

export const readLastBackup = (dataDirectory: string): Promise<Date | null> =>
  stat(fileIn(dataDirectory)).then(
    ({ mtime }) => mtime,
    () => null,
  )
