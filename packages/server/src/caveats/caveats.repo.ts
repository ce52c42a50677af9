import type { CaveatState, caveatSorts } from '@peshi/contract/caveats'
import { expiringDays } from '@peshi/contract/caveats'
import { addDays, type CourtDate } from '@peshi/contract/dates'
import type { CaveatHitId, CaveatTrackerId, ChamberId, CourtId } from '@peshi/contract/ids'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { caveatHit, caveatTracker } from '../db/schema/caveats.ts'
import { dueCheck } from '../db/schema/due-checks.ts'
import { person } from '../db/schema/people.ts'
import { NotFound } from '../http/errors.ts'

export type CaveatRow = typeof caveatTracker.$inferSelect
export type CaveatHitRow = typeof caveatHit.$inferSelect
type NewHit = Omit<typeof caveatHit.$inferInsert, 'chamber_id' | 'tracker_id' | 'id'>

export interface Selection {
  patterns: string[]
  state?: CaveatState | undefined
  sort: (typeof caveatSorts)[number]
  order: 'asc' | 'desc'
  today: CourtDate
}

const searchText = sql`concat_ws(' ', ${caveatTracker.caveator}, ${caveatTracker.caveatee},
  '/' || ${caveatTracker.caveat_number} || '/' || ${caveatTracker.caveat_year}, ${caveatTracker.caveat_number}, ${caveatTracker.court}, ${caveatTracker.subject},
  ${caveatTracker.notice_number}, ${caveatTracker.note})`

