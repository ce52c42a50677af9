import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { EventDetail } from '@peshi/contract/platform/events'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import type { CaseQuery, SearchResult } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import type { Tx } from '../../platform/db/door.ts'
import { AppError } from '../../platform/errors.ts'
import type { NewEvent } from '../../platform/events/emit.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckHandler, DueCheckOutcome } from '../due-checks/kind.ts'
import { dayMs, type TrackerKind, type TrackerRow } from './tracker-kind.ts'

interface Steps<One extends TrackerRow, Read> {
  /** Result of a check whose tracker was deleted meanwhile. */
  deleted: string
  askedOf(row: One): { court: CourtId; query: CaseQuery }
  read(row: One, answer: string | null, session: SessionState): Promise<Read>
  keep(
    tx: Tx,
    actor: Actor,
    row: One,
    read: Read,
    at: Date,
  ): Promise<Pick<DueCheckOutcome, 'code' | 'result'> & { detail?: EventDetail }>
  /** True if the tracker is not checked on this day any more. */
  isOver(row: One, day: CourtDate): boolean
}

/** Checks of a tracker: asks the court, and saves what it has for the tracker. */
export function trackerChecks<One extends TrackerRow, Read>(
  { db, clock, emit, courts }: Pick<Context, 'db' | 'clock' | 'emit' | 'courts'>,
  { kind, matterOf, repo: repoOf }: TrackerKind<One>,
  { deleted, askedOf, read, keep, isOver }: Steps<One, Read>,
): DueCheckHandler {
  const find = (by: ChamberId | Actor, chamberId: ChamberId, id: One['id']) =>
    db.asChamber(by, (tx) => repoOf(tx, chamberId).get(id))

  return {
    kind,

    async ask({ chamber_id, subject_id }) {
      const { court, query } = askedOf(await find(chamber_id, chamber_id, subject_id))
      return courts.challenge(court, query)
    },

    async answer(actor, { subject_id: id }, answer, session): Promise<DueCheckOutcome> {
      const found = await read(await find(actor, actor.chamberId, id), answer, session)
      return db.asChamber(actor, async (tx) => {
        const repo = repoOf(tx, actor.chamberId)
        const row = await repo.lock(id)
        if (!row) return { state: 'done', result: deleted, code: 'tracker-deleted' }
        const at = clock.now()
        const { code, result, detail } = await keep(tx, actor, row, found, at)
        await repo.update(id, { last_checked_at: at, last_result: code } as object)
        const about = { subject: { kind, id }, matterId: matterOf(row), ...(detail && { detail }) }
        await emit(tx, actor, { type: `${kind}.checked`, ...about } as NewEvent)
        const againAt = new Date(at.getTime() + row.check_every * dayMs)
        return { state: 'done', result, code, ...(!isOver(row, courtDateAt(againAt)) && { againAt }) }
      })
    },
  }
}

/** Searches cases at a court. If the court has no such case, the result is empty. */
export const searchCases = async (
  courts: Context['courts'],
  { court, query }: { court: CourtId; query: CaseQuery },
  answer: string | null,
  session: SessionState,
): Promise<SearchResult> => {
  try {
    return await courts.search(court, query, answer, session)
  } catch (error) {
    if (error instanceof AppError && error.code === 'case-not-found') return { hits: [], unread: [] }
    throw error
  }
}
