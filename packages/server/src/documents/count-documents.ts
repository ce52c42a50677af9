import type { ChamberId, MatterId } from '@peshi/contract/ids'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { document } from '../db/schema/documents.ts'

/** How many documents a matter has, for who may know of them. */
export const countDocuments = (tx: Tx, chamberId: ChamberId, matterId: MatterId): Promise<number> =>
  tx.$count(
    document,
    and(eq(document.chamber_id, chamberId), eq(document.matter_id, matterId), isNull(document.deleted_at)),
  )
