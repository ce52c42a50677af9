import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, isNull, lt } from 'drizzle-orm'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import type { Context } from '../../platform/process/context.ts'
import { removeDueChecks } from '../due-checks/put-due-checks.ts'
import { caveatsRepo } from './caveats.repo.ts'
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

  const isOver = and(
    isNull(caveatTracker.deleted_at),
    isNull(caveatTracker.matched_at),
    isNull(caveatTracker.renewed_by),
    isNull(caveatTracker.expired_at),
    lt(caveatTracker.expires_on, today),
  )
  for (const id of await chambersWith(db, 'tracking', caveatTracker, isOver)) await endIn(id)
}
