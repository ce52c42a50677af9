import { courtDateAt, daysBetween } from '@peshi/contract/platform/dates'
import type { Context } from '../../platform/process/context.ts'
import { type DeletionRow, deletionsRepo } from './deletions.repo.ts'
import { eraseChamber } from './erase-chamber.ts'
import { erasePerson } from './erase-person.ts'
import { notifyOfDeletion } from './notify-of-deletion.ts'

const day = 86_400_000
const marks = [7, 1]
/** Days by which an account's deletion is postponed, if the person must first hand a chamber to another owner. */
const postponedDays = 7

export async function remindOfDeletions(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const soon = await db.asSystem('erasure', (tx) =>
    deletionsRepo(tx).listDueBefore(new Date(now.getTime() + Math.max(...marks) * day)),
  )
  for (const row of soon) {
    const left = daysBetween(courtDateAt(now), courtDateAt(row.due_at))
    const mark = Math.min(...marks.filter((one) => left <= one))
    if (row.due_at <= now || (row.reminded !== null && row.reminded <= mark)) continue
    await db.asSystem('erasure', async (tx) => {
      await notifyOfDeletion(tx, context, row, 'soon')
      await deletionsRepo(tx).update(row.id, { reminded: mark })
    })
  }
}

export async function carryOutDeletions(context: Context, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  const due = await db.asSystem('erasure', (tx) => deletionsRepo(tx).listDue(clock.now()))
  const failures: unknown[] = []
  for (const row of due) {
    signal.throwIfAborted()
    await carryOut(context, row, signal).catch((err: unknown) => {
      log.error({ err, deletion: row.id }, 'A deletion could not be carried out')
      failures.push(err)
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some deletions could not be carried out')
}

async function carryOut(context: Context, row: DeletionRow, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  const isBegun = await db.asSystem('erasure', async (tx) => {
    const repo = deletionsRepo(tx)
    if (row.began_at) return true
    const owned = row.kind === 'account' ? await repo.listOwned(row.person_id) : []
    if (owned.some(({ owners }) => owners === 0)) {
      await repo.update(row.id, { due_at: new Date(row.due_at.getTime() + postponedDays * day), reminded: null })
      return false
    }
    if (!(await repo.begin(row.id, clock.now()))) return false
    await notifyOfDeletion(tx, context, row, 'began')
    return true
  })
  if (!isBegun) return
  if (row.kind === 'account') await erasePerson(context, row.person_id, signal)
  else if (row.chamber_id) await eraseChamber(context, row.chamber_id, signal)
  await db.asSystem('erasure', (tx) => deletionsRepo(tx).update(row.id, { done_at: clock.now() }))
  log.info({ deletion: row.id, kind: row.kind }, 'A deletion was carried out')
}
