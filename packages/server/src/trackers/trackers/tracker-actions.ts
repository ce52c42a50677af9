import { courtDateAt } from '@peshi/contract/platform/dates'
import type { EventDetail, EventType } from '@peshi/contract/platform/events'
import type { CourtId } from '@peshi/contract/platform/ids'
import { noteKeysWritten } from '../../courts/names/rekey.ts'
import type { Tx } from '../../platform/db/door.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { type Conflict, NotFound } from '../../platform/errors.ts'
import type { NewEvent } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { putDueChecks, removeDueChecks } from '../due-checks/put-due-checks.ts'
import { dayMs, type TrackerHit, type TrackerKind, type TrackerRow } from './tracker-kind.ts'
import type { Selection } from './trackers.repo.ts'

const batchSize = 250
const shownInBin = 500

type TypeOf<Name extends string> = Extract<EventType, `${Name}.${string}`>

/** The fields of a reply that `createTrackerActions` fills. */
type Filled = '_id' | 'version' | 'edited_by' | 'edited_at' | 'last_checked_at' | 'next_check_at' | 'created_at'

interface Kind<Name extends 'appeal' | 'caveat' | 'fir', One extends TrackerRow, Shown, Whole extends Shown>
  extends TrackerKind<One, Name> {
  /** The fields that a due check sends to the court. It is null if the court cannot be asked. */
  checkOf(row: One): { court: CourtId; query: unknown; label?: string } | null
  present(row: One, hits: TrackerHit[]): Omit<Shown, Filled>
  /** Adds the fields that only the page of a record shows. */
  complete(tx: Tx, actor: Actor, row: One, shown: Shown): Promise<Whole>
  /** After the due check was queued or removed. */
  onWait?(tx: Tx, actor: Actor, row: One): Promise<void>
  onStop?(tx: Tx, actor: Actor, row: One, how: 'done' | 'stopped'): Promise<unknown>
  restoredTwice?: () => Conflict
}

export function createTrackerActions<
  Name extends 'appeal' | 'caveat' | 'fir',
  One extends TrackerRow,
  Shown,
  Whole extends Shown,
