import type { ChamberId, ImportId, MatterId } from '@peshi/contract/platform/ids'
import type { ImportReason, ImportRowState, ImportValues } from '@peshi/contract/records/imports'
import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import { caseKey } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { matterAlias } from '../../matters/families/families.schema.ts'
import { client } from '../../platform/db/clients.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import type { FileRow } from './import-limits.ts'
import { importRow, matterImport } from './imports.schema.ts'
import type { wantedOf } from './known-cases.ts'

export type ImportRecord = typeof matterImport.$inferSelect & { by_name: string | null }
export type ImportRowRecord = typeof importRow.$inferSelect
type Changes = Partial<Omit<typeof matterImport.$inferInsert, 'chamber_id' | 'id'>>

export interface RowChange {
  position: number
  state: ImportRowState
  values?: ImportValues | null
  reason?: ImportReason | null
  said?: string | null
  matterId?: MatterId | null
  isNew?: boolean
}

export interface KnownCase {
  id: MatterId
  cnr: string | null
  court: string | null
  type: string | null
  number: string | null
  year: number | null
  title: string | null
}

const recordColumns = { ...getTableColumns(matterImport), by_name: person.name }

export function importsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(matterImport.chamber_id, chamberId)
  const ofImport = (id: ImportId) => and(eq(importRow.chamber_id, chamberId), eq(importRow.import_id, id))
  const records = () =>
    tx.select(recordColumns).from(matterImport).leftJoin(person, eq(person.id, matterImport.created_by))

  return {
    async insert(values: Omit<typeof matterImport.$inferInsert, 'chamber_id' | 'id'>): Promise<ImportId> {
      const id = newId() as ImportId
      await tx.insert(matterImport).values({ ...values, chamber_id: chamberId, id })
      return id
    },

    insertRows: (id: ImportId, rows: readonly FileRow[]) =>
      tx.insert(importRow).values(
        rows.map(([position, cells]) => ({
          chamber_id: chamberId,
          import_id: id,
          position,
          id: newId(),
          cells,
          state: 'read' as const,
        })),
      ),

    get: (id: ImportId): Promise<ImportRecord> =>
      records()
        .where(and(own, eq(matterImport.id, id)))
        .then(takeOne),

    async lock(id: ImportId): Promise<void> {
      await tx
        .select({ id: matterImport.id })
        .from(matterImport)
        .where(and(own, eq(matterImport.id, id)))
        .for('update')
    },

    list: (limit: number): Promise<ImportRecord[]> =>
      records().where(own).orderBy(desc(matterImport.created_at), desc(matterImport.id)).limit(limit),

    update: (id: ImportId, changes: Changes) =>
      tx
        .update(matterImport)
        .set(changes)
        .where(and(own, eq(matterImport.id, id))),

    removeUnstartedBefore: (instant: Date) =>
      tx
        .delete(matterImport)
        .where(
          and(
            own,
            inArray(matterImport.state, ['mapping', 'ready']),
            sql`${matterImport.created_at} < ${instant.toISOString()}`,
          ),
        ),

    removeRowsOfEndedBefore: (instant: Date) =>
      tx.delete(importRow).where(
        and(
          eq(importRow.chamber_id, chamberId),
          inArray(
            importRow.import_id,
            tx
              .select({ id: matterImport.id })
              .from(matterImport)
              .where(
                and(
                  own,
                  inArray(matterImport.state, ['done', 'undone']),
                  sql`coalesce(${matterImport.undone_at}, ${matterImport.finished_at}) < ${instant.toISOString()}`,
                ),
              ),
          ),
        ),
      ),

    findMapping: (headingKey: string) =>
      tx
        .select({ mapping: matterImport.mapping, options: matterImport.options })
        .from(matterImport)
        .where(and(own, eq(matterImport.heading_key, headingKey), isNotNull(matterImport.mapping)))
        .orderBy(desc(matterImport.created_at), desc(matterImport.id))
        .limit(1)
        .then(takeFirst),

    async countRows(ids: readonly ImportId[]) {
      if (ids.length === 0) return []
      return tx
        .select({ id: importRow.import_id, state: importRow.state, rows: count() })
        .from(importRow)
        .where(and(eq(importRow.chamber_id, chamberId), inArray(importRow.import_id, [...ids])))
        .groupBy(importRow.import_id, importRow.state)
    },

    async listRows(
      id: ImportId,
      { state, withConflict }: { state?: ImportRowState | undefined; withConflict: boolean },
      limit: number,
      offset: number,
    ) {
      const wanted = and(
        ofImport(id),
        state && eq(importRow.state, state),
        withConflict ? eq(importRow.has_conflict, true) : undefined,
      )
      const rows = await tx
        .select()
        .from(importRow)
        .where(wanted)
        .orderBy(asc(importRow.position))
        .limit(limit)
        .offset(offset)
      return { rows, total: await tx.$count(importRow, wanted) }
    },

    async mayConflict(id: ImportId): Promise<boolean> {
      const [known] = await tx
        .select({ id: client.id })
        .from(client)
        .where(and(eq(client.chamber_id, chamberId), isNull(client.deleted_at)))
        .limit(1)
      if (known) return true
      const says = sql`coalesce("values" ->> 'our_side', "values" ->> 'client') is not null`
      const [row] = await tx
        .select({ id: importRow.id })
        .from(importRow)
        .where(and(ofImport(id), says))
        .limit(1)
      return row !== undefined
    },

    async countConflicts(id: ImportId): Promise<number> {
      return tx.$count(importRow, and(ofImport(id), eq(importRow.has_conflict, true)))
    },

    async markConflicts(id: ImportId, positions: readonly number[], has_conflict: boolean): Promise<void> {
      if (positions.length === 0) return
      await tx
        .update(importRow)
        .set({ has_conflict })
        .where(and(ofImport(id), ne(importRow.has_conflict, has_conflict), inArray(importRow.position, [...positions])))
    },

    listAfter: (id: ImportId, after: number, limit: number, states: readonly ImportRowState[] = []) =>
      tx
        .select()
        .from(importRow)
        .where(
          and(
            ofImport(id),
            gt(importRow.position, after),
            states.length > 0 ? inArray(importRow.state, [...states]) : undefined,
          ),
        )
        .orderBy(asc(importRow.position))
        .limit(limit),

    getRow: (rowId: string): Promise<ImportRowRecord> =>
      tx
        .select()
        .from(importRow)
        .where(and(eq(importRow.chamber_id, chamberId), eq(importRow.id, rowId)))
        .then(takeOne),

    async changeRows(id: ImportId, changes: readonly RowChange[]): Promise<void> {
      if (changes.length === 0) return
      const given = changes.map(({ position, state, values, reason, said, matterId, isNew }) => ({
        position,
        state,
        values,
        keep_values: values === undefined,
        reason_code: reason ?? null,
        reason: said ?? null,
        matter_id: matterId ?? null,
        is_new: isNew ?? false,
      }))
      await tx.execute(sql`
        UPDATE import_row SET
          state = given.state,
          "values" = CASE WHEN given.keep_values THEN import_row."values" ELSE given."values" END,
          reason_code = given.reason_code, reason = given.reason,
          matter_id = coalesce(given.matter_id, import_row.matter_id),
          is_new = import_row.is_new OR given.is_new
        FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (
          position int, state text, "values" jsonb, keep_values boolean, reason_code text, reason text,
          matter_id uuid, is_new boolean)
        WHERE import_row.chamber_id = ${chamberId} AND import_row.import_id = ${id}
          AND import_row.position = given.position`)
    },

    async forgetJudgement(id: ImportId): Promise<void> {
      await tx
        .update(importRow)
        .set({ state: 'read', values: null, reason_code: null, reason: null, matter_id: null, has_conflict: false })
        .where(ofImport(id))
    },

    /** Rows that waited for a captcha become `ready`, so that a restored import tries them again. */
    async readyAsked(id: ImportId): Promise<void> {
      await tx
        .update(importRow)
        .set({ state: 'ready', reason_code: null, reason: null })
        .where(and(ofImport(id), eq(importRow.state, 'asked')))
    },

    async listKnown({ cnrs, numbers, titles }: ReturnType<typeof wantedOf>): Promise<KnownCase[]> {
      if (cnrs.length + numbers.length + titles.length === 0) return []
      const among = (column: AnyColumn, given: readonly string[]) =>
        given.length > 0 ? inArray(column, [...given]) : undefined
      return tx
        .select({
          id: matter.id,
          cnr: matter.cnr,
          court: matter.hc_name,
          type: matter.case_type,
          number: matter.case_number,
          year: matter.case_year,
          title: matter.own_title,
        })
        .from(matter)
        .where(
          and(
            eq(matter.chamber_id, chamberId),
            sql`deleted_at is null`,
            or(among(matter.cnr, cnrs), among(matter.case_number, numbers), among(matter.own_title, titles)),
          ),
        )
    },

    async listByOtherNumber({
      courts,
      keys,
    }: ReturnType<typeof wantedOf>): Promise<{ id: MatterId; court: string; key: string }[]> {
      if (keys.length === 0) return []
      const live = and(eq(matter.chamber_id, chamberId), isNull(matter.deleted_at))
      const kept = await tx
        .select({ id: matter.id, court: matterAlias.court, key: sql<string>`${matterAlias.key}` })
        .from(matterAlias)
        .innerJoin(matter, and(eq(matter.chamber_id, matterAlias.chamber_id), eq(matter.id, matterAlias.matter_id)))
        .where(
          and(
            live,
            eq(matterAlias.chamber_id, chamberId),
            inArray(matterAlias.court, courts),
            inArray(matterAlias.key, keys),
          ),
        )
      const ofCourt = await tx
        .select({ id: matter.id, court: matter.hc_name, key: caseKey.key })
        .from(caseKey)
        .innerJoin(matter, eq(matter.case_id, caseKey.case_id))
        .where(and(live, inArray(caseKey.court, courts), inArray(caseKey.key, keys)))
      return [...ofCourt, ...kept]
    },

    listMade: (id: ImportId, after: number, limit: number) =>
      tx
        .select({ position: importRow.position, matterId: importRow.matter_id })
        .from(importRow)
        .where(and(ofImport(id), eq(importRow.is_new, true), gt(importRow.position, after)))
        .orderBy(asc(importRow.position))
        .limit(limit),
  }
}
