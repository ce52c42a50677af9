import type { EventDetail, EventType } from '@peshi/contract/platform/events'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import type { Edit } from '../../platform/db/versions.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { type Conflict, NotFound } from '../../platform/errors.ts'
import type { NewEvent } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { putDueChecks, removeDueChecks } from '../due-checks/put-due-checks.ts'

const batchSize = 250
const shownInBin = 500

const dayMs = 86_400_000

interface Row {
  id: string
  deleted_at: Date | null
  last_checked_at: Date | null
  check_every: number
}

interface Repo<One extends Row, By> {
  raiseVersion(id: One['id'], edit: Edit): Promise<void>
  get(id: One['id']): Promise<One>
  list(by: By, limit: number, offset: number): Promise<{ rows: One[]; total: number }>
  search(
    words: readonly string[],
    limit: number,
    offset: number,
  ): Promise<{ rows: { row: One; is_alike: boolean }[]; total: number }>
  remove(ids: readonly One['id'][], mark: { deleted_at: Date; deleted_by: Actor['personId'] }): Promise<One[]>
  restore(ids: readonly One['id'][]): Promise<One[]>
  listBin(limit: number): Promise<{ row: One; remover: string | null }[]>
}

type TypeOf<Name extends string> = Extract<EventType, `${Name}.${string}`>

interface Kind<Name extends 'appeal' | 'caveat' | 'fir', One extends Row, Shown, By, Query> {
  kind: Name
  labelOf(row: One): string
  matterOf(row: One): MatterId | null
  /** The fields that a due check sends to the court. It is null if the court cannot be asked. */
  checkOf(row: One): { court: CourtId; query: unknown; label?: string } | null
  repo(tx: Tx, chamberId: ChamberId): Repo<One, By>
  selectionOf(query: Query): By
  present(tx: Tx, actor: Actor, rows: One[]): Promise<Shown[]>
  /** Default: removes the due check. */
  onRemove?(tx: Tx, actor: Actor, row: One): Promise<void>
  /** Default: queues the check that is due next. */
  onRestore?(tx: Tx, actor: Actor, row: One, dueAt: Date): Promise<void>
  restoredTwice?: () => Conflict
  /** After rows were deleted or restored. */
  onMove?(tx: Tx, actor: Actor): Promise<void>
}

