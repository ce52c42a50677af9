import type { ChamberId, PersonId, PushDeviceId } from '@peshi/contract/platform/ids'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import { pushDevice } from '../../platform/sending/push-devices.schema.ts'

/** `tx` must come from `asSystem`: the deleted row may belong to another person who used this browser before. */
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
