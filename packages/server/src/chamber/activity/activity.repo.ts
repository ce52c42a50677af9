import type { CaseId, ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { caseEvent } from '../../platform/db/cases.schema.ts'
import { isMasked, shownTitle } from '../../platform/db/confidence.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { NotFound } from '../../platform/errors.ts'
import { activity } from './activity.schema.ts'

export interface Before {
  at: Date
  id: string
}

const behind = (at: AnyPgColumn, id: AnyPgColumn, before: Before | null): SQL | undefined =>
  before ? sql`(${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)` : undefined

export type ActivityRow = Awaited<ReturnType<ReturnType<typeof activityRepo>['list']>>[number]

export const selectActivities = (tx: Tx) =>
  tx
    .select({
      id: activity.id,
      at: activity.at,
      person_id: activity.person_id,
      person: person.name,
      by_name: activity.by_name,
      action: activity.action,
      matter_id: activity.matter_id,
      matter_title: shownTitle,
      subject_kind: activity.subject_kind,
      subject_id: activity.subject_id,
      subject_label: activity.subject_label,
      detail: activity.detail,
    })
    .from(activity)
    .leftJoin(person, eq(person.id, activity.person_id))
    .leftJoin(matter, and(eq(matter.chamber_id, activity.chamber_id), eq(matter.id, activity.matter_id)))

export function activityRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(activity.chamber_id, chamberId)

  return {
    async getMatter(id: MatterId): Promise<{ caseId: CaseId | null; createdAt: Date }> {
      const [row] = await tx
        .select({ caseId: matter.case_id, createdAt: matter.created_at, isMasked })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
      if (!row || row.isMasked) throw new NotFound()
      return row
    },

    list: (matterId: MatterId | null, before: Before | null, limit: number) =>
      selectActivities(tx)
        .where(
          and(own, matterId ? eq(activity.matter_id, matterId) : undefined, behind(activity.at, activity.id, before)),
        )
        .orderBy(desc(activity.at), desc(activity.id))
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
