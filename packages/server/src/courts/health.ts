import type { CourtId } from '@peshi/contract/ids'
import type { CourtError } from '@peshi/courts/errors'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/door.ts'
import { courtHealth } from '../db/schema/courts.ts'

type Failure = 'down' | 'blocked' | 'page-changed'

export interface Health {
  /** Keeps what a visit to the court showed: an answer, even "no such case", is a success. */
  recordAnswer(court: CourtId): Promise<void>
  recordFailure(court: CourtId, failure: Failure): Promise<void>
  /** Until when background work leaves the court alone, null while it may come. */
  restingUntil(court: CourtId): Promise<Date | null>
}

const failuresBeforeRest = 5
const firstRestMs = 60_000
const longestRestMs = 3_600_000
/** A success is written down again after this: the page says "minutes ago", and a write per request buys nothing. */
const worthWritingMs = 20_000

/** How long the breaker stays open after so many failures in a row; null while it is closed. */
export function restAfter(failures: number): number | null {
  if (failures < failuresBeforeRest) return null
  return Math.min(firstRestMs * 2 ** (failures - failuresBeforeRest), longestRestMs)
}

/** Is this the court's failure, or an answer that merely isn't what was hoped for? */
export function failureOf(error: CourtError): Failure | null {
  return error.code === 'down' || error.code === 'blocked' || error.code === 'page-changed' ? error.code : null
}

export function openHealth({ db, clock }: { db: Db; clock: Clock }): Health {
  return {
    recordAnswer: (court) =>
      db.asSystem('court-sync', async (tx) => {
        const now = clock.now()
        const well = { failing_since: null, failure: null, failures: 0, resting_until: null, last_success_at: now }
        const stale = new Date(now.getTime() - worthWritingMs).toISOString()
        await tx
          .insert(courtHealth)
          .values({ court, ...well })
          .onConflictDoUpdate({
            target: courtHealth.court,
            set: well,
            setWhere: sql`${courtHealth.failures} > 0 OR ${courtHealth.last_success_at} IS NULL
              OR ${courtHealth.last_success_at} < ${stale}`,
          })
      }),

    recordFailure: (court, failure) =>
      db.asSystem('court-sync', async (tx) => {
        const now = clock.now()
        const [row] = await tx
          .insert(courtHealth)
          .values({ court, failing_since: now, failure, failures: 1 })
          .onConflictDoUpdate({
            target: courtHealth.court,
            set: {
              failure,
              failures: sql`${courtHealth.failures} + 1`,
              failing_since: sql`coalesce(${courtHealth.failing_since}, ${now.toISOString()})`,
            },
          })
          .returning({ failures: courtHealth.failures })
        const rest = restAfter(row?.failures ?? 0)
        if (rest === null) return
        await tx
          .update(courtHealth)
          .set({ resting_until: new Date(now.getTime() + rest) })
          .where(eq(courtHealth.court, court))
      }),

    restingUntil: (court) =>
      db.asSystem('court-sync', async (tx) => {
        const [row] = await tx
          .select({ until: courtHealth.resting_until })
          .from(courtHealth)
          .where(eq(courtHealth.court, court))
        return row?.until && row.until > clock.now() ? row.until : null
      }),
  }
}
