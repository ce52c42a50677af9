import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { removeDueChecks } from '../due-checks/put-due-checks.ts'
import { appealsRepo, isEnding } from './appeals.repo.ts'
import { appealTracker } from './appeals.schema.ts'
import { warnDaysBefore } from './watch-until.ts'

export async function endWatches({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>): Promise<void> {
  const now = clock.now()
  const today = courtDateAt(now)
  const warnFrom = addDays(today, warnDaysBefore)

  async function endIn(chamberId: ChamberId): Promise<void> {
    await db.asChamber(chamberId, async (tx) => {
      const repo = appealsRepo(tx, chamberId)
      const ending = await repo.listEnding(warnFrom)
      const dueWatches = ending.filter(({ stops_on, warned_at }) => stops_on < today || !warned_at)
      for (const row of dueWatches) {
        const isOver = row.stops_on < today
        await repo.update(row.id, isOver ? { stopped_at: now, stop_reason: 'period-over' } : { warned_at: now })
        if (isOver) await removeDueChecks(tx, chamberId, { kind: 'appeal', subjectId: row.id })
        await emit(
          tx,
          { chamberId },
          {
            type: isOver ? 'appeal.stopped' : 'appeal.ending',
            subject: { kind: 'appeal', id: row.id },
            matterId: row.matter_id,
            detail: { date: row.stops_on },
          },
        )
      }
    })
  }

  for (const id of await chambersWith(db, 'tracking', appealTracker, isEnding(warnFrom))) await endIn(id)
}

export const endAppealWatches = periodic({
  name: 'end-appeal-watches',
  cron: '20 0 * * *',
  retries: 3,
  timeoutSeconds: 300,
})

export async function startAppealJobs(context: Context): Promise<void> {
  await repeat(context.queue, endAppealWatches, () => endWatches(context))
}
