import { setTimeout as pause } from 'node:timers/promises'
import type { CaseId, CourtId } from '@peshi/contract/ids'
import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { courtCase } from '../db/schema/courts.ts'
import { matter } from '../db/schema/matters.ts'
import { AppError } from '../http/errors.ts'
import type { CaseStore } from './case-store.ts'
import { CourtRests } from './court-failures.ts'

interface Needs extends Pick<Context, 'db' | 'clock' | 'log'> {
  cases: CaseStore
}

interface Due {
  id: CaseId
  readAt: Date
}

const dueAfterMs = 20 * 3_600_000
/** From one in the morning to six: afterwards the courts are the people's. */
const windowMs = 5 * 3_600_000
const batch = 100

/**
 * Reads what is followed and was not read for 20 hours, the longest unread first, each court on its own and all within
 * their operators' rates. What the night was too short for stays the oldest, shows its age on every page, and is counted
 * in the log.
 */
export function createNightlyRefresh({ db, clock, log, cases }: Needs) {
  const isFollowed = sql`exists (select from ${matter} where ${matter.case_id} = ${courtCase.id} and ${isNull(matter.deleted_at)})`

  const listCourts = (before: Date): Promise<{ court: CourtId; due: number }[]> =>
    db.asSystem('court-sync', (tx) =>
      tx
        .select({ court: courtCase.court, due: sql<number>`count(*)::int` })
        .from(courtCase)
        .where(and(lt(courtCase.read_at, before), ne(courtCase.sync_state, 'needs-look'), isFollowed))
        .groupBy(courtCase.court),
    )

  const listDue = (court: CourtId, before: Date, after: Due | null): Promise<Due[]> =>
    db.asSystem('court-sync', (tx) =>
      tx
        .select({ id: courtCase.id, readAt: courtCase.read_at })
        .from(courtCase)
        .where(
          and(
            eq(courtCase.court, court),
            lt(courtCase.read_at, before),
            // A picture stands before these: they wait for a person.
            ne(courtCase.sync_state, 'needs-look'),
            isFollowed,
            after
              ? sql`(${courtCase.read_at}, ${courtCase.id}) > (${after.readAt.toISOString()}, ${after.id})`
              : undefined,
          ),
        )
        .orderBy(asc(courtCase.read_at), asc(courtCase.id))
        .limit(batch),
    )

  /** One case after the other; a failing one is passed over, a court that rests is waited for. */
  async function walkCourt(court: CourtId, before: Date, mayGoOn: () => boolean, signal: AbortSignal): Promise<void> {
    let last: Due | null = null
    while (mayGoOn()) {
      const due = await listDue(court, before, last)
      if (due.length === 0) return
      for (const one of due) {
        last = one
        while (mayGoOn()) {
          const rest = await refresh(one.id)
          if (!rest) break
          await pause(Math.max(rest.getTime() - clock.now().getTime(), 1000), null, { signal })
        }
      }
    }
  }

  /** Until when the court rests, if it does. */
  async function refresh(id: CaseId): Promise<Date | null> {
    try {
      await cases.refresh(id, { inBackground: true })
      return null
    } catch (error) {
      if (error instanceof CourtRests) return error.until
      if (error instanceof AppError) return null
      throw error
    }
  }

  return async function refreshFollowed(signal: AbortSignal): Promise<void> {
    const start = clock.now()
    const before = new Date(start.getTime() - dueAfterMs)
    const end = start.getTime() + windowMs
    const mayGoOn = () => !signal.aborted && clock.now().getTime() < end
    const courts = await listCourts(before)
    await Promise.all(courts.map(({ court }) => walkCourt(court, before, mayGoOn, signal)))
    // Cut off by a stop: thrown, so that the next start goes on with the night.
    signal.throwIfAborted()
    const late = await listCourts(before)
    if (late.length > 0) log.warn({ late }, 'Cases stayed unread this night')
    else log.info({ courts }, 'All followed cases were read this night')
  }
}
