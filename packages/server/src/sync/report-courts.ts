import { and, asc, countDistinct, gte, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { caseEvent, courtCase } from '../db/schema/courts.ts'
import { dueCasesRepo } from './due-cases.repo.ts'

const hourMs = 3_600_000

/** One line per court, for whoever runs the installation and for the tools that read the log. */
export async function reportEachCourt({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - hourMs)
  const sinceText = since.toISOString()
  const { courts, changed, due } = await db.asSystem('court-sync', async (tx) => ({
    courts: await tx
      .select({
        court: courtCase.court,
        read: sql<number>`count(*) filter (where ${courtCase.read_at} >= ${sinceText})::int`,
        failing: sql<number>`count(*) filter (where ${courtCase.failing_since} is not null)::int`,
        needsLook: sql<number>`count(*) filter (where ${courtCase.sync_state} = 'needs-look')::int`,
      })
      .from(courtCase)
      .groupBy(courtCase.court)
      .orderBy(asc(courtCase.court)),
    changed: await tx
      .select({ court: courtCase.court, cases: countDistinct(caseEvent.case_id) })
      .from(caseEvent)
      .innerJoin(courtCase, and(sql`${courtCase.id} = ${caseEvent.case_id}`, gte(caseEvent.seen_at, since)))
      .groupBy(courtCase.court),
    due: await dueCasesRepo(tx, now).listCourts(),
  }))
  const changedAt = new Map(changed.map(({ court, cases }) => [court, cases]))
  const dueAt = new Map(due.map((one) => [one.court, one]))
  for (const one of courts) {
    const late = dueAt.get(one.court)
    const minutesLate = late ? Math.round((now.getTime() - late.oldest.getTime()) / 60_000) : 0
    log.info({ ...one, changed: changedAt.get(one.court) ?? 0, due: late?.due ?? 0, minutesLate }, 'A court’s hour')
  }
}
