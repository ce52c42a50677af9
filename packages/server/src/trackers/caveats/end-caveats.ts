import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { removeDueChecks } from '../due-checks/put-due-checks.ts'
import { caveatsRepo, isOver } from './caveats.repo.ts'
import { caveatTracker } from './caveats.schema.ts'

export async function endCaveats(context: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>): Promise<void> {
  const { db, clock, emit, services } = context
  const { clocks } = services
  const now = clock.now()
  const today = courtDateAt(now)

  async function endIn(chamberId: ChamberId): Promise<void> {
    await db.asChamber(chamberId, async (tx) => {
      const repo = caveatsRepo(tx, chamberId)
      for (const row of await repo.listOver(today)) {
        const subject = { kind: 'caveat' as const, id: row.id }
        await repo.update(row.id, { expired_at: now })
        await clocks.stop(tx, { chamberId }, subject, { how: 'stopped' })
        await removeDueChecks(tx, chamberId, { kind: 'caveat', subjectId: row.id })
        const detail = { date: row.expires_on }
        await emit(tx, { chamberId }, { type: 'caveat.expired', subject, matterId: row.matter_id, detail })
      }
    })
  }

  for (const id of await chambersWith(db, 'tracking', caveatTracker, isOver(today))) await endIn(id)
}

export const keepCaveats = periodic({ name: 'keep-caveats', cron: '25 0 * * *', retries: 3, timeoutSeconds: 300 })

export async function startCaveatJobs(context: Context): Promise<void> {
  await repeat(context.queue, keepCaveats, () => endCaveats(context))
}
