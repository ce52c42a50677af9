import type { ListKind } from '@peshi/contract/courts/cause-list-kinds'
import { leadingNumber } from '@peshi/contract/courts/item'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { boardSample, boardState } from './boards.schema.ts'
import type { RoomSample } from './changed-rooms.ts'

export interface ListEnd {
  court_no: string
  kind: ListKind
  last: number
}

export type BoardRow = typeof boardState.$inferSelect

export const boardsRepo = (tx: Tx) => ({
  find: (court: CourtId): Promise<BoardRow | null> =>
    tx.select().from(boardState).where(eq(boardState.court, court)).then(takeFirst),

  async claim(court: CourtId, now: Date, until: Date): Promise<boolean> {
    const rows = await tx
      .insert(boardState)
      .values({ court, due_at: until })
      .onConflictDoUpdate({
        target: boardState.court,
        set: { due_at: until },
        setWhere: sql`${boardState.due_at} <= ${now.toISOString()}`,
      })
      .returning({ court: boardState.court })
    return rows.length > 0
  },

  update: (court: CourtId, changes: Partial<Omit<BoardRow, 'court'>>) =>
    tx.update(boardState).set(changes).where(eq(boardState.court, court)),

  async insertSamples(court: CourtId, at: Date, rooms: RoomSample[]): Promise<void> {
    if (rooms.length > 0) await tx.insert(boardSample).values(rooms.map((room) => ({ ...room, court, at })))
  },

  listSamples: (court: CourtId, from: Date, to: Date) =>
    tx
      .select()
      .from(boardSample)
      .where(and(eq(boardSample.court, court), gte(boardSample.at, from), lt(boardSample.at, to)))
      .orderBy(asc(boardSample.at), asc(boardSample.position)),

  async removeSamplesBefore(before: Date, limit: number): Promise<number> {
    const { rows } = (await tx.execute(sql`
      DELETE FROM board_sample WHERE (court, at, position) IN (
        SELECT court, at, position FROM board_sample WHERE at < ${before.toISOString()} ORDER BY at LIMIT ${limit})
      RETURNING 1`)) as unknown as Rows
    return rows.length
  },

  async listEnds(court: CourtId, date: CourtDate): Promise<ListEnd[]> {
    const { rows } = (await tx.execute(sql`
      SELECT entry.court_no, entry.kind, max(substring(entry.item FROM ${leadingNumber})::int) AS last
      FROM cause_list list JOIN cause_list_entry entry
        ON entry.list_id = list.id AND entry.revision = list.revision
      WHERE list.court = ${court} AND list.date = ${date} AND entry.kind <> 'advance'
        AND entry.court_no IS NOT NULL AND entry.item ~ ${leadingNumber}
      GROUP BY entry.court_no, entry.kind`)) as unknown as Rows
    return rows as unknown as ListEnd[]
  },
})
