import type { CaseId, ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { CaseRef } from '@peshi/courts/connector'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { courtCase } from '../../platform/db/cases.schema.ts'
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

/** The chamber's matters by their cases. */
export async function listMattersOf(
  tx: Tx,
  chamberId: ChamberId,
  ids: readonly CaseId[],
): Promise<Map<CaseId | null, MatterId>> {
  const rows = await tx
    .select({ id: matter.id, caseId: matter.case_id })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), inArray(matter.case_id, [...ids]), isNull(matter.deleted_at)))
  return new Map(rows.map((row) => [row.caseId, row.id]))
}

/** The chamber's matters at a court whose cases the court's site names by one of `refs`. */
export async function listMattersByRef(tx: Tx, chamberId: ChamberId, court: CourtId, refs: readonly CaseRef[]) {
  const matters = await tx
    .select({ id: matter.id, caseId: matter.case_id, status: matter.case_status })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), eq(matter.hc_name, court), isNull(matter.deleted_at)))
  const caseIds = matters.flatMap(({ caseId }) => caseId ?? [])
  const cases = await tx
    .select({ id: courtCase.id, ref: courtCase.ref })
    .from(courtCase)
    .where(and(inArray(courtCase.id, caseIds), inArray(courtCase.ref, [...refs])))
  const refById = new Map(cases.map(({ id, ref }) => [id, ref]))
  return matters.flatMap(({ id, caseId, status }) => {
    const ref = caseId && refById.get(caseId)
    return ref ? [{ id, ref, status }] : []
  })
}
