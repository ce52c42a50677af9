import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, desc, eq } from 'drizzle-orm'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { handover } from './handovers.schema.ts'

const listOn = (db: Tx, { chamberId, date }: { chamberId: ChamberId; date: CourtDate }) =>
  db
    .select({
      matter_id: handover.matter_id,
      to_id: handover.to_id,
      from: person.name,
      note: handover.note,
      at: handover.handed_at,
    })
    .from(handover)
    .leftJoin(person, eq(person.id, handover.from_id))
    .where(and(eq(handover.chamber_id, chamberId), eq(handover.date, date)))
    .orderBy(desc(handover.handed_at), desc(handover.id))

export const handoversRepo = (tx: Tx, chamberId: ChamberId) => ({
  async insert(values: Omit<typeof handover.$inferInsert, 'chamber_id' | 'id'>): Promise<void> {
    await tx.insert(handover).values({ ...values, chamber_id: chamberId, id: newId() })
  },

  listOn: (date: CourtDate) => listOn(tx, { chamberId, date }),
})
