import type { CourtId, ImportId } from '@peshi/contract/platform/ids'
import type { ImportReason, ImportValues } from '@peshi/contract/records/imports'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckRow } from '../../trackers/due-checks/due-checks.repo.ts'
import type { DueCheckHandler, DueCheckOutcome } from '../../trackers/due-checks/kind.ts'
import { RowFailed } from './find-case.ts'
import { importsRepo } from './imports.repo.ts'
import { reasons } from './reasons.ts'
import { settleImport } from './settle-import.ts'

export function importCheck(context: Context): DueCheckHandler {
  const { db, courts, services } = context
  const { findCase: find, rowImport } = services

  /** Reads as the chamber, because any member may answer the captcha, even if the row is hidden from them. */
  const readRow = (check: DueCheckRow) =>
    db.asChamber(check.chamber_id, async (tx) => {
      const row = await importsRepo(tx, check.chamber_id).getRow(check.subject_id)
      if (!row.values?.court) throw new NotFound()
      return { row, values: { ...row.values, court: row.values.court } }
    })

  const settle = (tx: Tx, check: DueCheckRow, importId: ImportId) =>
    settleImport(tx, context, check.chamber_id, importId)

  async function fail(
    check: DueCheckRow,
    row: { import_id: ImportId; position: number },
    reason: ImportReason,
    said?: string,
  ) {
    await db.asChamber(check.chamber_id, async (tx) => {
      const change = { position: row.position, state: 'failed' as const, reason, said: said ?? null }
      await importsRepo(tx, check.chamber_id).changeRows(row.import_id, [change])
      await settle(tx, check, row.import_id)
    })
    return { state: 'failed', result: said ?? reasons[reason], code: reason } satisfies DueCheckOutcome
  }

  async function queryOf(values: ImportValues & { court: CourtId }) {
    const query = await find.queryOf(values)
    if (query === 'page') throw new RowFailed('not-findable')
    return query
  }

  return {
    kind: 'import',

    async ask(check) {
      const { values } = await readRow(check)
      try {
        return await courts.challenge(values.court, await queryOf(values))
      } catch (error) {
        if (error instanceof RowFailed) return { picture: null, session: { cookies: null, values: {} } }
        throw error
      }
    },

    async answer(actor, check, answer, session) {
      const { row, values } = await readRow(check)
      try {
        const found = await find.search(values, await queryOf(values), courts, session, answer)
        const matter = await rowImport.follow(actor, row, found)
        await db.asChamber(check.chamber_id, (tx) => settle(tx, check, row.import_id))
        return { state: 'done', result: 'The case is now among your matters.', code: 'saved', found: matter.title }
      } catch (error) {
        if (error instanceof NotFound && error.code === 'case-not-found')
          return fail(check, row, 'not-found', error.message)
        if (error instanceof RowFailed) return fail(check, row, error.reason)
        throw error
      }
    },

    async settled(tx, check, state) {
      const repo = importsRepo(tx, check.chamber_id)
      const row = await repo.getRow(check.subject_id)
      await repo.changeRows(row.import_id, [
        state === 'dropped'
          ? { position: row.position, state: 'failed', reason: 'dropped' }
          : { position: row.position, state: 'asked', reason: 'picture' },
      ])
      await settle(tx, check, row.import_id)
    },
  }
}
