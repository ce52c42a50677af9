import type { HearingId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Event } from '../../platform/events/emit.ts'
import { hearing } from './hearings.schema.ts'

/** If the court's later date replaced a date that the chamber had entered, the chamber's day stays a hearing. */
export async function keepOwnDates(tx: Tx, events: readonly Event<'matter.next-date-changed'>[]): Promise<void> {
  const hearings = events.flatMap(({ chamberId, matterId: matter_id, at, detail: { from: date, why, was_own } }) =>
    chamberId && matter_id && date && was_own && why === 'court'
      ? [{ chamber_id: chamberId, id: newId() as HearingId, matter_id, date, is_manual: true, created_at: at }]
      : [],
  )
  if (hearings.length > 0) await tx.insert(hearing).values(hearings).onConflictDoNothing()
}
