import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, isNull, lte } from 'drizzle-orm'
import { recordActivity } from '../../chamber/activity/record.ts'
import { type NotifyNeeds, notify } from '../../chamber/notifications/notify.ts'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import type { Context } from '../../platform/process/context.ts'
import { removeDueChecks } from '../due-checks/put-due-checks.ts'
import { appealsRepo } from './appeals.repo.ts'
import { appealTracker } from './appeals.schema.ts'
import { appealLabel } from './appeals.service.ts'
import { warnDaysBefore } from './watch-until.ts'

export async function endWatches({ config, db, clock, events }: Pick<Context, 'db'> & NotifyNeeds): Promise<void> {
  const now = clock.now()
  const today = courtDateAt(now)
  const warnFrom = addDays(today, warnDaysBefore)

  async function endIn(chamberId: ChamberId): Promise<void> {
    await db.asChamber(chamberId, async (tx) => {
      const repo = appealsRepo(tx, chamberId)
      const ending = await repo.listEnding(warnFrom)
      const reported = ending.filter(({ stops_on, warned_at }) => stops_on < today || !warned_at)
      for (const row of reported) {
        const isOver = row.stops_on < today
        await repo.update(row.id, isOver ? { stopped_at: now, stop_reason: 'period-over' } : { warned_at: now })
        if (isOver) await removeDueChecks(tx, chamberId, { kind: 'appeal', subjectId: row.id })
        const kind = isOver ? 'appeal.stopped' : 'appeal.ending'
        const subject = { kind: 'appeal', id: row.id, label: appealLabel(row) } as const
        const detail = { date: row.stops_on }
        await recordActivity(tx, { chamberId }, { action: kind, at: now, matterId: row.matter_id, subject, detail })
        await notify(tx, { config, clock, events }, chamberId, {
          kind,
          to: 'chamber',
          matterId: row.matter_id,
          subject,
          values: detail,
        })
      }
      if (reported.length > 0) await events.announce(tx, chamberId, { type: 'appeals.changed' })
    })
  }

  const isEnding = and(
    isNull(appealTracker.deleted_at),
    isNull(appealTracker.stopped_at),
    lte(appealTracker.stops_on, warnFrom),
  )
  for (const id of await chambersWith(db, 'tracking', appealTracker, isEnding)) await endIn(id)
}
