import { unlogged } from '@peshi/contract/chamber/activity'
import type { Subject } from '@peshi/contract/platform/events'
import type { CaseId, ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, desc, eq, gte, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { caseEvent } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { event } from '../../platform/events/event.schema.ts'

export interface Before {
  at: Date
  id: string
}

const behind = (at: AnyPgColumn, id: AnyPgColumn, before: Before | null): SQL | undefined =>
  before ? sql`(${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)` : undefined

export type ActivityRow = Awaited<ReturnType<ReturnType<typeof activityRepo>['list']>>[number]

export const subjectOf = ({ subject_kind, subject_id }: Pick<ActivityRow, 'subject_kind' | 'subject_id'>): Subject => ({
  kind: subject_kind,
  id: subject_id,
})

export const isLogged = notInArray(event.type, unlogged)

export const selectActivities = (tx: Tx) =>
  tx
    .select({
      id: event.id,
      at: event.at,
      person_id: event.person_id,
      person: person.name,
      by_name: event.by_name,
      action: event.type,
      matter_id: event.matter_id,
      matter_title: matter.title,
      subject_kind: event.subject_kind,
      subject_id: event.subject_id,
      detail: event.detail,
    })
    .from(event)
    .leftJoin(person, eq(person.id, event.person_id))
    .leftJoin(matter, and(eq(matter.chamber_id, event.chamber_id), eq(matter.id, event.matter_id)))

export function activityRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(event.chamber_id, chamberId)

  return {
    getMatter: (id: MatterId): Promise<{ caseId: CaseId | null; createdAt: Date }> =>
      tx
        .select({ caseId: matter.case_id, createdAt: matter.created_at })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
        .then(takeOne),

    list: (matterId: MatterId | null, before: Before | null, limit: number) =>
      selectActivities(tx)
        .where(
          and(own, isLogged, matterId ? eq(event.matter_id, matterId) : undefined, behind(event.at, event.id, before)),
        )
        .orderBy(desc(event.at), desc(event.id))
        .limit(limit),

    listOfCourt: (caseId: CaseId, since: Date, before: Before | null, limit: number) =>
      tx
        .select()
        .from(caseEvent)
        .where(
          and(
            eq(caseEvent.case_id, caseId),
            gte(caseEvent.seen_at, since),
            behind(caseEvent.seen_at, caseEvent.id, before),
          ),
        )
        .orderBy(desc(caseEvent.seen_at), desc(caseEvent.id))
        .limit(limit),
  }
}
