import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Context } from '../../platform/process/context.ts'
import { answerWaiting } from '../due-checks/answer-waiting.ts'
import { dueCheck } from '../due-checks/due-checks.schema.ts'
import { practiceClientsRepo } from './practice-clients.repo.ts'
import { type PracticeQuery, withYear } from './searches-of.ts'

/** Repeats the searches at courts that need no captcha. The others wait in the captcha queue. */
export async function askPractices(context: Context): Promise<void> {
  const { db, clock, courts } = context

  const listDue = (chamberId: ChamberId) =>
    db.asChamber(chamberId, async (tx) => {
      const checks = await tx
        .select({ id: dueCheck.id, court: dueCheck.court, query: dueCheck.query, group_id: dueCheck.group_id })
        .from(dueCheck)
        .where(
          and(
            eq(dueCheck.chamber_id, chamberId),
            eq(dueCheck.kind, 'practice'),
            eq(dueCheck.state, 'due'),
            lte(dueCheck.due_at, clock.now()),
          ),
        )
        .orderBy(asc(dueCheck.due_at), asc(dueCheck.id))
      const watches = await practiceClientsRepo(tx, chamberId).listWatches()
      return checks.map(({ query, group_id, ...check }) => {
        const watch = watches.find(({ client_id }) => client_id === group_id)
        return { ...check, query: query as PracticeQuery, personId: watch?.person_id ?? (group_id as PersonId) }
      })
    })

  await answerWaiting(context, 'practice', async (chamberId) => {
    const due = await listDue(chamberId)
    const isFree = await Promise.all(due.map(({ court, query }) => courts.isFree(court, withYear(query, clock.now()))))
    return due.filter((_, at) => isFree[at])
  })
}