export function caveatsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(caveatTracker.chamber_id, chamberId)
  const alive = and(own, isNull(caveatTracker.deleted_at))
  const one = (id: CaveatTrackerId) => and(alive, eq(caveatTracker.id, id))
  const isOpen = and(isNull(caveatTracker.matched_at), isNull(caveatTracker.renewed_by))

  function inState(state: CaveatState, today: CourtDate): SQL | undefined {
    const near = addDays(today, expiringDays)
    return {
      matched: isNotNull(caveatTracker.matched_at),
      renewed: and(isNull(caveatTracker.matched_at), isNotNull(caveatTracker.renewed_by)),
      expired: and(isOpen, lt(caveatTracker.expires_on, today)),
      expiring: and(isOpen, gte(caveatTracker.expires_on, today), sql`${caveatTracker.expires_on} <= ${near}`),
      active: and(isOpen, sql`${caveatTracker.expires_on} > ${near}`),
    }[state]
  }
  const selected = ({ patterns, state, today }: Selection) =>
    and(alive, state && inState(state, today), ...patterns.map((pattern) => sql`lower(${searchText}) like ${pattern}`))

  return {
    async get(id: CaveatTrackerId): Promise<CaveatRow> {
      const [row] = await tx.select().from(caveatTracker).where(one(id))
      if (!row) throw new NotFound()
      return row
    },

    /** The caveat for as long as the transaction lasts. */
    async lock(id: CaveatTrackerId): Promise<CaveatRow | null> {
      const [row] = await tx.select().from(caveatTracker).where(one(id)).for('update')
      return row ?? null
    },

    async list(by: Selection, limit: number, offset: number) {
      const wanted = selected(by)
      const column = caveatTracker[by.sort]
      const rows = await tx
        .select()
        .from(caveatTracker)
        .where(wanted)
        .orderBy(
          ...(by.order === 'asc'
            ? [sql`${column} asc nulls last`, asc(caveatTracker.id)]
            : [sql`${column} desc nulls last`, desc(caveatTracker.id)]),
        )
        .limit(limit)
        .offset(offset)
      const [counted] = await tx.select({ total: count() }).from(caveatTracker).where(wanted)
      return { rows, total: counted?.total ?? 0 }
    },

    /** Those that the chamber keeps of what a court's site has found, by the court's own terms. */
    async findByRefs(court: CourtId, refs: readonly string[]): Promise<Map<string | null, CaveatTrackerId>> {
      if (refs.length === 0) return new Map()
      const rows = await tx
        .select({ ref: caveatTracker.court_ref, id: caveatTracker.id })
        .from(caveatTracker)
        .where(and(alive, eq(caveatTracker.court, court), inArray(caveatTracker.court_ref, [...refs])))
      return new Map(rows.map(({ ref, id }) => [ref, id]))
    },

    async insert(values: Omit<typeof caveatTracker.$inferInsert, 'chamber_id'>): Promise<CaveatRow> {
      const [row] = await tx
        .insert(caveatTracker)
        .values({ ...values, chamber_id: chamberId })
        .returning()
      if (!row) throw new Error('A caveat was not kept')
      return row
    },

    async update(id: CaveatTrackerId, changes: Partial<CaveatRow>): Promise<CaveatRow> {
      const [row] = await tx.update(caveatTracker).set(changes).where(one(id)).returning()
      if (!row) throw new NotFound()
      return row
    },

    remove: (ids: readonly CaveatTrackerId[], mark: Pick<CaveatRow, 'deleted_at' | 'deleted_by'>) =>
      tx
        .update(caveatTracker)
        .set(mark)
        .where(and(alive, inArray(caveatTracker.id, [...ids])))
        .returning(),

    restore: (ids: readonly CaveatTrackerId[]) =>
      tx
        .update(caveatTracker)
        .set({ deleted_at: null, deleted_by: null })
        .where(and(own, isNotNull(caveatTracker.deleted_at), inArray(caveatTracker.id, [...ids])))
        .returning(),

    listBin: (limit: number) =>
      tx
        .select({ row: caveatTracker, remover: person.name })
        .from(caveatTracker)
        .leftJoin(person, eq(person.id, caveatTracker.deleted_by))
        .where(and(own, isNotNull(caveatTracker.deleted_at)))
        .orderBy(desc(caveatTracker.deleted_at), desc(caveatTracker.id))
        .limit(limit),

    eraseBefore: (before: Date) =>
      tx
        .delete(caveatTracker)
        .where(and(own, lt(caveatTracker.deleted_at, before)))
        .returning({ id: caveatTracker.id }),

    hitsOf: (ids: readonly CaveatTrackerId[]): Promise<CaveatHitRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : tx
            .select()
            .from(caveatHit)
            .where(and(eq(caveatHit.chamber_id, chamberId), inArray(caveatHit.tracker_id, [...ids])))
            .orderBy(desc(caveatHit.found_at), asc(caveatHit.case_key)),

    async getHit(tracker: CaveatTrackerId, id: CaveatHitId): Promise<CaveatHitRow> {
      const [row] = await tx
        .select()
        .from(caveatHit)
        .where(and(eq(caveatHit.chamber_id, chamberId), eq(caveatHit.tracker_id, tracker), eq(caveatHit.id, id)))
        .for('update')
      if (!row) throw new NotFound()
      return row
    },

    updateHit: (id: CaveatHitId, changes: Partial<CaveatHitRow>) =>
      tx
        .update(caveatHit)
        .set(changes)
        .where(and(eq(caveatHit.chamber_id, chamberId), eq(caveatHit.id, id))),

    /** New ones are given back; of a row of a list the court's own answer is kept in its place. */
    async keepHits(tracker: CaveatTrackerId, hits: readonly NewHit[]): Promise<CaveatHitRow[]> {
      const fresh: CaveatHitRow[] = []
      for (const hit of hits) {
        const [row] = await tx
          .insert(caveatHit)
          .values({ ...hit, chamber_id: chamberId, tracker_id: tracker })
          .onConflictDoNothing()
          .returning()
        if (row) fresh.push(row)
        else if (hit.source === 'search')
          await tx
            .update(caveatHit)
            .set({ source: 'search', ref: hit.ref ?? null, court: hit.court })
            .where(
              and(
                eq(caveatHit.chamber_id, chamberId),
                eq(caveatHit.tracker_id, tracker),
                eq(caveatHit.case_key, hit.case_key),
              ),
            )
      }
      return fresh
    },

    /** When each court is searched next. */
    async nextChecks(ids: readonly CaveatTrackerId[]): Promise<Map<string, Date>> {
      if (ids.length === 0) return new Map()
      const rows = await tx
        .select({ id: dueCheck.subject_id, due: dueCheck.due_at })
        .from(dueCheck)
        .where(
          and(
            eq(dueCheck.chamber_id, chamberId),
            eq(dueCheck.kind, 'caveat'),
            inArray(dueCheck.subject_id, [...ids]),
            inArray(dueCheck.state, ['due', 'answering']),
          ),
        )
      return new Map(rows.map(({ id, due }) => [id, due]))
    },

    /** Those that are over and were not told of. */
    listOver: (today: CourtDate) =>
      tx
        .select()
        .from(caveatTracker)
        .where(and(alive, isOpen, isNull(caveatTracker.expired_at), lt(caveatTracker.expires_on, today))),
  }
}
