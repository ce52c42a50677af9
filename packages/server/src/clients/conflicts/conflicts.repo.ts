import type { ChamberId, ClientId, MatterId } from '@peshi/contract/platform/ids'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { conflictCheck } from '../clients/clients.schema.ts'

export type Subject = { matter_id: MatterId; client_id: null } | { matter_id: null; client_id: ClientId }

const decisionsShown = 20

export function conflictsRepo(tx: Tx, chamberId: ChamberId) {
  const of = (subject: Subject): SQL =>
    subject.client_id === null
      ? eq(conflictCheck.matter_id, subject.matter_id)
      : eq(conflictCheck.client_id, subject.client_id)

  return {
    list: (subject: Subject) =>
      tx
        .select({
          id: conflictCheck.id,
          decision: conflictCheck.decision,
          reason: conflictCheck.reason,
          hits: conflictCheck.hits,
          decided_by: person.name,
          decided_at: conflictCheck.decided_at,
        })
        .from(conflictCheck)
        .leftJoin(person, eq(person.id, conflictCheck.decided_by))
        .where(and(eq(conflictCheck.chamber_id, chamberId), of(subject)))
        .orderBy(desc(conflictCheck.decided_at), desc(conflictCheck.id))
        .limit(decisionsShown),

    async insert(values: Omit<typeof conflictCheck.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(conflictCheck).values({ ...values, chamber_id: chamberId })
    },
  }
}
