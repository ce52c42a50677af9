import type { PartyRole } from '@peshi/contract/clients/client-kinds'
import type { Side } from '@peshi/contract/matters/families'
import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { nameSound } from './names.schema.ts'

export const partiesOf = (
  tx: Tx,
  chamberId: ChamberId,
  ids: readonly MatterId[],
): Promise<{ id: MatterId; name: string; side: Side | null; role: PartyRole | null }[]> =>
  tx
    .selectDistinct({
      id: sql<MatterId>`${nameSound.owner_id}`,
      name: nameSound.name,
      side: nameSound.side,
      role: sql<PartyRole | null>`${nameSound.role}`,
    })
    .from(nameSound)
    .where(and(eq(nameSound.chamber_id, chamberId), inArray(nameSound.owner_id, [...ids]), isNotNull(nameSound.side)))
