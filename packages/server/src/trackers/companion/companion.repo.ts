import { type CourtDate, dayStart } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { dueCheck } from '../due-checks/due-checks.schema.ts'

export function companionRepo(tx: Tx, chamberId: ChamberId) {
  const ofChamber = eq(dueCheck.chamber_id, chamberId)

  return {
    /** The matters with a due check that only a page settles: of the kind `page`, and unread cases of closed courts. */
    listDue: (now: Date, isClosed: (court: CourtId) => boolean) =>
      tx
        .select({
          id: matter.id,
          title: matter.title,
          hc_name: matter.hc_name,
          unique_id: matter.unique_id,
          unique_case_number: matter.unique_case_number,
          case_type: matter.case_type,
          case_number: matter.case_number,
          case_year: matter.case_year,
          cnr: matter.cnr,
          next_date: matter.next_date,
          kind: dueCheck.kind,
        })
        .from(dueCheck)
        .innerJoin(matter, and(eq(matter.chamber_id, dueCheck.chamber_id), sql`${matter.id} = ${dueCheck.subject_id}`))
        .where(
          and(
            ofChamber,
            inArray(dueCheck.kind, ['page', 'case']),
            eq(dueCheck.state, 'due'),
            lte(dueCheck.due_at, now),
          ),
        )
        .orderBy(asc(matter.hc_name), asc(matter.id))
        .then((rows) => rows.filter(({ kind, hc_name }) => kind === 'page' || isClosed(hc_name))),

    countDone: (today: CourtDate): Promise<number> =>
      tx.$count(
        dueCheck,
        and(
          ofChamber,
          eq(dueCheck.kind, 'page'),
          eq(dueCheck.state, 'done'),
          gte(dueCheck.last_tried_at, dayStart(today)),
        ),
      ),
  }
}
