import {
  AccessRules,
  type OutOfSight,
  type SavedAccessRules,
  type setAccessRules,
} from '@peshi/contract/chamber/access-rules'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { accessRulesRepo } from './access-rules.repo.ts'
import { membersRepo } from './members.repo.ts'

const fields = AccessRules.keyof().options

export function createAccessRules({
  db,
  clock,
  emit,
  standings,
}: Pick<Context, 'db' | 'clock' | 'emit' | 'standings'>) {
  return {
    get(actor: Actor): Promise<{ data: SavedAccessRules; out_of_sight: OutOfSight | null }> {
      authorize(actor, 'read', 'Member')
      return db.asChamber(actor, async (tx) => {
        const repo = accessRulesRepo(tx, actor.chamberId)
        const isOwner = isAllowed(actor.abilities, 'manage', 'all')
        return { data: await repo.get(), out_of_sight: isOwner ? await repo.countOutOfSight() : null }
      })
    },

    async set(tx: Tx, actor: Actor, { version, ...input }: BodyOf<typeof setAccessRules>): Promise<SavedAccessRules> {
      authorize(actor, 'manage', 'all')
      const repo = accessRulesRepo(tx, actor.chamberId)
      await repo.raiseVersion({ by: actor, at: clock.now(), seen: version, read: repo.get })
      const before = await repo.get()
      const after = { ...before, ...input }
      const changed = fields.filter((field) => before[field] !== after[field])
      if (changed.length === 0) return before
      if (before.own_matters_only && !after.own_matters_only) await refuseFollowedTwice(repo)
      await repo.update(Object.fromEntries(changed.map((field) => [field, after[field]])))
      await emit(
        tx,
        actor,
        ...changed.map((field) => ({
          type: 'chamber.access-rules' as const,
          subject: { kind: 'chamber', id: actor.chamberId },
          detail: { field, before: before[field], after: after[field] },
        })),
      )
      await standings.announceEnd(tx, await membersRepo(tx, actor.chamberId).listAllSignIns())
      return repo.get()
    },
  }
}

/** Two people who did not see each other’s matters may have added the same case. */
async function refuseFollowedTwice(repo: ReturnType<typeof accessRulesRepo>): Promise<void> {
  const [title] = await repo.listFollowedTwice(1)
  if (title === undefined) return
  const sentence = `Two matters follow the same case. Merge them or delete one first: ${title}`
  throw new Conflict(sentence, 'followed-twice').naming({ title })
}
