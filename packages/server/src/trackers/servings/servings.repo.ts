import type { ChamberId, CourtId, MatterId, ServingId } from '@peshi/contract/platform/ids'
import type { ServingMode, servingSorts, servingViews } from '@peshi/contract/trackers/servings'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { searchPatterns } from '../../matters/matters/matters.search.ts'
import type { Tx } from '../../platform/db/door.ts'
import { insertsInto } from '../../platform/db/insert-rows.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { serving } from './servings.schema.ts'

export type ServingRow = Omit<typeof serving.$inferSelect, 'chamber_id'>
type ServingValues = Omit<typeof serving.$inferInsert, 'chamber_id'>
export type ListedRow = Awaited<ReturnType<ReturnType<typeof servingsRepo>['listAll']>>[number]

export interface ServingFilter {
  search?: string | undefined
  state?: (typeof servingViews)[number] | undefined
  mode?: ServingMode | undefined
  court?: CourtId | undefined
  sort: (typeof servingSorts)[number]
  order: 'asc' | 'desc'
}

const isServed = sql`(${serving.outcome} is not distinct from 'served' or ${serving.deemed_on} is not null)`

const inView: Record<(typeof servingViews)[number], SQL | undefined> = {
  open: not(isServed),
  served: isServed,
  returned: and(not(isServed), isNotNull(serving.outcome)),
  fee: and(isNull(serving.fee_paid_on), isNotNull(serving.fee_due_on)),
  step: isNotNull(serving.next_on),
}

const ofMatter = and(eq(matter.chamber_id, serving.chamber_id), eq(matter.id, serving.matter_id))

export function servingsRepo(tx: Tx, chamberId: ChamberId) {
  const isOfChamber = eq(serving.chamber_id, chamberId)
  const isOne = (id: ServingId) => and(isOfChamber, eq(serving.id, id))
  const wanted = ({ search, state, mode, court }: ServingFilter) =>
    and(
      isOfChamber,
      eq(matter.chamber_id, chamberId),
      isNull(matter.deleted_at),
      state && inView[state],
      mode && eq(serving.mode, mode),
      court && eq(matter.hc_name, court),
      ...searchPatterns(search).map(
        (pattern) => sql`(${matter.search_text} || ' ' || fold_text(concat_ws(' ', ${serving.name}, ${serving.place},
          ${serving.consignment}, ${serving.cheque_no}))) like ${pattern}`,
      ),
    )

  return {
    listByMatters: (matterIds: readonly MatterId[]): Promise<ServingRow[]> =>
      tx
        .select()
        .from(serving)
        .where(and(isOfChamber, inArray(serving.matter_id, [...matterIds])))
        .orderBy(asc(serving.created_at), asc(serving.id)),

    listAll: (filter: ServingFilter, limit: number, offset: number) =>
      tx
        .select({
          serving,
          title: matter.title,
          court: matter.hc_name,
          type: matter.type,
          unique_id: matter.unique_id,
          unique_case_number: matter.unique_case_number,
          case_type: matter.case_type,
          case_number: matter.case_number,
          case_year: matter.case_year,
        })
        .from(serving)
        .innerJoin(matter, ofMatter)
        .where(wanted(filter))
        .orderBy(
          ...(filter.order === 'asc'
            ? [sql`${serving[filter.sort]} asc nulls last`, asc(serving.id)]
            : [sql`${serving[filter.sort]} desc nulls last`, desc(serving.id)]),
        )
        .limit(limit)
        .offset(offset),

    async countAll(filter: ServingFilter): Promise<number> {
      const [row] = await tx.select({ count: count() }).from(serving).innerJoin(matter, ofMatter).where(wanted(filter))
      return row?.count ?? 0
    },

    get: (id: ServingId): Promise<ServingRow> => tx.select().from(serving).where(isOne(id)).then(takeOne),

    /** Throws if the matter is hidden from the person, so that its entries are hidden too. */
    getMatter: (id: MatterId) =>
      tx
        .select({ court: matter.hc_name })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
        .then(takeOne),

    /** Two sheets for one matter are added one after the other, so that the second finds the rows of the first. */
    async lockMatter(id: MatterId): Promise<void> {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`servings ${chamberId} ${id}`}))`)
    },

    raiseVersion: (id: ServingId, edit: Edit) => raiseVersion(tx, serving, isOne(id), edit),

    insert: (rows: readonly ServingValues[]): Promise<void> =>
      insertsInto(serving)(
        tx,
        rows.map((row) => ({ ...row, chamber_id: chamberId })),
      ),

    async update(id: ServingId, changes: Partial<ServingValues>): Promise<void> {
      await tx.update(serving).set(changes).where(isOne(id))
    },

    async remove(id: ServingId): Promise<void> {
      await tx.delete(serving).where(isOne(id))
    },
  }
}