export function createTrackerActions<Name extends 'appeal' | 'caveat' | 'fir', One extends Row, Shown, By, Query>(
  { db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>,
  kind: Kind<Name, One, Shown, By, Query>,
) {
  const eventOn = (row: One) => ({ subject: { kind: kind.kind, id: row.id }, matterId: kind.matterOf(row) })

  const emitFor = (tx: Tx, actor: Actor, type: TypeOf<Name>, row: One, detail?: EventDetail) =>
    emit(tx, actor, { type, ...eventOn(row), ...(detail && { detail }) } as NewEvent)

  const stopChecks = (tx: Tx, actor: Actor, row: One) =>
    removeDueChecks(tx, actor.chamberId, { kind: kind.kind, subjectId: row.id })

  /** Replaces the record's due check. */
  async function queueCheck(tx: Tx, actor: Actor, row: One, dueAt: Date): Promise<void> {
    await stopChecks(tx, actor, row)
    const asked = kind.checkOf(row)
    if (!asked) return
    const check = { label: kind.labelOf(row), ...asked, kind: kind.kind, subjectId: row.id, dueAt }
    await putDueChecks(tx, actor.chamberId, [check], clock.now())
    await emit(tx, actor, { type: 'due-check.put', ...eventOn(row) })
  }

  const nextAt = ({ last_checked_at, check_every }: One) =>
    last_checked_at ? new Date(last_checked_at.getTime() + check_every * dayMs) : clock.now()

  async function move(
    tx: Tx,
    actor: Actor,
    rows: One[],
    action: 'deleted' | 'restored',
    after: (row: One) => Promise<void>,
  ): Promise<One['id'][]> {
    for (const row of rows) {
      await after(row)
      await emitFor(tx, actor, `${kind.kind}.${action}` as TypeOf<Name>, row)
    }
    if (rows.length > 0) await kind.onMove?.(tx, actor)
    return rows.map(({ id }) => id)
  }

  async function raise(tx: Tx, actor: Actor, id: One['id'], seen?: number): Promise<void> {
    const repo = kind.repo(tx, actor.chamberId)
    const read = async () => (await kind.present(tx, actor, [await repo.get(id)]))[0]
    await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read })
  }

  async function remove(tx: Tx, actor: Actor, ids: readonly One['id'][], seen?: number): Promise<One['id'][]> {
    authorize(actor, 'delete', 'Tracker')
    const mark = { deleted_at: clock.now(), deleted_by: actor.personId }
    for (const id of ids) await raise(tx, actor, id, seen)
    const rows = await kind.repo(tx, actor.chamberId).remove(ids, mark)
    return move(tx, actor, rows, 'deleted', (row) => (kind.onRemove ?? stopChecks)(tx, actor, row))
  }

  return {
    emitFor,
    queueCheck,
    stopChecks,
    nextAt,

    async list(actor: Actor, query: Query & { page: number; perPage: number }) {
      authorize(actor, 'read', 'Tracker')
      const { page, perPage } = query
      return db.asChamber(actor, async (tx) => {
        const repo = kind.repo(tx, actor.chamberId)
        const { rows, total } = await repo.list(kind.selectionOf(query), perPage, (page - 1) * perPage)
        return { data: await kind.present(tx, actor, rows), meta: { total, page, perPage } }
      })
    },

    async search(tx: Tx, actor: Actor, words: readonly string[], { limit, offset }: { limit: number; offset: number }) {
      authorize(actor, 'read', 'Tracker')
      const { rows, total } = await kind.repo(tx, actor.chamberId).search(words, limit, offset)
      const shown = await kind.present(
        tx,
        actor,
        rows.map(({ row }) => row),
      )
      return { total, hits: shown.map((tracker, at) => ({ ...tracker, is_alike: rows[at]?.is_alike ?? false })) }
    },

    async *batches(actor: Actor, query: Query): AsyncGenerator<Shown[]> {
      const by = kind.selectionOf(query)
      for (let at = 0; ; at += batchSize) {
        const rows = await db.asChamber(actor, async (tx) =>
          kind.present(tx, actor, (await kind.repo(tx, actor.chamberId).list(by, batchSize, at)).rows),
        )
        if (rows.length > 0) yield rows
        if (rows.length < batchSize) return
      }
    },

    remove: (tx: Tx, actor: Actor, ids: readonly One['id'][]) => remove(tx, actor, ids),

    async removeOne(tx: Tx, actor: Actor, id: One['id'], seen?: number): Promise<void> {
      if ((await remove(tx, actor, [id], seen)).length === 0) throw new NotFound()
    },

    async restore(tx: Tx, actor: Actor, ids: readonly One['id'][]): Promise<One['id'][]> {
      authorize(actor, 'delete', 'Tracker')
      const rows = await kind
        .repo(tx, actor.chamberId)
        .restore(ids)
        .catch((error: unknown) => {
          throw kind.restoredTwice && isUniqueViolation(error) ? kind.restoredTwice() : error
        })
      const restart = kind.onRestore ?? queueCheck
      return move(tx, actor, rows, 'restored', (row) => restart(tx, actor, row, nextAt(row)))
    },

    async listBin(actor: Actor) {
      authorize(actor, 'delete', 'Tracker')
      return db.asChamber(actor, async (tx) => {
        const inBin = await kind.repo(tx, actor.chamberId).listBin(shownInBin)
        const shown = await kind.present(
          tx,
          actor,
          inBin.map(({ row }) => row),
        )
        return inBin.flatMap(({ row, remover }, at) => {
          const one = shown[at]
          return one && row.deleted_at
            ? [{ ...one, deleted_at: row.deleted_at.toISOString(), deleted_by: remover }]
            : []
        })
      })
    },
  }
}
