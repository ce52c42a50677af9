import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { document } from './documents.schema.ts'

export const countDocuments = (tx: Tx, chamberId: ChamberId, matterId: MatterId): Promise<number> =>
  tx.$count(
    document,
    and(eq(document.chamber_id, chamberId), eq(document.matter_id, matterId), isNull(document.deleted_at)),
  )
