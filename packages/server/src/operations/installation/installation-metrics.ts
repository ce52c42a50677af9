import { statfs } from 'node:fs/promises'
import { writeGauge } from '../../platform/metrics/gauge.ts'
import type { Context } from '../../platform/process/context.ts'
import { readLastBackup } from '../backup/last-backup.ts'

const one = [{}]

export async function writeInstallationMetrics({ config, db }: Pick<Context, 'config' | 'db'>): Promise<string[]> {
  const disk = await statfs(config.dataDirectory).catch(() => null)
  const { rows } = await db.engine.execute('SELECT pg_database_size(current_database()) AS size')
  const figure = (name: string, help: string, value: number | Date | null) =>
    writeGauge(`peshi_${name}`, help, one, () => [{}, value])
  return [
    ...figure('disk_free_bytes', 'Room on the disk of PESHI_DATA.', disk && disk.bavail * disk.bsize),
    ...figure('disk_size_bytes', 'Size of the disk of PESHI_DATA.', disk && disk.blocks * disk.bsize),
    ...figure('database_size_bytes', 'Size of the database.', Number(rows[0]?.size)),
    ...figure(
      'backup_last_success_timestamp_seconds',
      'When the last backup was whole; 0 where none was made.',
      (await readLastBackup(config.dataDirectory)) ?? 0,
    ),
  ]
}
