import type { AccessKind } from '@peshi/contract/chamber/audit'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { accessEvent } from './audit.schema.ts'

interface Access {
  kind: AccessKind
  at: Date
  visitor?: Visitor | null
  matterId?: MatterId | null
  detail?: string | null
}

export interface Accessor {
  chamberId: ChamberId
  personId: PersonId
}

const deviceAtMost = 200

const toRow = ({ kind, at, visitor, matterId, detail }: Access) => ({
  kind,
  at,
  device: visitor?.device?.slice(0, deviceAtMost) ?? null,
  address: visitor?.address ?? null,
  matter_id: matterId ?? null,
  detail: detail ?? null,
})

export async function recordAccess(tx: Tx, access: Access, ...accessors: Accessor[]): Promise<void> {
  if (accessors.length === 0) return
  await tx
    .insert(accessEvent)
    .values(
      accessors.map(({ chamberId, personId }) => ({ ...toRow(access), chamber_id: chamberId, person_id: personId })),
    )
}

/**
 * Logs the event in each of the person's chambers. The statement also runs for an unknown person, so that timing does
 * not reveal accounts.
 */
export async function recordOwnAccess(tx: Tx, personId: PersonId, access: Access): Promise<void> {
  const { kind, at, device, address, detail } = toRow(access)
  await tx.execute(sql`
    insert into access_event (chamber_id, id, at, person_id, kind, device, address, detail)
    select chamber_id, gen_random_uuid(), ${at.toISOString()}::timestamptz, person_id, ${kind}, ${device}, ${address}, ${detail}
    from membership where person_id = ${personId}`)
}

const insertOnce = (db: Tx, row: typeof accessEvent.$inferInsert) =>
  db.insert(accessEvent).values(row).onConflictDoNothing()

export async function recordReading(
  tx: Tx,
  who: Accessor,
  kind: 'matter-opened' | 'matter-kept',
  matterId: MatterId,
  at: Date,
): Promise<void> {
  await insertOnce(tx, {
    ...toRow({ kind, at, matterId }),
    chamber_id: who.chamberId,
    person_id: who.personId,
    once_by: `${kind === 'matter-kept' ? 'kept ' : ''}${who.personId} ${matterId} ${courtDateAt(at)}`,
  })
}