>({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>, kind: Kind<Name, One, Shown, Whole>) {
  type Id = One['id']
  const today = () => courtDateAt(clock.now())
  const eventOn = (row: One) => ({ subject: { kind: kind.kind, id: row.id }, matterId: kind.matterOf(row) })

  const emitFor = (tx: Tx, actor: Actor, type: TypeOf<Name>, row: One, detail?: EventDetail) =>
    emit(tx, actor, { type, ...eventOn(row), ...(detail && { detail }) } as NewEvent)

  async function present(tx: Tx, actor: Actor, rows: One[]): Promise<Shown[]> {
    const repo = kind.repo(tx, actor.chamberId)
    const ids = rows.map(({ id }) => id)
    const hits = Map.groupBy((await repo.hitsOf?.(ids)) ?? [], ({ tracker_id }) => tracker_id)
    const next = await repo.nextChecks(ids)
    return rows.map((row) => {
      const filled = {
        ...presentVersion(row),
        _id: row.id,
        last_checked_at: row.last_checked_at?.toISOString() ?? null,
        next_check_at: next.get(row.id)?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
      }
      return { ...kind.present(row, hits.get(row.id) ?? []), ...filled } as Shown
    })
  }

  async function read(tx: Tx, actor: Actor, id: Id): Promise<Whole> {
    const row = await kind.repo(tx, actor.chamberId).get(id)
    const [shown] = await present(tx, actor, [row])
    return kind.complete(tx, actor, row, shown as Shown)
  }

  /** Returns the record for a change of what the person saw. */
  async function beginEdit(tx: Tx, actor: Actor, id: Id, seen?: number): Promise<One> {
    const repo = kind.repo(tx, actor.chamberId)
    await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: () => read(tx, actor, id) })
    return repo.get(id)
  }

  async function stopWaiting(tx: Tx, actor: Actor, row: One, how: 'done' | 'stopped' = 'stopped'): Promise<void> {
    await removeDueChecks(tx, actor.chamberId, { kind: kind.kind, subjectId: row.id })
    await kind.onStop?.(tx, actor, row, how)
  }

  /** Replaces the record's due check. */
  async function wait(tx: Tx, actor: Actor, row: One, dueAt: Date): Promise<void> {
    await stopWaiting(tx, actor, row)
    const asked = kind.checkOf(row)
    if (asked) {
      const check = { label: kind.labelOf(row), ...asked, kind: kind.kind, subjectId: row.id, dueAt }
      await putDueChecks(tx, actor.chamberId, [check], clock.now())
      await emit(tx, actor, { type: 'due-check.put', ...eventOn(row) })
    }
    await kind.onWait?.(tx, actor, row)
  }

  const nextAt = ({ last_checked_at, check_every }: One) =>
    last_checked_at ? new Date(last_checked_at.getTime() + check_every * dayMs) : clock.now()

  async function move(
    tx: Tx,
    actor: Actor,
    rows: One[],
    action: 'deleted' | 'restored',
    after: (row: One) => Promise<void>,
  ): Promise<Id[]> {
    for (const row of rows) {
      await after(row)
      await emitFor(tx, actor, `${kind.kind}.${action}` as TypeOf<Name>, row)
    }
    await noteKeysWritten(tx, actor.chamberId)
    return rows.map(({ id }) => id)
  }

  async function remove(tx: Tx, actor: Actor, ids: readonly Id[], seen?: number): Promise<Id[]> {
    authorize(actor, 'delete', 'Tracker')
    const repo = kind.repo(tx, actor.chamberId)
    const at = clock.now()
    for (const id of ids) await repo.raiseVersion(id, { by: actor, at, seen, read: () => read(tx, actor, id) })
    const rows = await repo.remove(ids, { deleted_at: at, deleted_by: actor.personId })
    return move(tx, actor, rows, 'deleted', (row) => stopWaiting(tx, actor, row))
  }

  return {
    emitFor,
    wait,
    stopWaiting,
    nextAt,
    read,
    beginEdit,

    async get(actor: Actor, id: Id): Promise<Whole> {
      authorize(actor, 'read', 'Tracker')
      return db.asChamber(actor, (tx) => read(tx, actor, id))
    },

    async list(actor: Actor, query: Selection<string> & { page: number; perPage: number }) {
      authorize(actor, 'read', 'Tracker')
      const { page, perPage } = query
      return db.asChamber(actor, async (tx) => {
        const repo = kind.repo(tx, actor.chamberId)
        const { rows, total } = await repo.list(query, today(), perPage, (page - 1) * perPage)
        return { data: await present(tx, actor, rows), meta: { total, page, perPage } }
      })
    },

    async search(tx: Tx, actor: Actor, words: readonly string[], { limit, offset }: { limit: number; offset: number }) {
      authorize(actor, 'read', 'Tracker')
      const { rows, total } = await kind.repo(tx, actor.chamberId).search(words, limit, offset)
      const shown = await present(
        tx,
        actor,
        rows.map(({ row }) => row),
      )
      return { total, hits: shown.map((tracker, at) => ({ ...tracker, is_alike: rows[at]?.is_alike ?? false })) }
    },

    async *batches(actor: Actor, query: Selection<string>): AsyncGenerator<Shown[]> {
      for (let at = 0; ; at += batchSize) {
        const rows = await db.asChamber(actor, async (tx) =>
          present(tx, actor, (await kind.repo(tx, actor.chamberId).list(query, today(), batchSize, at)).rows),
        )
        if (rows.length > 0) yield rows
        if (rows.length < batchSize) return
      }
    },

    remove: (tx: Tx, actor: Actor, ids: readonly Id[]) => remove(tx, actor, ids),

    async removeOne(tx: Tx, actor: Actor, id: Id, seen?: number): Promise<void> {
      if ((await remove(tx, actor, [id], seen)).length === 0) throw new NotFound()
    },

    async restore(tx: Tx, actor: Actor, ids: readonly Id[]): Promise<Id[]> {
      authorize(actor, 'delete', 'Tracker')
      const rows = await kind
        .repo(tx, actor.chamberId)
        .restore(ids)
        .catch((error: unknown) => {
          throw kind.restoredTwice && isUniqueViolation(error) ? kind.restoredTwice() : error
        })
      return move(tx, actor, rows, 'restored', (row) => wait(tx, actor, row, nextAt(row)))
    },

    async listBin(actor: Actor) {
      authorize(actor, 'delete', 'Tracker')
      return db.asChamber(actor, async (tx) => {
        const inBin = await kind.repo(tx, actor.chamberId).listBin(shownInBin)
        const shown = await present(
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
