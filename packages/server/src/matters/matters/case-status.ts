import type { CaseStatus } from '@peshi/contract/courts/case-record'
import type { MatterId } from '@peshi/contract/platform/ids'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import type { Doer } from '../../platform/events/emit.ts'
import type { Context } from '../../platform/process/context.ts'

/** The only writer of the `case_status` of an existing matter. */
export function createSetCaseStatus({ emit }: Pick<Context, 'emit'>) {
  return async function setCaseStatus(tx: Tx, by: Doer, id: MatterId, status: CaseStatus): Promise<void> {
    const changed = await tx
      .update(matter)
      .set({ case_status: status })
      .where(and(eq(matter.chamber_id, by.chamberId), eq(matter.id, id), ne(matter.case_status, status)))
      .returning({ id: matter.id })
    const type = status === 'disposed' ? 'matter.disposed' : 'matter.reopened'
    if (changed.length > 0) await emit(tx, by, { type, ...aboutMatter(id) })
  }
}
