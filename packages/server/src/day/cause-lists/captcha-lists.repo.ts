import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CaseId, ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { findCourtRoom } from '@peshi/courts/ecourts-district/court-rooms'
import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm'
import { causeList, causeListDay } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import type { ListSpan, WaitingList } from '../../courts/lists-and-boards/court-lists.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { dueCheck } from '../../trackers/due-checks/due-checks.schema.ts'

export interface WantedRoom {
  establishment: string | null
  coram: string | null
  chambers: ChamberId[]
}

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

export async function findUnplaced(tx: Tx, chamberId: ChamberId, { courts, from, to }: ListSpan): Promise<MatterId[]> {
  const matters = await tx
    .select({
      id: matter.id,
      caseId: matter.case_id,
      day: sql<string>`${matter.hc_name} || ' ' || ${matter.next_date}`,
    })
    .from(matter)
    .where(
      and(
        eq(matter.chamber_id, chamberId),
        isNull(matter.deleted_at),
        eq(matter.case_status, 'pending'),
        inArray(matter.hc_name, [...courts]),
        between(matter.next_date, from, to),
      ),
    )
  if (matters.length === 0) return []
  const planned = await tx
    .select({
      day: sql<string>`${causeListDay.court} || ' ' || ${causeListDay.date}`,
      source: causeList.source,
      title: causeList.title,
    })
    .from(causeListDay)
    .leftJoin(causeList, and(eq(causeList.court, causeListDay.court), eq(causeList.date, causeListDay.date)))
    .where(and(inArray(causeListDay.court, [...courts]), between(causeListDay.date, from, to)))
  const rooms = await listRooms(
    tx,
    matters.flatMap(({ caseId }) => caseId ?? []),
  )
  const lists = Map.groupBy(planned, ({ day }) => day)
  const isPlaced = ({ caseId, day }: (typeof matters)[number]) => {
    const { establishment, coram } = (caseId && rooms.get(caseId)) || {}
    if (!establishment || !coram) return false
    const ofDay = lists.get(day)
    const planned = ofDay?.flatMap(({ source, title }) =>
      source?.startsWith(`${establishment} `)
        ? [{ code: source.slice(establishment.length + 1), label: title ?? '' }]
        : [],
    )
    return !planned || findCourtRoom(coram, planned) !== null
  }
  return matters.filter((one) => !isPlaced(one)).map(({ id }) => id)
}

async function listRooms(tx: Tx, caseIds: readonly CaseId[]) {
  const rows = await tx
    .select({
      id: courtCase.id,
      establishment: sql<string | null>`coalesce(${courtCase.ref} ->> 'est_code', left(${courtCase.cnr}, 6))`,
      coram: sql<string | null>`${courtCase.record} ->> 'coram'`,
    })
    .from(courtCase)
    .where(inArray(courtCase.id, [...caseIds]))
  return new Map(rows.map((row) => [row.id, row]))
}
