import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { ImportId } from '@peshi/contract/platform/ids'
import type { judgeImport as judgeCall } from '@peshi/contract/records/imports'
import {
  type Import,
  type ImportMapping,
  type ImportOptions,
  type ImportState,
  type listImportRows,
  mostImportBytes,
} from '@peshi/contract/records/imports'
import { isCourt } from '@peshi/courts/catalogue/courts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid, TooLarge } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { removeDueChecks } from '../../trackers/due-checks/put-due-checks.ts'
import { spreadCourts } from './court-headings.ts'
import { guessMapping, type Headed, headingKey, takeHeadings } from './guess-mapping.ts'
import { readImport } from './import-file.ts'
import { type FileContent, type FileRow, type FileTable, limits } from './import-limits.ts'
import { runImport, turnImport } from './imports.jobs.ts'
import { presentImport, presentRow } from './imports.present.ts'
import { type ImportRecord, importsRepo } from './imports.repo.ts'
import { judgeImport } from './judge-import.ts'

const shownImports = 50
const rowsAtOnce = 400

const noOptions: ImportOptions = { court: null, dates: 'day-first', by_hand: true, forums: false, odd_dates: 'ask' }

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'emit' | 'courts' | 'services'>

export function createImports({ db, clock, queue, emit, courts, services: { rowConflicts, scanning } }: Needs) {
  const inRepo = <T>(actor: Actor, work: (repo: ReturnType<typeof importsRepo>, tx: Tx) => Promise<T>) =>
    db.asChamber(actor, (tx) => work(importsRepo(tx, actor.chamberId), tx))

  async function present(repo: ReturnType<typeof importsRepo>, record: ImportRecord): Promise<Import> {
    const remembered = record.mapping === null ? await repo.findMapping(record.heading_key) : null
    const mapping = remembered?.mapping
    return presentImport(
      record,
      await repo.countRows([record.id]),
      remembered && mapping ? { mapping, options: remembered.options } : null,
      await repo.countConflicts(record.id),
    )
  }

  const read = (actor: Actor, id: ImportId) => inRepo(actor, async (repo) => present(repo, await repo.get(id)))

  async function turn(
    tx: Tx,
    actor: Actor,
    id: ImportId,
    from: readonly ImportState[],
    work: (repo: ReturnType<typeof importsRepo>, record: ImportRecord) => Promise<void>,
  ): Promise<Import> {
    const repo = importsRepo(tx, actor.chamberId)
    await repo.lock(id)
    const record = await repo.get(id)
    if (!from.includes(record.state)) throw otherState()
    await work(repo, record)
    return present(repo, await repo.get(id))
  }

  async function insertTable(
    actor: Actor,
    name: string,
    { format, sheet, columns, rows, above }: FileTable & Headed,
    { isCnrList, unused }: Pick<FileContent, 'isCnrList' | 'unused'>,
  ): Promise<ImportId> {
    const id = await inRepo(actor, (repo) =>
      repo.insert({
        file_name: sheet === null ? name : `${name}: ${sheet}`,
        format,
        is_cnr_list: isCnrList,
        unused_sheets: unused,
        unused_rows: above.map(([position, cells]) => ({
          position,
          text: cells.filter(Boolean).join(' · ').slice(0, 300),
        })),
        filled: columns.map((_, column) => rows.filter(([, cells]) => (cells[column] ?? '') !== '').length),
        state: 'mapping',
        columns,
        mapping: null,
        options: noOptions,
        heading_key: headingKey(columns),
        rows: rows.length,
        created_by: actor.personId,
        created_at: clock.now(),
      }),
    )
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      await inRepo(actor, (repo) => repo.insertRows(id, rows.slice(at, at + rowsAtOnce)))
    }
    return id
  }

  async function judge(actor: Actor, id: ImportId, mapping: ImportMapping, options: ImportOptions): Promise<void> {
    await db.asChamber(actor, (tx) =>
      turn(tx, actor, id, ['mapping', 'ready'], async (repo) => {
        await repo.update(id, { state: 'mapping', mapping, options, problem: null })
        await repo.forgetJudgement(id)
      }),
    )
    await judgeImport({ db, courts, clock }, actor, id, mapping, options)
    await rowConflicts.markAll(actor.chamberId, id)
  }

  return {
    /** Keeps the rows in batches, so that other requests run in between. `finishCreating` follows. */
    async create(actor: Actor, name: string, body: unknown) {
      authorize(actor, 'create', 'Import')
      if (!(body instanceof Uint8Array) || body.byteLength === 0) throw new Invalid('Choose a CSV, XLSX or TXT file.')
      if (body.byteLength > mostImportBytes) throw new TooLarge('This file is larger than 15 MB. Please split it.')
      await scanning.checkBytes(name, body)
      const { isCnrList, tables, unused } = await readImport(body, actor.chamberId)
      const headed = tables.map((table) => ({
        ...table,
        ...(isCnrList ? { columns: cnrColumns(table.rows), above: [] } : spreadCourts(takeHeadings(table.rows))),
      }))
      const [first, ...others] = headed
      if (!first || first.rows.length === 0)
        throw new Invalid('There are headings in this file, and no rows.', undefined, 'file-empty')
      if (headed.some(({ rows }) => rows.length > limits.rows))
        throw new Invalid('This file has too many rows.', undefined, 'file-too-many-rows')
      for (const table of others.toReversed()) await insertTable(actor, name, table, { isCnrList, unused })
      const id = await insertTable(actor, name, first, { isCnrList, unused })
      if (isCnrList) await judge(actor, id, guessMapping(first.columns), noOptions)
      return { id, isReady: isCnrList }
    },

    async finishCreating(tx: Tx, actor: Actor, { id, isReady }: { id: ImportId; isReady: boolean }): Promise<Import> {
      return turn(tx, actor, id, ['mapping'], async (repo) => {
        if (isReady) await repo.update(id, { state: 'ready' })
      })
    },

    async list(actor: Actor): Promise<Import[]> {
      authorize(actor, 'read', 'Import')
      return inRepo(actor, async (repo) => {
        const records = await repo.list(shownImports)
        const counted = await repo.countRows(records.map(({ id }) => id))
        return records.map((record) =>
          presentImport(
            record,
            counted.filter(({ id }) => id === record.id),
            null,
          ),
        )
      })
    },

    async get(actor: Actor, id: ImportId): Promise<Import> {
      authorize(actor, 'read', 'Import')
      return read(actor, id)
    },

    async listRows(actor: Actor, id: ImportId, { state, conflicts, page, perPage }: QueryOf<typeof listImportRows>) {
      authorize(actor, 'read', 'Import')
      const wanted = { state, withConflict: conflicts === 'true' }
      const { rows, total } = await inRepo(actor, async (repo) => {
        await repo.get(id)
        return repo.listRows(id, wanted, perPage, (page - 1) * perPage)
      })
      const hits = await rowConflicts.of(
        actor,
        rows.filter(({ has_conflict }) => has_conflict),
      )
      return { data: rows.map((row) => presentRow(row, hits.get(row.position))), meta: { total, page, perPage } }
    },

    /** Judges the rows in batches, so that other requests run in between. `finishJudging` follows. */
    async judge(actor: Actor, id: ImportId, { mapping, options }: BodyOf<typeof judgeCall>): Promise<void> {
      authorize(actor, 'update', 'Import')
      const { columns } = await inRepo(actor, (repo) => repo.get(id))
      const outside = Object.entries(mapping).filter(([, at]) => at >= columns.length)
      if (outside.length > 0) throw new Invalid('The file has no such column.', { mapping: 'Choose its columns anew' })
      if (mapping.cnr === undefined && mapping.case === undefined && mapping.case_number === undefined)
        throw new Invalid('Choose the column with the CNR or the case number.', {
          mapping: 'Choose the column of the CNR or the case number',
        })
      if (options.court && !isCourt(options.court))
        throw new Invalid('There is no such court in the catalogue.', { court: 'Choose another' })
      await judge(actor, id, mapping, options)
    },

    async finishJudging(tx: Tx, actor: Actor, id: ImportId): Promise<Import> {
      return turn(tx, actor, id, ['mapping', 'ready'], async (repo) => {
        await repo.update(id, { state: 'ready' })
      })
    },

    async start(tx: Tx, actor: Actor, id: ImportId): Promise<Import> {
      authorize(actor, 'create', 'Import')
      authorize(actor, 'create', 'Matter')
      return turn(tx, actor, id, ['ready', 'stopped'], async (repo, record) => {
        await repo.update(id, { state: 'running', started_at: record.started_at ?? clock.now(), problem: null })
        await queue.enqueue(tx, runImport, { chamberId: actor.chamberId, importId: id }, { onceBy: id })
      })
    },

    async stop(tx: Tx, actor: Actor, id: ImportId): Promise<Import> {
      authorize(actor, 'update', 'Import')
      return turn(tx, actor, id, ['running', 'waiting'], (repo) =>
        repo.update(id, { state: 'stopped' }).then(() => undefined),
      )
    },

    async undo(tx: Tx, actor: Actor, id: ImportId): Promise<Import> {
      authorize(actor, 'delete', 'Import')
      return turn(tx, actor, id, ['running', 'stopped', 'waiting', 'done'], async (repo) => {
        await refuseForgotten(repo, id)
        await repo.update(id, { state: 'undone', undone_at: clock.now(), problem: null })
        await removeDueChecks(tx, actor.chamberId, { groupId: id })
        await emit(tx, actor, { type: 'due-check.settled', subject: { kind: 'import', id } })
        const data = { chamberId: actor.chamberId, importId: id, personId: actor.personId, to: 'bin' as const }
        await queue.enqueue(tx, turnImport, data, { onceBy: `${id} bin` })
      })
    },

    async redo(tx: Tx, actor: Actor, id: ImportId): Promise<Import> {
      authorize(actor, 'delete', 'Import')
      return turn(tx, actor, id, ['undone'], async (repo) => {
        await refuseForgotten(repo, id)
        await repo.update(id, { state: 'running', undone_at: null })
        const data = { chamberId: actor.chamberId, importId: id, personId: actor.personId, to: 'back' as const }
        await queue.enqueue(tx, turnImport, data, { onceBy: `${id} back` })
      })
    },
  }
}

const cnrColumns = (rows: readonly FileRow[]) =>
  rows.some(([, cells]) => cells.length > 1) ? ['CNR', 'Column 2'] : ['CNR']

const otherState = () => new Conflict('This import has changed meanwhile. Check it again.', 'import-moved-on')

async function refuseForgotten(repo: ReturnType<typeof importsRepo>, id: ImportId): Promise<void> {
  if ((await repo.countRows([id])).length === 0)
    throw new Conflict('The rows of this import were deleted after 90 days.', 'import-forgotten')
}
