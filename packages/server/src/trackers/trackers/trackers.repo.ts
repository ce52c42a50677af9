import type { CourtDate } from '@peshi/contract/platform/dates'
import { foldText } from '@peshi/contract/platform/fold'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import type { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Besides, inWords, matchWords } from '../../matters/matters/match-words.ts'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { NotFound } from '../../platform/errors.ts'
import { dueCheck } from '../due-checks/due-checks.schema.ts'

type TrackerTable = PgTable &
  Record<'chamber_id' | 'id' | 'deleted_at' | 'deleted_by' | 'version' | 'edited_by' | 'edited_at', PgColumn>

interface TrackerRow {
  id: string
  deleted_at: Date | null
  deleted_by: PersonId | null
}

export interface Selection<State extends string> {
  search?: string | undefined
  state?: State | undefined
  sort: string
  order: 'asc' | 'desc'
}

interface Of<Table extends TrackerTable, State extends string> {
  table: Table
  kind: DueCheckKind
  /** The words that a search reads. */
  text: SQL
  besides?: Besides
  inState(state: State, today: CourtDate): SQL | undefined
}

type IdOf<Row extends TrackerRow> = Row['id']

export function trackersRepo<Table extends TrackerTable & { $inferSelect: TrackerRow }, State extends string>(
  tx: Tx,
  chamberId: ChamberId,
  { table, kind, text, besides, inState }: Of<Table, State>,
) {
  type Row = Table['$inferSelect']
  type Id = IdOf<Row>
  const any: PgTable = table
  const own = eq(table.chamber_id, chamberId)
  const alive = and(own, isNull(table.deleted_at))
  const inBin = and(own, isNotNull(table.deleted_at))
  const one = (id: Id) => and(alive, eq(table.id, id))
  const among = (ids: readonly Id[]) => inArray(table.id, [...ids])
  const columnOf = (name: string) => (table as unknown as Record<string, PgColumn>)[name]

  const repo = {
    own,
    alive,

    async find(id: Id): Promise<Row | null> {
      const [row] = await tx.select().from(any).where(one(id))
      return (row as Row | undefined) ?? null
    },

    async get(id: Id): Promise<Row> {
      const row = await repo.find(id)
      if (!row) throw new NotFound()
      return row
    },

    /** Whether people outside a team do not see it. Every walled table has this column (`0018_wall.sql`). */
    async isHidden(id: Id): Promise<boolean> {
      const [row] = await tx.select({ isHidden: sql<boolean>`seen_by is not null` }).from(any).where(one(id))
      return row?.isHidden ?? false
    },

    async lock(id: Id): Promise<Row | null> {
      const [row] = await tx.select().from(any).where(one(id)).for('update')
      return (row as Row | undefined) ?? null
    },

    raiseVersion: (id: Id, edit: Edit) => raiseVersion(tx, table, one(id), edit),

    async list({ search, state, sort, order }: Selection<State>, today: CourtDate, limit: number, offset: number) {
      const words = foldText(search ?? '')
        .split(' ')
        .filter(Boolean)
      const found = words.map((word) => inWords(sql`fold_text(${text})`, word, words, besides))
      const wanted = and(alive, state && inState(state, today), ...found)
      const column = columnOf(sort)
      const rows = await tx
        .select()
        .from(any)
        .where(wanted)
        .orderBy(
          ...(order === 'asc'
            ? [sql`${column} asc nulls last`, asc(table.id)]
            : [sql`${column} desc nulls last`, desc(table.id)]),
        )
        .limit(limit)
        .offset(offset)
      return { rows: rows as Row[], total: await tx.$count(any, wanted) }
    },

    async search(words: readonly string[], limit: number, offset: number) {
      const { exactly, alike } = matchWords(chamberId, words, {
        id: table.id,
        text: sql`fold_text(${text})`,
        besides,
      })
      const wanted = and(alive, alike)
      const rows = await tx
        .select({ row: any, is_alike: sql<boolean>`not (${exactly})`.as('is_alike') })
        .from(any)
        .where(wanted)
        .orderBy(sql`is_alike`, desc(table.id))
        .limit(limit)
        .offset(offset)
      return { rows: rows as unknown as { row: Row; is_alike: boolean }[], total: await tx.$count(any, wanted) }
    },

    async insert(values: Omit<Table['$inferInsert'], 'chamber_id'>): Promise<Row | null> {
      const [row] = await tx
        .insert(any)
        .values({ ...values, chamber_id: chamberId })
        .onConflictDoNothing()
        .returning()
      return (row as Row | undefined) ?? null
    },

    async update(id: Id, changes: Partial<Row>): Promise<Row> {
      const row = await tx.update(any).set(changes).where(one(id)).returning().then(takeOne)
      return row as Row
    },

    remove: async (ids: readonly Id[], mark: Pick<TrackerRow, 'deleted_at' | 'deleted_by'>) =>
      (await tx
        .update(any)
        .set(mark)
        .where(and(alive, among(ids)))
        .returning()) as Row[],

    restore: async (ids: readonly Id[]) =>
      (await tx
        .update(any)
        .set({ deleted_at: null, deleted_by: null })
        .where(and(inBin, among(ids)))
        .returning()) as Row[],

    listBin: async (limit: number) =>
      (await tx
        .select({ row: any, remover: person.name })
        .from(any)
        .leftJoin(person, eq(person.id, table.deleted_by))
        .where(inBin)
        .orderBy(desc(table.deleted_at), desc(table.id))
        .limit(limit)) as unknown as { row: Row; remover: string | null }[],

    async nextChecks(ids: readonly Id[]): Promise<Map<string, Date>> {
      if (ids.length === 0) return new Map()
      const rows = await tx
        .select({ id: dueCheck.subject_id, due: dueCheck.due_at })
        .from(dueCheck)
        .where(
          and(
            eq(dueCheck.chamber_id, chamberId),
            eq(dueCheck.kind, kind),
            inArray(dueCheck.subject_id, [...ids]),
            inArray(dueCheck.state, ['due', 'answering']),
          ),
        )
      return new Map(rows.map(({ id, due }) => [id, due]))
    },
  }
  return repo
}
