import type { CaseId, CourtId } from '@peshi/contract/platform/ids'
import { asc, countDistinct, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { caseEvent, courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { listFollowed } from '../courts/followed-cases.repo.ts'
import { courtReportRepo } from './court-report.repo.ts'

const hourMs = 3_600_000
const counted = 2_000

type Needs = Pick<Context, 'db' | 'clock' | 'log'>

interface CourtHour {
  read: number
  failing: number
  needsLook: number
  changed: number
  due: number
  oldestDue: Date | null
}

export async function reportEachCourt({ db, clock, log }: Needs): Promise<void> {
  const now = clock.now()
  const courts = new Map<CourtId, CourtHour>()
  const hourOf = (court: CourtId) => {
    const counts = courts.get(court) ?? { read: 0, failing: 0, needsLook: 0, changed: 0, due: 0, oldestDue: null }
    courts.set(court, counts)
    return counts
  }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: CaseCount[] = await db.asSystem('court-sync', batchBehind(after, now))
    for (const row of rows) {
      const hour = hourOf(row.court)
      hour.read += row.read
      hour.failing += row.failing
      hour.needsLook += row.needsLook
      hour.due += row.due
      if (row.oldestDue && (!hour.oldestDue || row.oldestDue < hour.oldestDue)) hour.oldestDue = row.oldestDue
    }
    after = rows
      .map(({ last }) => last)
      .sort()
      .at(-1)
  }
  for (const { court, cases } of await db.asSystem('court-sync', (tx) => countChanged(tx, now))) {
    hourOf(court).changed = cases
  }
  const rows = [...courts].map(([court, { needsLook, oldestDue, ...hour }]) => ({
    court,
    counted_at: now,
    ...hour,
    needs_look: needsLook,
    oldest_due: oldestDue,
  }))
  await db.asSystem('court-sync', (tx) => courtReportRepo(tx).replace(rows))
  for (const [court, { oldestDue, ...hour }] of [...courts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const minutesLate = oldestDue ? Math.round((now.getTime() - oldestDue.getTime()) / 60_000) : 0
    log.info({ court, ...hour, minutesLate }, 'Readings of a court in the last hour')
  }
}

type CaseCount = Awaited<ReturnType<ReturnType<typeof batchBehind>>>[number]

const batchBehind = (after: string, now: Date) => async (tx: Tx) => {
  const batch = tx
    .select({
      id: courtCase.id,
      court: courtCase.court,
      read_at: courtCase.read_at,
      due_at: courtCase.due_at,
      failing_since: courtCase.failing_since,
      sync_state: courtCase.sync_state,
    })
    .from(courtCase)
    .where(after === '' ? undefined : gt(courtCase.id, after as CaseId))
    .orderBy(asc(courtCase.id))
    .limit(counted)
    .as('batch')
  const waiting = await tx
    .select({ id: batch.id })
    .from(batch)
    .where(sql`${batch.due_at} <= ${now.toISOString()} and ${batch.sync_state} <> 'needs-look'`)
  const followed = await listFollowed(
    tx,
    waiting.map(({ id }) => id),
  )
  const isDue = inArray(batch.id, [...followed])
  const since = new Date(now.getTime() - hourMs).toISOString()
  return tx
    .select({
      court: batch.court,
      read: sql<number>`count(*) filter (where ${batch.read_at} >= ${since})::int`,
      failing: sql<number>`count(${batch.failing_since})::int`,
      needsLook: sql<number>`count(*) filter (where ${batch.sync_state} = 'needs-look')::int`,
      due: sql<number>`count(*) filter (where ${isDue})::int`,
      oldestDue: sql`min(${batch.due_at}) filter (where ${isDue})`.mapWith(batch.due_at),
      last: sql<string>`max(${batch.id}::text)`,
    })
    .from(batch)
    .groupBy(batch.court)
}

const countChanged = (tx: Tx, now: Date) =>
  tx
    .select({ court: courtCase.court, cases: countDistinct(caseEvent.case_id) })
    .from(caseEvent)
    .innerJoin(courtCase, eq(courtCase.id, caseEvent.case_id))
    .where(gte(caseEvent.seen_at, new Date(now.getTime() - hourMs)))
    .groupBy(courtCase.court)
