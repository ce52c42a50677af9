import type { CourtDate } from '@peshi/contract/dates'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/ids'
import { dateless } from '@peshi/contract/outcomes'
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/door.ts'
import { hearing } from '../db/schema/hearings.ts'
import { matter } from '../db/schema/matters.ts'
import { membership, person } from '../db/schema/people.ts'
import { shownTitle } from '../matters/confidence.ts'

interface LoadSpan {
  from: CourtDate
  to: CourtDate
  exceptMatter: MatterId | undefined
}

const listPeople = (db: Tx, { chamberId }: { chamberId: ChamberId }) =>
  db
    .select({ _id: person.id, name: person.name })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.person_id))
    .where(
      and(
        eq(membership.chamber_id, chamberId),
        isNotNull(person.name),
        inArray(membership.role, ['owner', 'advocate', 'clerk']),
      ),
    )
    .orderBy(person.name)

export function queuesRepo(tx: Tx, chamberId: ChamberId) {
  const live = and(eq(matter.chamber_id, chamberId), isNull(matter.deleted_at))
  const pending = and(live, eq(matter.case_status, 'pending'))

  /** No date to come, unless the matter's last outcome asks for none. */
  const undated = (today: CourtDate): SQL | undefined =>
    and(
      pending,
      or(isNull(matter.next_date), sql`${matter.next_date} < ${today}`),
      sql`coalesce((
        select ${hearing.outcome} from ${hearing}
        where ${hearing.chamber_id} = ${matter.chamber_id} and ${hearing.matter_id} = ${matter.id}
          and ${hearing.outcome} is not null and ${hearing.deleted_at} is null
        order by ${hearing.date} desc limit 1), '') <> all(array[${sql.join(
          dateless.map((outcome) => sql`${outcome}`),
          sql`, `,
        )}]::text[])`,
    )

  return {
    async countUndated(today: CourtDate): Promise<number> {
      const [row] = await tx.select({ count: count() }).from(matter).where(undated(today))
      return row?.count ?? 0
    },

    /** Those whose date passed last come first, those that never had one at the end. */
    listUndated: (today: CourtDate, limit: number) =>
      tx
        .select({
          matter_id: matter.id,
          hc_name: matter.hc_name,
          ctitle: shownTitle,
          unique_id: matter.unique_id,
          unique_case_number: matter.unique_case_number,
          case_type: matter.case_type,
          case_number: matter.case_number,
          case_year: matter.case_year,
          stage: matter.stage,
          last_date: matter.next_date,
        })
        .from(matter)
        .where(undated(today))
        .orderBy(sql`${matter.next_date} desc nulls last`, shownTitle, matter.id)
        .limit(limit),

    /** Matters before each court on each day: next dates, and days that the chamber entered. Most matters first. */
    async countByCourt({ from, to, exceptMatter }: LoadSpan) {
      const others = exceptMatter ? ne(matter.id, exceptMatter) : undefined
      const dated = tx
        .select({ id: matter.id, court: matter.hc_name, date: sql<CourtDate>`${matter.next_date}::text`.as('date') })
        .from(matter)
        .where(and(pending, others, gte(matter.next_date, from), lte(matter.next_date, to)))
      const entered = tx
        .select({ id: matter.id, court: matter.hc_name, date: sql<CourtDate>`${hearing.date}::text`.as('date') })
        .from(hearing)
        .innerJoin(matter, and(eq(matter.chamber_id, hearing.chamber_id), eq(matter.id, hearing.matter_id)))
        .where(
          and(
            eq(hearing.chamber_id, chamberId),
            isNull(hearing.deleted_at),
            eq(hearing.is_manual, true),
            gte(hearing.date, from),
            lte(hearing.date, to),
            live,
            others,
          ),
        )
      const days = union(dated, entered).as('days')
      return tx
        .select({ date: days.date, court: sql<CourtId>`${days.court}`, count: count() })
        .from(days)
        .groupBy(days.date, days.court)
        .orderBy(days.date, desc(count()), days.court)
    },

    listPeople: () => listPeople(tx, { chamberId }),
  }
}
