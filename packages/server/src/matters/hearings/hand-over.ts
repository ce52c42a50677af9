import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import type { Event } from '../../platform/events/emit.ts'
import { hearing } from './hearings.schema.ts'

const appears = (chamberId: ChamberId, personId: PersonId, from: CourtDate) =>
  and(
    eq(hearing.chamber_id, chamberId),
    eq(hearing.appearing_id, personId),
    gte(hearing.date, from),
    isNull(hearing.deleted_at),
  )

export async function countAppearances(
  tx: Tx,
  chamberId: ChamberId,
  personId: PersonId,
  from: CourtDate,
): Promise<number> {
  return tx.$count(hearing, appears(chamberId, personId, from))
}

export async function handHearingsOver(
  tx: Tx,
  events: readonly Event<'member.removed' | 'member.left'>[],
): Promise<void> {
  for (const { chamberId, subject, detail, at } of events)
    if (chamberId)
      await tx
        .update(hearing)
        .set({ appearing_id: 'after' in detail ? detail.after : null })
        .where(appears(chamberId, subject.id as PersonId, courtDateAt(at)))
}
