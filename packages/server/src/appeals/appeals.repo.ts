import type { AppealState, appealSorts } from '@peshi/contract/appeals'
import type { CourtDate } from '@peshi/contract/dates'
import type { AppealHitId, AppealTrackerId, ChamberId, MatterId } from '@peshi/contract/ids'
import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/door.ts'
import { appealHit, appealTracker } from '../db/schema/appeals.ts'
import { dueCheck } from '../db/schema/due-checks.ts'
import { person } from '../db/schema/people.ts'
import { NotFound } from '../http/errors.ts'

const remover = alias(person, 'remover')

export type TrackerRow = typeof appealTracker.$inferSelect
export type HitRow = typeof appealHit.$inferSelect
type NewHit = Omit<typeof appealHit.$inferInsert, 'chamber_id' | 'tracker_id' | 'id'>

export interface Selection {
  patterns: string[]
  state?: AppealState | undefined
  sort: (typeof appealSorts)[number]
  order: 'asc' | 'desc'
}

export function appealsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(appealTracker.chamber_id, chamberId)
  const alive = and(own, isNull(appealTracker.deleted_at))
  const one = (id: AppealTrackerId) => and(alive, eq(appealTracker.id, id))

  const wasFound = exists(
    tx
      .select({ one: sql`1` })
      .from(appealHit)
      .where(
        and(
          eq(appealHit.chamber_id, appealTracker.chamber_id),
          eq(appealHit.tracker_id, appealTracker.id),
          eq(appealHit.source, 'search'),
          not(eq(appealHit.state, 'dismissed')),
        ),
      ),
  )
  const inState: Record<AppealState, SQL | undefined> = {
    found: wasFound,
    watching: and(not(wasFound), isNull(appealTracker.stopped_at)),
    stopped: and(not(wasFound), isNotNull(appealTracker.stopped_at)),
  }

  const selected = ({ patterns, state }: Selection) =>
    and(alive, state && inState[state], ...patterns.map((pattern) => sql`lower(${searchText}) like ${pattern}`))

  const orderBy = ({ sort, order }: Selection) => {
    const column = appealTracker[sort]
    return order === 'asc'
      ? [sql`${column} asc nulls last`, asc(appealTracker.id)]
      : [sql`${column} desc nulls last`, desc(appealTracker.id)]
  }

  return {
    async get(id: AppealTrackerId): Promise<TrackerRow> {
      const [row] = await tx.select().from(appealTracker).where(one(id))
      if (!row) throw new NotFound()
      return row
    },

    /** The tracker for as long as the transaction lasts: two answers at once are kept one after the other. */
    async lock(id: AppealTrackerId): Promise<TrackerRow | null> {
      const [row] = await tx.select().from(appealTracker).where(one(id)).for('update')
      return row ?? null
    },

    async list(by: Selection, limit: number, offset: number) {
      const wanted = selected(by)
      const rows = await tx
        .select()
        .from(appealTracker)
        .where(wanted)
        .orderBy(...orderBy(by))
        .limit(limit)
        .offset(offset)
      const [counted] = await tx.select({ total: count() }).from(appealTracker).where(wanted)
      return { rows, total: counted?.total ?? 0 }
    },

    async findByMatter(matterId: MatterId): Promise<AppealTrackerId | null> {
      const [row] = await tx
        .select({ id: appealTracker.id })
        .from(appealTracker)
        .where(and(alive, eq(appealTracker.matter_id, matterId)))
      return row?.id ?? null
    },

    async insert(values: Omit<typeof appealTracker.$inferInsert, 'chamber_id'>): Promise<TrackerRow | null> {
      const [row] = await tx
        .insert(appealTracker)
        .values({ ...values, chamber_id: chamberId })
        .onConflictDoNothing()
        .returning()
      return row ?? null
    },

    async update(id: AppealTrackerId, changes: Partial<TrackerRow>): Promise<TrackerRow> {
      const [row] = await tx.update(appealTracker).set(changes).where(one(id)).returning()
      if (!row) throw new NotFound()
      return row
    },

    remove: (ids: readonly AppealTrackerId[], mark: Pick<TrackerRow, 'deleted_at' | 'deleted_by'>) =>
      tx
        .update(appealTracker)
        .set(mark)
        .where(and(alive, inArray(appealTracker.id, [...ids])))
        .returning(),

    listDeleted: (ids: readonly AppealTrackerId[]) =>
      tx
        .select()
        .from(appealTracker)
        .where(and(own, isNotNull(appealTracker.deleted_at), inArray(appealTracker.id, [...ids]))),

    async restore(id: AppealTrackerId): Promise<TrackerRow | null> {
      const [row] = await tx
        .update(appealTracker)
        .set({ deleted_at: null, deleted_by: null })
        .where(and(own, eq(appealTracker.id, id), isNotNull(appealTracker.deleted_at)))
        .returning()
      return row ?? null
    },

    /** What is in the bin, newest first, with the name of who put it there. */
    listBin: (limit: number) =>
      tx
        .select({ row: appealTracker, remover: remover.name })
        .from(appealTracker)
        .leftJoin(remover, eq(remover.id, appealTracker.deleted_by))
        .where(and(own, isNotNull(appealTracker.deleted_at)))
        .orderBy(desc(appealTracker.deleted_at), desc(appealTracker.id))
        .limit(limit),

    async removeDeletedBefore(instant: Date): Promise<number> {
      const rows = await tx
        .delete(appealTracker)
        .where(and(own, lt(appealTracker.deleted_at, instant)))
        .returning({ id: appealTracker.id })
      return rows.length
    },

    hitsOf: (ids: readonly AppealTrackerId[]): Promise<HitRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : tx
            .select()
            .from(appealHit)
            .where(and(eq(appealHit.chamber_id, chamberId), inArray(appealHit.tracker_id, [...ids])))
            .orderBy(desc(appealHit.source), desc(appealHit.found_at), asc(appealHit.case_key)),

    async getHit(tracker: AppealTrackerId, id: AppealHitId): Promise<HitRow> {
      const [row] = await tx
        .select()
        .from(appealHit)
        .where(and(eq(appealHit.chamber_id, chamberId), eq(appealHit.tracker_id, tracker), eq(appealHit.id, id)))
        .for('update')
      if (!row) throw new NotFound()
      return row
    },

    updateHit: (id: AppealHitId, changes: Partial<HitRow>) =>
      tx
        .update(appealHit)
        .set(changes)
        .where(and(eq(appealHit.chamber_id, chamberId), eq(appealHit.id, id))),

    /** New ones are given back; of one that is known what the court says of it now is taken over. */
    async keepHits(tracker: AppealTrackerId, hits: readonly NewHit[]): Promise<HitRow[]> {
      const fresh: HitRow[] = []
      for (const hit of hits) {
        const known = await tx
          .select()
          .from(appealHit)
          .where(
            and(
              eq(appealHit.chamber_id, chamberId),
              eq(appealHit.tracker_id, tracker),
              // A petition that stood on a list by its number is the one that the search names with its diary number.
              or(
                eq(appealHit.case_key, hit.case_key),
                hit.case_number ? eq(appealHit.case_number, hit.case_number) : undefined,
              ),
            ),
          )
        const [old] = known
        if (old) {
          const isWorse = old.source === 'search' && hit.source === 'list'
          const { found_at: _found, ...now } = hit
          if (!isWorse)
            await tx
              .update(appealHit)
              .set(now)
              .where(and(eq(appealHit.chamber_id, chamberId), eq(appealHit.id, old.id)))
          if (old.source === 'list' && hit.source === 'search') fresh.push({ ...old, ...hit } as HitRow)
          continue
        }
        const [row] = await tx
          .insert(appealHit)
          .values({ ...hit, chamber_id: chamberId, tracker_id: tracker })
          .returning()
        if (row) fresh.push(row)
      }
      return fresh
    },

    /** When each is asked for next. */
    async nextChecks(ids: readonly AppealTrackerId[]): Promise<Map<string, Date>> {
      if (ids.length === 0) return new Map()
      const rows = await tx
        .select({ id: dueCheck.subject_id, due: dueCheck.due_at })
        .from(dueCheck)
        .where(
          and(
            eq(dueCheck.chamber_id, chamberId),
            eq(dueCheck.kind, 'appeal'),
            inArray(dueCheck.subject_id, [...ids]),
            inArray(dueCheck.state, ['due', 'answering']),
          ),
        )
      return new Map(rows.map(({ id, due }) => [id, due]))
    },

    /** Those whose time is over, or will be within the days in which that is said beforehand. */
    listEnding: (warnFrom: CourtDate) =>
      tx
        .select()
        .from(appealTracker)
        .where(and(alive, isNull(appealTracker.stopped_at), sql`${appealTracker.stops_on} <= ${warnFrom}`)),
  }
}

const searchText = sql`concat_ws(' ', ${appealTracker.petitioner}, ${appealTracker.respondent}, ${appealTracker.case_type_name},
  '/' || ${appealTracker.case_number} || '/' || ${appealTracker.case_year}, ${appealTracker.bench_name}, ${appealTracker.state_name}, ${appealTracker.note})`
