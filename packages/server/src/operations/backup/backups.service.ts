import type { Backups, BackupWork } from '@peshi/contract/operations/backup'
import { recordAccess } from '../../chamber/audit/record-access.ts'
import { requireOperator } from '../../office/support/operators.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { workOnBackups } from './backup.jobs.ts'
import { describeLastBackup, readLastDrill } from './last-backup.ts'
import { readLastRestore } from './restore-request.ts'
import { backupSettingsOf } from './settings.ts'
import { namePlace, openStore } from './store.ts'
import { readWorkState } from './work-state.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'queue'>

const sentences = {
  nowhere: 'No place for backups is set. Set PESHI_BACKUPS to a folder or a bucket, and restart Peshi.',
  superuser:
    'A timer makes the backups of this PostgreSQL, because this process has no superuser’s address. See docs/OPERATIONS.md.',
} as const

export function createBackups(context: Needs) {
  const { config, clock, queue } = context
  const { place, at, days } = config.backups
  const off = !backupSettingsOf(config) ? 'superuser' : !place ? 'nowhere' : null

  async function checkStarting(actor: Actor): Promise<void> {
    await requireOperator(context, actor)
    if (off) throw new Conflict(sentences[off], 'backups-off')
  }

  async function start(tx: Tx, actor: Actor, what: BackupWork): Promise<void> {
    await recordAccess(tx, { kind: what === 'drill' ? 'drill-started' : 'backup-started', at: clock.now() }, actor)
    await queue.enqueue(tx, workOnBackups, { what }, { onceBy: what })
  }

  async function get(actor: Actor): Promise<Backups> {
    await requireOperator(context, actor)
    const [state, last, drill, restored, waiting] = await Promise.all([
      readWorkState(config.dataDirectory),
      describeLastBackup(config.dataDirectory),
      readLastDrill(config.dataDirectory),
      readLastRestore(config.dataDirectory),
      queue.listQueues(),
    ])
    const { kept, unreadable } = await listKept(config)
    return {
      where: place && namePlace(place),
      off,
      at,
      days,
      kept,
      unreadable,
      is_queued: waiting.some(({ name, waiting: count }) => name === workOnBackups.name && count > 0),
      running: state.running,
      last: last && { ...last, at: last.at.toISOString() },
      failure: state.failures.backup ?? null,
      drill: drill && { ...drill, at: drill.at.toISOString() },
      drill_failure: state.failures.drill ?? null,
      restored: restored && !restored.problem ? restored : null,
    }
  }

  return { get, checkStarting, start }
}

const shown = 30

export async function listKept({
  backups: { place },
  dataDirectory,
}: Context['config']): Promise<Pick<Backups, 'kept' | 'unreadable'>> {
  if (!place) return { kept: [], unreadable: null }
  try {
    return { kept: (await openStore(place, dataDirectory).list()).slice(0, shown), unreadable: null }
  } catch (error) {
    return { kept: [], unreadable: error instanceof Error ? error.message : String(error) }
  }
}
