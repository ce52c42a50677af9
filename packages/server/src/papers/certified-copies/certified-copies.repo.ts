import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CertifiedCopyId, ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { ClockState } from '@peshi/contract/trackers/clocks'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { responsibleFor } from '../../matters/hearings/responsible.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { certifiedCopy } from './certified-copies.schema.ts'

export type CopyRow = typeof certifiedCopy.$inferSelect
type Values = Omit<typeof certifiedCopy.$inferInsert, 'chamber_id'>

export interface DueCopyFilter {
  state?: ClockState | 'open' | 'all'
  patterns?: readonly string[]
}

const ofMatter = and(eq(matter.chamber_id, certifiedCopy.chamber_id), eq(matter.id, certifiedCopy.matter_id))

const since = sql<CourtDate>`coalesce(${certifiedCopy.ready_on}, ${certifiedCopy.deficient_on})`

/** The chamber must fetch the copy, or make a deficiency good. */
const isDue = sql`${certifiedCopy.delivered_on} is null and ${certifiedCopy.withdrawn_on} is null
  and (${certifiedCopy.ready_on} is not null
    or (${certifiedCopy.deficient_on} is not null and ${certifiedCopy.made_good_on} is null))`

/** A copy that waits is late from the next day on. It has no last day, so it is never near, done or closed. */
const inState = (state: DueCopyFilter['state'], today: CourtDate): SQL | undefined => {
  if (!state || state === 'open' || state === 'all') return undefined
  if (state === 'past') return sql`${since} < ${today}::date`
  return state === 'today' ? sql`${since} >= ${today}::date` : sql`false`
}

export function certifiedCopiesRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(certifiedCopy.chamber_id, chamberId)
  const isOne = (id: CertifiedCopyId) => and(own, eq(certifiedCopy.id, id))
  const dueOf = ({ state, patterns = [] }: DueCopyFilter, today: CourtDate) =>
    and(
      own,
      isDue,
      isNull(matter.deleted_at),
      inState(state, today),
      ...patterns.map(
        (pattern) => sql`(${matter.search_text} || ' ' || fold_text(${certifiedCopy.paper})) like ${pattern}`,
      ),
    )
  const selectShown = () =>
    tx
      .select({
        copy: getTableColumns(certifiedCopy),
        since: sql<CourtDate>`${since}::text`,
        title: matter.title,
        type: matter.type,
        hc_name: matter.hc_name,
        unique_id: matter.unique_id,
        unique_case_number: matter.unique_case_number,
        case_type: matter.case_type,
        case_number: matter.case_number,
        case_year: matter.case_year,
      })
      .from(certifiedCopy)
      .innerJoin(matter, ofMatter)

  return {
    listOfMatters: (matterIds: readonly MatterId[]): Promise<CopyRow[]> =>
      tx
        .select()
        .from(certifiedCopy)
        .where(and(own, inArray(certifiedCopy.matter_id, [...matterIds])))
        .orderBy(desc(certifiedCopy.applied_on), desc(certifiedCopy.id)),

    get: (id: CertifiedCopyId): Promise<CopyRow> => tx.select().from(certifiedCopy).where(isOne(id)).then(takeOne),

    /** For a list that joins copies with deadlines and tasks. */
    selectDue: (filter: DueCopyFilter, today: CourtDate) =>
      tx
        .select({
          kind: sql<'clock' | 'task' | 'copy'>`'copy'`.as('kind'),
          ref: sql<string>`${certifiedCopy.id}::text`.as('ref'),
          due_on: sql<CourtDate>`${since}::text`.as('due_on'),
          matter_id: sql<string | null>`${certifiedCopy.matter_id}::text`.as('matter_id'),
          matter_title: sql<string | null>`${matter.title}`.as('matter_title'),
          people: sql<PersonId[]>`${responsibleFor(chamberId, certifiedCopy.matter_id, certifiedCopy.entered_by)}`.as(
            'people',
          ),
        })
        .from(certifiedCopy)
        .innerJoin(matter, ofMatter)
        .where(dueOf(filter, today)),

    listDue: (today: CourtDate, limit: number) =>
      selectShown().where(dueOf({}, today)).orderBy(since, asc(certifiedCopy.id)).limit(limit),

    listShown: (ids: readonly CertifiedCopyId[]) => selectShown().where(and(own, inArray(certifiedCopy.id, [...ids]))),

    raiseVersion: (id: CertifiedCopyId, edit: Edit) => raiseVersion(tx, certifiedCopy, isOne(id), edit),

    async insert(values: Values): Promise<void> {
      await tx.insert(certifiedCopy).values({ ...values, chamber_id: chamberId })
    },

    async update(id: CertifiedCopyId, changes: Partial<Values>): Promise<void> {
      await tx.update(certifiedCopy).set(changes).where(isOne(id))
    },

    async remove(id: CertifiedCopyId): Promise<void> {
      await tx.delete(certifiedCopy).where(isOne(id))
    },
  }
}

export type ShownRow = Awaited<ReturnType<ReturnType<typeof certifiedCopiesRepo>['listShown']>>[number]
