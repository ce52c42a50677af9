import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type BackupStep, BackupWork } from '@peshi/contract/operations/backup'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { backUp } from './backup.ts'
import { markBackup } from './last-backup.ts'
import { BackupRefused } from './manifest.ts'
import type { Report } from './progress.ts'
import { type BackupSettings, backupSettingsOf } from './settings.ts'
import { type BackupStore, openStore, timeOfBackup } from './store.ts'
import { forgetRunning, readWorkState, writeWorkState } from './work-state.ts'

const sixHours = 6 * 3600

/** `daily`: the scheduled backup, which also removes old backups. */
export const workOnBackups: Job<{ what: BackupWork | 'daily' }> = {
  name: 'work-on-backups',
  data: z.object({ what: z.union([BackupWork, z.literal('daily')]) }),
  retries: 2,
  retryAfterSeconds: 300,
  timeoutSeconds: sixHours,
  // A drill must not read a backup that is being made.
  concurrency: 1,
}

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'log'>

const dayMs = 86_400_000
const reportEveryMs = 500

export async function startBackupJobs(context: Needs): Promise<void> {
  const { config, queue } = context
  if (config.role === 'api') return
  await forgetRunning(config.dataDirectory)
  await queue.work(workOnBackups, ({ what }) => workOn(context, what))
  const [hour, minute] = config.backups.at.split(':')
  await queue.schedule(workOnBackups, `${Number(minute)} ${Number(hour)} * * *`, { what: 'daily' })
}

async function workOn(context: Needs, what: BackupWork | 'daily'): Promise<void> {
  const { place } = context.config.backups
  const settings = backupSettingsOf(context.config)
  // The schedule stays in the database when the operator removes the setting.
  if (!place || !settings) return
  const store = openStore(place, context.config.dataDirectory)
  if (what === 'drill') return track(context, 'drill', (report) => drillNewest(context, store, report))
  await track(context, 'backup', (report) => makeBackup(context, settings, store, report))
  if (what === 'daily') await removeOld(context, store)
}

async function makeBackup({ config, db, clock }: Needs, settings: BackupSettings, store: BackupStore, report: Report) {
  const engine = settings.databaseUrl ? undefined : db.engine
  const made = await store.keep((into) => backUp(settings, into, { now: clock.now(), engine, report }), report)
  await markBackup(config.dataDirectory, made)
}

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Runs the drill in another process, because a second embedded database needs as much memory as the first. */
async function drillNewest({ config }: Needs, store: BackupStore, report: Report) {
  const [newest] = await store.list()
  if (!newest) throw new BackupRefused('There is no backup yet.')
  report('check')
  const env = {
    ...process.env,
    PESHI_DATA: config.dataDirectory,
    DATABASE_URL: config.databaseUrl ?? '',
    PESHI_BACKUP_URL: config.backups.superuserUrl ?? '',
  }
  await store.use(newest, (folder) =>
    promisify(execFile)(process.execPath, [program, 'drill', folder], { env }).catch((error: { stderr?: string }) => {
      throw new BackupRefused(error.stderr?.trim() || String(error))
    }),
  )
}

/** Keeps the newest backup, however old it is. */
async function removeOld({ config, clock, log }: Needs, store: BackupStore) {
  const before = clock.now().getTime() - config.backups.days * dayMs
  const old = (await store.list()).slice(1).filter((name) => timeOfBackup(name).getTime() < before)
  for (const name of old) await store.remove(name)
  if (old.length > 0) log.info({ removed: old }, 'Old backups were removed')
}

/** Records progress, and why the work failed. */
async function track(
  { config: { dataDirectory }, clock, log }: Needs,
  what: BackupWork,
  work: (report: Report) => Promise<void>,
): Promise<void> {
  const began_at = clock.now().toISOString()
  const { failures } = await readWorkState(dataDirectory)
  let writing = Promise.resolve()
  let last: { step: BackupStep | null; at: number } = { step: null, at: 0 }
  const report: Report = (step, done = 0, total = 0) => {
    if (last.step === step && performance.now() - last.at < reportEveryMs) return
    last = { step, at: performance.now() }
    const running = { what, step, done, total, began_at }
    writing = writing
      .then(() => writeWorkState(dataDirectory, { running, failures }))
      .catch((error: unknown) => log.warn({ error }, 'The progress of a backup could not be written'))
  }
  report(what === 'drill' ? 'check' : 'files')
  try {
    await work(report)
    await writing
    const { [what]: _ended, ...others } = failures
    await writeWorkState(dataDirectory, { running: null, failures: others })
  } catch (error) {
    await writing
    const problem = error instanceof Error ? error.message : String(error)
    const failure = { at: clock.now().toISOString(), problem }
    await writeWorkState(dataDirectory, { running: null, failures: { ...failures, [what]: failure } })
    throw error
  }
}
