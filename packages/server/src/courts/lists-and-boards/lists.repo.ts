import type { ListKind } from '@peshi/contract/courts/cause-list-kinds'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { causeList, causeListDay, causeListEntry, causeListSighting, readInPart } from './cause-lists.schema.ts'

/** A court announces a change at most this many days before the day of the changed list. */
const announcedDaysAhead = 7

export type ListRow = typeof causeList.$inferSelect
export type SightingRow = Omit<typeof causeListSighting.$inferInsert, 'list_id' | 'revision'>
export type EntryRow = Omit<typeof causeListEntry.$inferInsert, 'list_id' | 'revision'>

export const listsRepo = (tx: Tx) => ({
  get: (id: string): Promise<ListRow> => tx.select().from(causeList).where(eq(causeList.id, id)).then(takeOne),

  async open(list: {
    court: CourtId
    date: CourtDate
    source: string
    title: string
    kind: ListKind
  }): Promise<ListRow> {
    const { title, kind } = list
    return tx
      .insert(causeList)
      .values(list)
      .onConflictDoUpdate({ target: [causeList.court, causeList.date, causeList.source], set: { title, kind } })
      .returning()
      .then(takeOne)
  },

  async update(id: string, values: Partial<ListRow>): Promise<void> {
    await tx.update(causeList).set(values).where(eq(causeList.id, id))
  },

  async insertEntries(id: string, revision: number, rows: readonly EntryRow[]): Promise<void> {
    if (rows.length === 0) return
    await tx.insert(causeListEntry).values(rows.map((row) => ({ ...row, list_id: id, revision })))
  },

  async insertSightings(id: string, revision: number, rows: readonly SightingRow[]): Promise<void> {
    if (rows.length === 0) return
    await tx.insert(causeListSighting).values(rows.map((row) => ({ ...row, list_id: id, revision })))
  },

  async removeUnfinished({ id, revision }: Pick<ListRow, 'id' | 'revision'>): Promise<void> {
    for (const table of [causeListEntry, causeListSighting])
      await tx.delete(table).where(and(eq(table.list_id, id), gt(table.revision, revision)))
  },

  async removeOlder({ id, revision }: Pick<ListRow, 'id' | 'revision'>): Promise<void> {
    for (const table of [causeListEntry, causeListSighting])
      await tx.delete(table).where(and(eq(table.list_id, id), lt(table.revision, revision)))
  },

  async removeEntriesBefore(date: CourtDate, limit: number): Promise<number> {
    const { rows } = (await tx.execute(sql`
      DELETE FROM cause_list_entry AS entry USING (
        SELECT old.list_id, old.revision, old.position FROM cause_list AS list
        JOIN cause_list_entry AS old ON old.list_id = list.id
        WHERE list.date < ${date} LIMIT ${limit}) AS old
      WHERE entry.list_id = old.list_id AND entry.revision = old.revision AND entry.position = old.position
      RETURNING 1`)) as unknown as Rows
    return rows.length
  },

  async removeSightingsBefore(date: CourtDate, limit: number): Promise<void> {
    await tx.execute(sql`
      DELETE FROM cause_list_sighting WHERE list_id IN (
        SELECT DISTINCT list.id FROM cause_list AS list JOIN cause_list_sighting AS old ON old.list_id = list.id
        WHERE list.date < ${date} LIMIT ${limit})`)
  },

  listPartial: (from: CourtDate, courts: readonly CourtId[] | null, limit: number): Promise<ListRow[]> =>
    tx
      .select()
      .from(causeList)
      .where(
        and(gte(causeList.date, from), courts === null ? undefined : inArray(causeList.court, [...courts]), readInPart),
      )
      .orderBy(causeList.date, causeList.court, causeList.title)
      .limit(limit),

  listDocumentsBefore: (date: CourtDate, limit: number) =>
    tx
      .select({ id: causeList.id, document: causeList.document })
      .from(causeList)
      .where(and(lt(causeList.date, date), isNotNull(causeList.document)))
      .limit(limit),

  listToReadAgain: (from: CourtDate, reader: number): Promise<ListRow[]> =>
    tx
      .select()
      .from(causeList)
      .where(and(gte(causeList.date, from), lt(causeList.reader, reader), isNotNull(causeList.document))),

  listRead: (court: CourtId | null, from: CourtDate): Promise<ListRow[]> =>
    tx
      .select()
      .from(causeList)
      .where(and(court ? eq(causeList.court, court) : undefined, gte(causeList.date, from), gt(causeList.revision, 0))),

  /** The court's lists that may change a list of this day, oldest first. */
  listAnnouncing: (court: CourtId, date: CourtDate): Promise<ListRow[]> =>
    tx
      .select()
      .from(causeList)
      .where(
        and(
          eq(causeList.court, court),
          gte(causeList.date, addDays(date, -announcedDaysAhead)),
          lte(causeList.date, date),
          isNotNull(causeList.changes),
        ),
      )
      .orderBy(causeList.changed_at, causeList.id),

  async keepDay(court: CourtId, date: CourtDate, values: Omit<typeof causeListDay.$inferInsert, 'court' | 'date'>) {
    await tx
      .insert(causeListDay)
      .values({ court, date, ...values })
      .onConflictDoUpdate({ target: [causeListDay.court, causeListDay.date], set: values })
  },

  findDay: async (court: CourtId, date: CourtDate) =>
    (
      await tx
        .select()
        .from(causeListDay)
        .where(and(eq(causeListDay.court, court), eq(causeListDay.date, date)))
    )[0] ?? null,

  listWithdrawn: (court: CourtId, date: CourtDate, looked_at: Date): Promise<ListRow[]> =>
    tx
      .select()
      .from(causeList)
      .where(and(eq(causeList.court, court), eq(causeList.date, date), lt(causeList.read_at, looked_at))),

  async listPast(ids: readonly string[], date: CourtDate): Promise<string[]> {
    if (ids.length === 0) return []
    const rows = await tx
      .select({ id: causeList.id })
      .from(causeList)
      .where(and(inArray(causeList.id, [...ids]), lt(causeList.date, date)))
    return rows.map(({ id }) => id)
  },

  async hasUnread(court: CourtId, date: CourtDate): Promise<boolean> {
    const [row] = await tx
      .select({ id: causeList.id })
      .from(causeList)
      .where(and(eq(causeList.court, court), eq(causeList.date, date), isNull(causeList.read_at)))
      .limit(1)
    return row !== undefined
  },

  async listLookedAt(courts: readonly CourtId[]): Promise<Map<CourtId, Date>> {
    if (courts.length === 0) return new Map()
    const rows = await tx
      .select({ court: causeListDay.court, at: sql`max(${causeListDay.looked_at})`.mapWith(causeListDay.looked_at) })
      .from(causeListDay)
      .where(inArray(causeListDay.court, [...courts]))
      .groupBy(causeListDay.court)
    return new Map(rows.map(({ court, at }) => [court, at]))
  },
})
