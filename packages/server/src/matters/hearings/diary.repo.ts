import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { caseHearing } from '../../courts/courts/courts.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { hearing } from './hearings.schema.ts'

export type PreviousDates = ReadonlyMap<MatterId, CourtDate[]>

export function diaryRepo(tx: Tx, chamberId: ChamberId) {
  return {
    async getChamberName(): Promise<string> {
      const row = await tx.select({ name: chamber.name }).from(chamber).where(eq(chamber.id, chamberId)).then(takeOne)
      return row.name
    },

    async listPreviousDates(ids: readonly MatterId[], until: CourtDate): Promise<PreviousDates> {
      if (ids.length === 0) return new Map()
      const own = and(eq(matter.chamber_id, chamberId), inArray(matter.id, [...ids]))
      const courtDates = tx
        .select({ id: matter.id, date: sql<CourtDate>`${caseHearing.business_date}::text`.as('date') })
        .from(matter)
        .innerJoin(caseHearing, eq(caseHearing.case_id, matter.case_id))
        .where(and(own, lt(caseHearing.business_date, until)))
      const noted = tx
        .select({ id: hearing.matter_id, date: sql<CourtDate>`${hearing.date}::text`.as('date') })
        .from(hearing)
        .where(
          and(
            eq(hearing.chamber_id, chamberId),
            inArray(hearing.matter_id, [...ids]),
            lt(hearing.date, until),
            sql`${hearing.deleted_at} is null`,
          ),
        )
      const rows = await union(courtDates, noted).orderBy(sql`2`)
      const byMatter = Map.groupBy(rows, ({ id }) => id)
      return new Map([...byMatter].map(([id, days]) => [id, days.map(({ date }) => date)]))
    },
  }
}
