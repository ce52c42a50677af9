import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findManyOnLists } from '../listings/find-on-lists.ts'
import { mattersRepo, type NewMatter } from './matters.repo.ts'
import { createNextDates } from './next-date.ts'

export interface HandMade
  extends Pick<
    NewMatter,
    | 'unique_id'
    | 'case_type'
    | 'case_number'
    | 'case_year'
    | 'cnr'
    | 'own_title'
    | 'own_petitioner'
    | 'own_respondent'
    | 'own_stage'
    | 'reference_id'
    | 'our_side'
    | 'is_unread'
  > {
  hc_name: CourtId
  next_date: CourtDate | null
}

/** Returns the ids in the order of `made`. The caller must check for duplicates first. */
export async function addMany(
  tx: Tx,
  { clock, emit }: Pick<Context, 'clock' | 'emit'>,
  actor: Actor,
  made: readonly HandMade[],
): Promise<MatterId[]> {
  if (made.length === 0) return []
  const now = clock.now()
  const rows = await mattersRepo(tx, actor.chamberId).insertMany(
    made.map(({ next_date: _, ...one }) => ({
      ...one,
      type: 'other',
      case_id: null,
      case_status: 'pending',
      created_by: actor.personId,
      created_at: now,
    })),
  )
  await emit(tx, actor, ...rows.map(({ id }) => ({ type: 'matter.added' as const, ...aboutMatter(id) })))
  const dated = rows.flatMap(({ id }, at) => (made[at]?.next_date ? [{ id, date: made[at].next_date }] : []))
  await createNextDates({ emit }).setNextDates(tx, actor, dated, 'import')
  await findManyOnLists(tx, actor.chamberId, rows, now)
  return rows.map(({ id }) => id)
}
