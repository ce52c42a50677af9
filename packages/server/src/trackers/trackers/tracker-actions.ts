import type { ChamberId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'

const batchSize = 250
const shownInBin = 500

interface Row {
  id: string
  deleted_at: Date | null
}

interface Repo<One extends Row, By> {
  list(by: By, limit: number, offset: number): Promise<{ rows: One[]; total: number }>
  remove(ids: readonly One['id'][], mark: { deleted_at: Date; deleted_by: Actor['personId'] }): Promise<One[]>
  restore(ids: readonly One['id'][]): Promise<One[]>
  listBin(limit: number): Promise<{ row: One; remover: string | null }[]>
}

interface Kind<One extends Row, Shown, By, Query> {
  repo(tx: Tx, chamberId: ChamberId): Repo<One, By>
  selectionOf(query: Query): By
  present(tx: Tx, actor: Actor, rows: One[]): Promise<Shown[]>
  afterRemoving(tx: Tx, actor: Actor, row: One): Promise<void>
  afterRestoring(tx: Tx, actor: Actor, row: One): Promise<void>
  changed(tx: Tx, actor: Actor): Promise<void>
}

export function createTrackerActions<One extends Row, Shown, By, Query>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: Kind<One, Shown, By, Query>,
) {
  async function move(
    tx: Tx,
    actor: Actor,
    rows: One[],
    after: (tx: Tx, actor: Actor, row: One) => Promise<void>,
  ): Promise<One['id'][]> {
    for (const row of rows) await after(tx, actor, row)
    if (rows.length > 0) await kind.changed(tx, actor)
    return rows.map(({ id }) => id)
  }

  async function remove(actor: Actor, ids: readonly One['id'][]): Promise<One['id'][]> {
    authorize(actor, 'delete', 'Tracker')
    return db.asChamber(actor, async (tx) => {
      const mark = { deleted_at: clock.now(), deleted_by: actor.personId }
      return move(tx, actor, await kind.repo(tx, actor.chamberId).remove(ids, mark), kind.afterRemoving)
    })
  }

  return {
    async list(actor: Actor, query: Query & { page: number; perPage: number }) {
      authorize(actor, 'read', 'Tracker')
      const { page, perPage } = query
      return db.asChamber(actor, async (tx) => {
        const repo = kind.repo(tx, actor.chamberId)
        const { rows, total } = await repo.list(kind.selectionOf(query), perPage, (page - 1) * perPage)
        return { data: await kind.present(tx, actor, rows), meta: { total, page, perPage } }
      })
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

    remove,

    async removeOne(actor: Actor, id: One['id']): Promise<void> {
      if ((await remove(actor, [id])).length === 0) throw new NotFound()
    },

    async restore(actor: Actor, ids: readonly One['id'][]): Promise<One['id'][]> {
      authorize(actor, 'delete', 'Tracker')
      return db.asChamber(actor, async (tx) =>
        move(tx, actor, await kind.repo(tx, actor.chamberId).restore(ids), kind.afterRestoring),
      )
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
