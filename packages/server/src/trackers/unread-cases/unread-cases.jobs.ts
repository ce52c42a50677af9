import { and, asc, eq, lte } from 'drizzle-orm'
import { matter } from '../../platform/db/matters.schema.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { answerWaiting } from '../due-checks/answer-waiting.ts'
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
export const readOpenedCourts = (context: Context): Promise<void> =>
  answerWaiting(context, 'case', (chamberId) =>
    context.db.asChamber(chamberId, (tx) =>
      tx
        .select({ id: dueCheck.id, court: dueCheck.court, personId: matter.created_by })
        .from(dueCheck)
        .innerJoin(matter, and(eq(matter.chamber_id, dueCheck.chamber_id), eq(matter.id, dueCheck.subject_id)))
        .where(
          and(
            eq(dueCheck.chamber_id, chamberId),
            eq(dueCheck.kind, 'case'),
            eq(dueCheck.state, 'due'),
            lte(dueCheck.due_at, context.clock.now()),
          ),
        )
        .orderBy(asc(dueCheck.due_at), asc(dueCheck.id)),
    ),
  )
