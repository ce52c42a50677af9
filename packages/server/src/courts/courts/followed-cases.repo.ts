import type { CaseId } from '@peshi/contract/platform/ids'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'

/** A statement of its own: on a Citus cluster, cases are on the coordinator and matters on the workers. */
export async function listFollowed(tx: Tx, ids: readonly CaseId[]): Promise<Set<CaseId>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: matter.case_id })
    .from(matter)
    .where(and(inArray(matter.case_id, [...ids]), isNull(matter.deleted_at)))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}
