import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, asc, eq, getTableColumns, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { causeList } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { sighting } from './sightings.schema.ts'

export function sightingsRepo(tx: Tx, chamberId: ChamberId) {
  const rows = (where: SQL | undefined) =>
    tx
      .select({
        ...getTableColumns(sighting),
        title: matter.title,
        petitioner: matter.petitioner,
        respondent: matter.respondent,
        list_title: causeList.title,
        list_kind: causeList.kind,
        list_revision: causeList.revision,
        document: causeList.document,
        sha256: causeList.sha256,
      })
      .from(sighting)
      .innerJoin(matter, and(eq(matter.chamber_id, sighting.chamber_id), eq(matter.id, sighting.matter_id)))
      .innerJoin(causeList, eq(causeList.id, sighting.list_id))
      .where(and(eq(sighting.chamber_id, chamberId), isNull(matter.deleted_at), where))
      .orderBy(asc(sighting.date), asc(sighting.court), asc(sighting.list_id), asc(sighting.page), asc(sighting.id))
  const isOpen = and(isNull(sighting.gone_at), isNull(sighting.confirmed_at), isNull(sighting.dismissed_at))

  return {
    listOpen: (from: CourtDate, limit: number) => rows(and(isOpen, gte(sighting.date, from))).limit(limit),

    listNew: (listId: string, at: Date) =>
      rows(and(isOpen, eq(sighting.list_id, listId), eq(sighting.first_seen_at, at))),

    listGone: (listId: string, at: Date) => rows(and(eq(sighting.list_id, listId), eq(sighting.gone_at, at))),

    get: (id: string) => rows(eq(sighting.id, id)).then(takeOne),

    async decide(
      { list_id, matter_id }: Pick<typeof sighting.$inferSelect, 'list_id' | 'matter_id'>,
      values: Partial<typeof sighting.$inferInsert>,
    ): Promise<void> {
      await tx
        .update(sighting)
        .set(values)
        .where(
          and(eq(sighting.chamber_id, chamberId), eq(sighting.list_id, list_id), eq(sighting.matter_id, matter_id)),
        )
    },

    async dismiss(id: string, values: Partial<typeof sighting.$inferInsert>): Promise<void> {
      await tx
        .update(sighting)
        .set(values)
        .where(and(eq(sighting.chamber_id, chamberId), eq(sighting.id, id), sql`confirmed_at is null`))
    },
  }
}

export type SightingRow = Awaited<ReturnType<ReturnType<typeof sightingsRepo>['get']>>
