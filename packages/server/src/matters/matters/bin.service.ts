import type { Matter } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { recordActivity } from '../../chamber/activity/record.ts'
import type { Tx } from '../../platform/db/door.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { Conflict } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findOnLists } from '../listings/find-on-lists.ts'
import { casesRepo } from './cases.repo.ts'
import { courtValues } from './court-change.ts'
import { presentMatter } from './matters.present.ts'
import { mattersRepo } from './matters.repo.ts'
import { queueOrders } from './queue-orders.ts'
import { raiseMatter } from './raise-matter.ts'

const shownInBin = 500

const followedAgain = () =>
  new Conflict('This case is followed again by another matter. Open that one.', 'followed-again')

export function createBin({ db, clock, queue, events }: Pick<Context, 'db' | 'clock' | 'queue' | 'events'>) {
  return {
    async remove(actor: Actor, id: MatterId, seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Matter')
      await db.asChamber(actor, async (tx) => {
        const at = clock.now()
        await raiseMatter(tx, actor, id, at, seen)
        const row = await mattersRepo(tx, actor.chamberId).update(id, { deleted_at: at, deleted_by: actor.personId })
        const subject = { kind: 'matter', id, label: row.title }
        await recordActivity(tx, actor, { action: 'matter.deleted', at, matterId: id, subject })
        await events.announce(tx, actor.chamberId, { type: 'matters.changed' })
      })
    },

    async removeMany(tx: Tx, actor: Actor, ids: readonly MatterId[]): Promise<MatterId[]> {
      authorize(actor, 'delete', 'Matter')
      const at = clock.now()
      const rows = await mattersRepo(tx, actor.chamberId).removeMany(ids, {
        deleted_at: at,
        deleted_by: actor.personId,
      })
      await recordActivity(
        tx,
        actor,
        ...rows.map(({ id, title }) => ({
          action: 'matter.deleted' as const,
          at,
          matterId: id,
          subject: { kind: 'matter', id, label: title },
        })),
      )
      return rows.map(({ id }) => id)
    },

    async restore(actor: Actor, id: MatterId): Promise<Matter> {
      authorize(actor, 'delete', 'Matter')
      const restoring = db.asChamber(actor, async (tx) => {
        const matters = mattersRepo(tx, actor.chamberId)
        const { case_id } = await matters.getDeleted(id)
        if (case_id && (await matters.findByCase(case_id))) throw followedAgain()
        const behind = case_id && (await casesRepo(tx).find(case_id))
        const row = await matters.restore(id, behind ? courtValues(behind) : {})
        if (behind) await queueOrders(tx, { clock, queue }, behind)
        await findOnLists(tx, actor.chamberId, row, clock.now())
        const subject = { kind: 'matter', id, label: row.title }
        await recordActivity(tx, actor, { action: 'matter.restored', at: clock.now(), matterId: id, subject })
        await events.announce(tx, actor.chamberId, { type: 'matters.changed' })
        return presentMatter(row)
      })
      return restoring.catch((error: unknown) => {
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
