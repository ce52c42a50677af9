import type { CourtId } from '@peshi/contract/platform/ids'
import type { CourtError } from '@peshi/courts/errors'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/door.ts'
import { courtHealth, operatorHealth } from './courts.schema.ts'

type Failure = 'down' | 'blocked' | 'page-changed'

export type CourtPart = (typeof courtHealth.$inferSelect)['part']

interface Place {
  court: CourtId
  part: CourtPart
  operator: string
}

export interface Health {
  recordAnswer(place: Place): Promise<void>
  recordFailure(place: Place, failure: Failure): Promise<void>
  /**
   * End of the pause that background jobs make after repeated failures of this operator's sites. Null if there is no
   * pause now.
   */
  restingUntil(operator: string): Promise<Date | null>
}

export const failuresBeforeRest = 5
const firstRestMs = 60_000
const longestRestMs = 3_600_000
const worthWritingMs = 20_000

export function restAfter(failures: number): number | null {
  if (failures < failuresBeforeRest) return null
  return Math.min(firstRestMs * 2 ** (failures - failuresBeforeRest), longestRestMs)
}

export function failureOf(error: CourtError): Failure | null {
  return error.code === 'down' || error.code === 'blocked' || error.code === 'page-changed' ? error.code : null
}

export function openHealth({ db, clock }: { db: Db; clock: Clock }): Health {
  return {
    recordAnswer: ({ court, part, operator }) =>
      db.asSystem('court-sync', async (tx) => {
        const now = clock.now()
        const well = { failing_since: null, failure: null, failures: 0, last_success_at: now }
        const stale = new Date(now.getTime() - worthWritingMs).toISOString()
        await tx
          .insert(courtHealth)
          .values({ court, part, ...well })
          .onConflictDoUpdate({
            target: [courtHealth.court, courtHealth.part],
            set: well,
            setWhere: sql`${courtHealth.failures} > 0 OR ${courtHealth.last_success_at} IS NULL
              OR ${courtHealth.last_success_at} < ${stale}`,
          })
        await tx
          .update(operatorHealth)
          .set({ failures: 0, failing_since: null, resting_until: null })
          .where(and(eq(operatorHealth.operator, operator), gt(operatorHealth.failures, 0)))
      }),

    recordFailure: ({ court, part, operator }, failure) =>
      db.asSystem('court-sync', async (tx) => {
        const now = clock.now()
        await tx
          .insert(courtHealth)
          .values({ court, part, failing_since: now, failure, failures: 1 })
          .onConflictDoUpdate({
            target: [courtHealth.court, courtHealth.part],
            set: {
              failure,
              failures: sql`${courtHealth.failures} + 1`,
              failing_since: sql`coalesce(${courtHealth.failing_since}, ${now.toISOString()})`,
            },
          })
        const [row] = await tx
          .insert(operatorHealth)
          .values({ operator, failures: 1, failing_since: now })
          .onConflictDoUpdate({
            target: operatorHealth.operator,
            set: {
              failures: sql`${operatorHealth.failures} + 1`,
              failing_since: sql`coalesce(${operatorHealth.failing_since}, ${now.toISOString()})`,
            },
          })
          .returning({ failures: operatorHealth.failures })
        const rest = restAfter(row?.failures ?? 0)
        if (rest === null) return
        await tx
          .update(operatorHealth)
          .set({ resting_until: new Date(now.getTime() + rest) })
          .where(eq(operatorHealth.operator, operator))
      }),

    restingUntil: (operator) =>
      db.asSystem('court-sync', async (tx) => {
        const [row] = await tx
          .select({ until: operatorHealth.resting_until })
          .from(operatorHealth)
          .where(eq(operatorHealth.operator, operator))
        return row?.until && row.until > clock.now() ? row.until : null
      }),
  }
}
