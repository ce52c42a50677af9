import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { recordActivity } from '../../chamber/activity/record.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { matter } from '../../platform/db/matters.schema.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { findManyOnLists } from '../listings/find-on-lists.ts'
import { mattersRepo } from './matters.repo.ts'

export interface HandMade
  extends Pick<
    typeof matter.$inferInsert,
    | 'unique_id'
    | 'case_type'
    | 'case_number'
    | 'case_year'
    | 'cnr'
    | 'own_title'
    | 'own_petitioner'
    | 'own_respondent'
    | 'own_stage'
    | 'own_next_date'
    | 'reference_id'
    | 'our_side'
  > {
  hc_name: CourtId
}

/**
 * Returns the ids in the order of `made`. The caller must check for duplicates first, and announce the change
 * afterwards.
 */
export async function addMany(tx: Tx, actor: Actor, made: readonly HandMade[], now: Date): Promise<MatterId[]> {
  if (made.length === 0) return []
  const rows = await mattersRepo(tx, actor.chamberId).insertMany(
    made.map((one) => ({
      ...one,
      type: 'other',
      case_id: null,
      case_status: 'pending',
      created_by: actor.personId,
      created_at: now,
    })),
  )
  await findManyOnLists(tx, actor.chamberId, rows, now)
  await recordActivity(
    tx,
    actor,
    ...rows.map(({ id, title }) => ({
      action: 'matter.added' as const,
      at: now,
      matterId: id,
      subject: { kind: 'matter', id, label: title },
    })),
  )
  return rows.map(({ id }) => id)
}
