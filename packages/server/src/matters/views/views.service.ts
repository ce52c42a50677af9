import { type SavedView, type saveView, ViewList } from '@peshi/contract/matters/views'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ViewId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type ViewRow, viewsRepo } from './views.repo.ts'

export function createViews({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  const present = (row: ViewRow, actor: Actor): SavedView => ({
    ...row,
    ...presentVersion(row),
    _id: row.id,
    list: ViewList.parse(row.list),
    is_own: row.person_id === actor.personId,
    created_at: row.created_at.toISOString(),
  })

  async function raise(tx: Tx, actor: Actor, id: ViewId, seen: number | undefined): Promise<void> {
    const views = viewsRepo(tx, actor.chamberId, actor.personId)
    const read = async () => present(await views.get(id), actor)
    await views.raiseVersion(id, { by: actor, at: clock.now(), seen, read })
  }

  /** Colleagues see only shared views. */
  async function tell(tx: Tx, actor: Actor, id: ViewId, ...shared: (boolean | undefined)[]): Promise<void> {
    if (shared.includes(true)) await emit(tx, actor, { type: 'view.changed', subject: { kind: 'view', id } })
  }

  return {
    async list(actor: Actor, list: ViewList): Promise<SavedView[]> {
      authorize(actor, 'read', 'Matter')
      const rows = await db.asChamber(actor, (tx) => viewsRepo(tx, actor.chamberId, actor.personId).list(list))
      return rows.map((row) => present(row, actor))
    },

    async save(
      tx: Tx,
      actor: Actor,
      { list, name, state, is_shared, version }: BodyOf<typeof saveView>,
    ): Promise<SavedView> {
      authorize(actor, 'read', 'Matter')
      const views = viewsRepo(tx, actor.chamberId, actor.personId)
      const ownId = await views.findOwn(list, name)
      const id = ownId ?? (newId() as ViewId)
      await raise(tx, actor, id, version)
      const before = ownId ? await views.get(id) : null
      if (ownId) await views.update(id, { name, state, is_shared })
      else await views.insert({ id, list, name, state, is_shared, person_id: actor.personId, created_at: clock.now() })
      await tell(tx, actor, id, before?.is_shared, is_shared)
      return present(await views.get(id), actor)
    },

    async remove(tx: Tx, actor: Actor, id: ViewId, seen?: number): Promise<void> {
      authorize(actor, 'read', 'Matter')
      await raise(tx, actor, id, seen)
      const views = viewsRepo(tx, actor.chamberId, actor.personId)
      const { is_shared } = await views.get(id)
      await views.remove(id)
      await tell(tx, actor, id, is_shared)
    },
  }
}
