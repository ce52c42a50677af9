import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WaitingList } from '../../courts/courts/court-lists.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { dueCheck } from '../../trackers/due-checks/due-checks.schema.ts'

/** A courtroom as case records name it, and the chambers with a matter there. The room is null if unknown. */
export interface WantedRoom {
  establishment: string | null
  coram: string | null
  chambers: ChamberId[]
}

/** Courtrooms where a matter of any chamber has its next date, the court's or the chamber's. */
export async function listWantedRooms(tx: Tx, court: CourtId, date: CourtDate): Promise<WantedRoom[]> {
  const { rows } = (await tx.execute(sql`
    SELECT establishment, coram, array_agg(DISTINCT chamber_id) AS chambers FROM (
      SELECT coalesce(one.ref ->> 'est_code', left(one.cnr, 6)) AS establishment, one.record ->> 'coram' AS coram,
        matter.chamber_id
      FROM court_case AS one JOIN matter ON matter.case_id = one.id AND matter.deleted_at IS NULL
      WHERE one.court = ${court} AND (one.next_date = ${date} OR matter.own_next_date = ${date})
      UNION ALL
      SELECT NULL, NULL, chamber_id FROM matter
      WHERE case_id IS NULL AND deleted_at IS NULL AND hc_name = ${court} AND own_next_date = ${date}) AS wanted
    GROUP BY establishment, coram ORDER BY establishment, coram`)) as unknown as Rows
  return rows as unknown as WantedRoom[]
}

/** Excludes lists that the court has not published yet. */
export async function findWaitingLists(tx: Tx, chamberId: ChamberId): Promise<WaitingList[]> {
  const rows = await tx
    .selectDistinct({ court: dueCheck.court, date: sql<CourtDate>`${dueCheck.query} ->> 'date'` })
    .from(dueCheck)
    .where(
      and(
        eq(dueCheck.chamber_id, chamberId),
        eq(dueCheck.kind, 'cause-list'),
        inArray(dueCheck.state, ['due', 'answering']),
        sql`${dueCheck.result_code} IS DISTINCT FROM 'list-none'`,
      ),
    )
  return rows
}
