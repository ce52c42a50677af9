import type { Matter } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findOnLists } from '../listings/find-on-lists.ts'
import { casesRepo } from './cases.repo.ts'
import { courtValues, createCourtChanges } from './court-change.ts'
import { presentMatter } from './matters.present.ts'
import { mattersRepo } from './matters.repo.ts'
import { queueOrders } from './queue-orders.ts'
import { raiseMatter } from './raise-matter.ts'

const shownInBin = 500

const followedAgain = () =>
  new Conflict('This case is followed again by another matter. Open that one.', 'followed-again')

export function createBin({ db, clock, queue, emit }: Pick<Context, 'db' | 'clock' | 'queue' | 'emit'>) {
  const { takeFacts } = createCourtChanges({ emit })

  async function removeMany(tx: Tx, actor: Actor, ids: readonly MatterId[]): Promise<MatterId[]> {
    authorize(actor, 'delete', 'Matter')
    const gone = { deleted_at: clock.now(), deleted_by: actor.personId }
    const removed = await mattersRepo(tx, actor.chamberId).removeMany(ids, gone)
    await emit(tx, actor, ...removed.map((id) => ({ type: 'matter.deleted' as const, ...aboutMatter(id) })))
    return removed
  }

  async function restore(tx: Tx, actor: Actor, id: MatterId): Promise<Matter> {
    const matters = mattersRepo(tx, actor.chamberId)
    const before = await matters.getDeleted(id)
    const { case_id } = before
    if (case_id && (await matters.findByCase(case_id))) throw followedAgain()
    const behind = case_id && (await casesRepo(tx).find(case_id))
    await matters.restore(id, behind ? courtValues(behind) : {})
    await emit(tx, actor, { type: 'matter.restored', ...aboutMatter(id) })
    if (behind) {
      await takeFacts(tx, actor, before, behind)
      await queueOrders(tx, { clock, queue }, behind)
    }
    const row = await matters.get(id)
    await findOnLists(tx, actor.chamberId, row, clock.now())
    return presentMatter(row)
  }

  return {
    removeMany,

    async remove(tx: Tx, actor: Actor, id: MatterId, seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Matter')
      await raiseMatter(tx, actor, id, clock.now(), seen)
      const [removed] = await removeMany(tx, actor, [id])
      if (!removed) throw new NotFound()
    },

    async restore(tx: Tx, actor: Actor, id: MatterId): Promise<Matter> {
      authorize(actor, 'delete', 'Matter')
      return restore(tx, actor, id).catch((error: unknown) => {
        throw isUniqueViolation(error) ? followedAgain() : error
      })
    },

    async list(actor: Actor) {
      authorize(actor, 'delete', 'Matter')
      const rows = await db.asChamber(actor, (tx) => mattersRepo(tx, actor.chamberId).listDeleted(shownInBin))
      return rows.map((row) => ({
        ...presentMatter(row),
        deleted_at: row.deleted_at.toISOString(),
        deleted_by: row.deleted_by,
      }))
    },
  }
}
