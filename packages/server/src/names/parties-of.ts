import type { Side } from '@peshi/contract/families'
import type { ChamberId, MatterId } from '@peshi/contract/ids'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { nameSound } from '../db/schema/clients.ts'

/** The names of a matter's parties, as `keepPartySounds` writes them down. */
export const partiesOf = (tx: Tx, chamberId: ChamberId, id: MatterId): Promise<{ name: string; side: Side | null }[]> =>
  tx
    .selectDistinct({ name: nameSound.name, side: nameSound.side })
    .from(nameSound)
    .where(and(eq(nameSound.chamber_id, chamberId), eq(nameSound.owner_id, id)))
