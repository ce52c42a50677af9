import type { ChamberId, PersonId, PushDeviceId } from '@peshi/contract/ids'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { pushDevice } from '../db/schema/alerts.ts'
import { NotFound } from '../http/errors.ts'

/** Through the system's door: the browser may have been another person's until now. */
export async function replacePushDevice(tx: Tx, row: typeof pushDevice.$inferInsert): Promise<void> {
  await tx.delete(pushDevice).where(eq(pushDevice.endpoint, row.endpoint))
  await tx.insert(pushDevice).values(row)
}

export async function removePushDevice(tx: Tx, chamberId: ChamberId, personId: PersonId, id: PushDeviceId) {
  const removed = await tx
    .delete(pushDevice)
    .where(and(eq(pushDevice.chamber_id, chamberId), eq(pushDevice.person_id, personId), eq(pushDevice.id, id)))
    .returning({ id: pushDevice.id })
  if (removed.length === 0) throw new NotFound()
}
