import type { FirStatus, firSorts } from '@peshi/contract/firs'
import type { ChallengeId, ChamberId, FirTrackerId, MatterId, PersonId } from '@peshi/contract/ids'
import { and, arrayContains, asc, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { dueCheck } from '../db/schema/due-checks.ts'
import { firFind, firReading, firTracker } from '../db/schema/firs.ts'
import { person } from '../db/schema/people.ts'
import { NotFound } from '../http/errors.ts'

export type FirRow = typeof firTracker.$inferSelect
export type NewFir = Omit<typeof firTracker.$inferInsert, 'chamber_id' | 'id'>
type NewFind = Omit<typeof firFind.$inferInsert, 'chamber_id'>

export interface Selection {
  patterns: string[]
  state?: FirStatus | undefined
  sort: (typeof firSorts)[number]
  order: 'asc' | 'desc'
}

export function firsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(firTracker.chamber_id, chamberId)
  const alive = and(own, isNull(firTracker.deleted_at))
  const one = (id: FirTrackerId) => and(alive, eq(firTracker.id, id))

  const selected = ({ patterns, state }: Selection): SQL | undefined =>
    and(
      alive,
      state && eq(firTracker.status, state),
      ...patterns.map((pattern) => sql`lower(${searchText}) like ${pattern}`),
    )

  return {
    async get(id: FirTrackerId): Promise<FirRow> {
      const [row] = await tx.select().from(firTracker).where(one(id))
      if (!row) throw new NotFound()
      return row
    },

    /** For as long as the transaction lasts: two answers at once are kept one after the other. */
    async lock(id: FirTrackerId): Promise<FirRow | null> {
      const [row] = await tx.select().from(firTracker).where(one(id)).for('update')
      return row ?? null
    },

    async list(by: Selection, limit: number, offset: number) {
      const wanted = selected(by)
      const column = firTracker[by.sort]
      const order = by.order === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`
      const rows = await tx
        .select()
        .from(firTracker)
        .where(wanted)
        .orderBy(order, by.order === 'asc' ? asc(firTracker.id) : desc(firTracker.id))
        .limit(limit)
        .offset(offset)
      const [counted] = await tx.select({ total: count() }).from(firTracker).where(wanted)
      return { rows, total: counted?.total ?? 0 }
    },

    async findByKey(key: string, district: string): Promise<FirTrackerId | null> {
      const [row] = await tx
        .select({ id: firTracker.id })
        .from(firTracker)
        .where(and(alive, eq(firTracker.key, key), eq(sql`lower(${firTracker.district})`, district.toLowerCase())))
      return row?.id ?? null
    },

    listByMatter: (id: MatterId) =>
      tx
        .select()
        .from(firTracker)
        .where(and(alive, arrayContains(firTracker.matter_ids, [id]))),

    async insert(values: NewFir): Promise<FirRow | null> {
      const [row] = await tx
        .insert(firTracker)
        .values({ ...values, chamber_id: chamberId })
        .onConflictDoNothing()
        .returning()
      return row ?? null
    },

    async update(id: FirTrackerId, changes: Partial<FirRow>): Promise<FirRow> {
      const [row] = await tx.update(firTracker).set(changes).where(one(id)).returning()
      if (!row) throw new NotFound()
      return row
    },

    remove: (ids: readonly FirTrackerId[], mark: Pick<FirRow, 'deleted_at' | 'deleted_by'>) =>
      tx
        .update(firTracker)
        .set(mark)
        .where(and(alive, inArray(firTracker.id, [...ids])))
        .returning(),

    restore: (ids: readonly FirTrackerId[]) =>
      tx
        .update(firTracker)
        .set({ deleted_at: null, deleted_by: null })
        .where(and(own, isNotNull(firTracker.deleted_at), inArray(firTracker.id, [...ids])))
        .returning(),

    /** What is in the bin, newest first, with the name of who put it there. */
    listBin: (limit: number) =>
      tx
        .select({ row: firTracker, remover: person.name })
        .from(firTracker)
        .leftJoin(person, eq(person.id, firTracker.deleted_by))
        .where(and(own, isNotNull(firTracker.deleted_at)))
        .orderBy(desc(firTracker.deleted_at), desc(firTracker.id))
        .limit(limit),

    removeDeletedBefore: (before: Date) =>
      tx
        .delete(firTracker)
        .where(and(own, lt(firTracker.deleted_at, before)))
        .returning({ id: firTracker.id }),

    addReading: (values: Omit<typeof firReading.$inferInsert, 'chamber_id' | 'id'>) =>
      tx.insert(firReading).values({ ...values, chamber_id: chamberId }),

    listReadings: (id: FirTrackerId, limit: number) =>
      tx
        .select({ at: firReading.at, source: firReading.source, changes: firReading.changes, by: person.name })
        .from(firReading)
        .leftJoin(person, eq(person.id, firReading.by))
        .where(and(eq(firReading.chamber_id, chamberId), eq(firReading.tracker_id, id)))
        .orderBy(desc(firReading.at), desc(firReading.id))
        .limit(limit),

    /** When each is asked for next. */
    async nextChecks(ids: readonly FirTrackerId[]): Promise<Map<string, Date>> {
      if (ids.length === 0) return new Map()
      const rows = await tx
        .select({ id: dueCheck.subject_id, due: dueCheck.due_at })
        .from(dueCheck)
        .where(
          and(
            eq(dueCheck.chamber_id, chamberId),
            eq(dueCheck.kind, 'fir'),
            inArray(dueCheck.subject_id, [...ids]),
            inArray(dueCheck.state, ['due', 'answering']),
          ),
        )
      return new Map(rows.map(({ id, due }) => [id, due]))
    },

    async insertFind(values: NewFind, now: Date): Promise<void> {
      await this.removeFindsBefore(now)
      await tx.insert(firFind).values({ ...values, chamber_id: chamberId })
    },
    removeFindsBefore: (now: Date) =>
      tx.delete(firFind).where(and(eq(firFind.chamber_id, chamberId), lt(firFind.expires_at, now))),

    /** Each picture has one answer: whoever takes it takes it away. Null when it isn't this person's. */
    async takePicture(id: ChallengeId, personId: PersonId) {
      const [row] = await tx
        .delete(firFind)
        .where(and(isOwnFind(id, personId), isNull(firFind.found)))
        .returning()
      return row ?? null
    },

    /** A search that is over; it may be saved several times, one FIR of it after the other. */
    async findFound(id: ChallengeId, personId: PersonId, now: Date) {
      const [row] = await tx
        .select()
        .from(firFind)
        .where(and(isOwnFind(id, personId), isNotNull(firFind.found)))
      return row && row.expires_at > now ? row : null
    },
  }

  function isOwnFind(id: ChallengeId, personId: PersonId) {
    return and(eq(firFind.chamber_id, chamberId), eq(firFind.id, id), eq(firFind.person_id, personId))
  }
}

const searchText = sql`concat_ws(' ', ${firTracker.number} || '/' || ${firTracker.year}, ${firTracker.police_station},
  ${firTracker.district}, ${firTracker.state}, ${firTracker.later_number} || '/' || ${firTracker.later_year},
  ${firTracker.accused}::text, ${firTracker.sections}::text, ${firTracker.note})`
