import { abilitiesFor, usualSwitches } from '@peshi/contract/platform/abilities'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, asc, eq, lte } from 'drizzle-orm'
import { matter } from '../../platform/db/matters.schema.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { dueCheck } from '../due-checks/due-checks.schema.ts'

/** A court opens when an operator switches it on, or when the address of a district's site is confirmed. */
export const readUnreadCases = periodic({
  name: 'read-unread-cases',
  cron: '*/10 * * * *',
  retries: 0,
  timeoutSeconds: 540,
})

export async function startUnreadCaseJobs(context: Context): Promise<void> {
  await repeat(context.queue, readUnreadCases, () => readOpenedCourts(context))
}

/** Reads the waiting cases of courts that can be searched without a captcha. The others wait in the captcha queue. */
export async function readOpenedCourts(context: Context): Promise<void> {
  const { db, courts, stopping, services } = context
  const chambers = await db.asSystem('unread-cases', (tx) =>
    tx.selectDistinct({ id: dueCheck.chamber_id }).from(dueCheck).where(isWaiting),
  )
  const down = new Set<string>()
  for (const { id: chamberId } of chambers)
    for (const { id, court, created_by: personId } of await listWaiting(context, chamberId)) {
      if (stopping.aborted) return
      if (down.has(court) || !courts.isFindable(court)) continue
      // An owner reads sensitive matters, too.
      const actor: Actor = {
        chamberId,
        personId,
        signInId: '',
        role: 'owner',
        abilities: abilitiesFor('owner', usualSwitches),
      }
      if (!(await services.dueChecks.answerAlone(actor, id))) down.add(court)
    }
}

const isWaiting = and(eq(dueCheck.kind, 'case'), eq(dueCheck.state, 'due'))

const listWaiting = ({ db, clock }: Pick<Context, 'db' | 'clock'>, chamberId: ChamberId) =>
  db.asChamber(chamberId, (tx) =>
    tx
      .select({ id: dueCheck.id, court: dueCheck.court, created_by: matter.created_by })
      .from(dueCheck)
      .innerJoin(matter, and(eq(matter.chamber_id, dueCheck.chamber_id), eq(matter.id, dueCheck.subject_id)))
      .where(and(eq(dueCheck.chamber_id, chamberId), isWaiting, lte(dueCheck.due_at, clock.now())))
      .orderBy(asc(dueCheck.due_at), asc(dueCheck.id)),
  )
