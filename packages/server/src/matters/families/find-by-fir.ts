import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../platform/db/door.ts'

const atMost = 50

export async function listMattersByFir(tx: Tx, chamberId: ChamberId, key: string): Promise<MatterId[]> {
  const { rows } = (await tx.execute(sql`
    SELECT matter.id FROM matter
    WHERE matter.chamber_id = ${chamberId} AND matter.deleted_at IS NULL AND (
      matter.id IN (SELECT matter_id FROM matter_fir WHERE chamber_id = ${chamberId} AND key = ${key})
      OR matter.case_id IN (SELECT case_id FROM case_origin WHERE kind = 'fir' AND key = ${key}))
    ORDER BY matter.id LIMIT ${atMost}`)) as unknown as Rows
  return rows.map(({ id }) => id as MatterId)
}
