import type { mergeClient } from '@peshi/contract/clients/clients'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { endGrants, type GrantEnd } from '../../chamber/account/grants.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import { clientReachOf, type ReachNeeds } from './client-reach.ts'
import { countClientRows, giveClientRows, takeBackClientRows } from './client-rows.ts'
import { keepClientSounds } from './client-sounds.ts'
import { presentClient } from './clients.present.ts'
import { clientsRepo, searchText } from './clients.repo.ts'
import { raiseClient } from './clients.service.ts'

const shownInBin = 500
const namesAtMost = 20

export function createClientsBin(context: ReachNeeds) {
  const { db, clock, emit, standings, features } = context
  const reach = clientReachOf(context)

  async function endAccess(tx: Tx, { chamberId }: Actor, clientId: ClientId, why: GrantEnd): Promise<void> {
    const ended = await endGrants(tx, { clock, standings, features }, { clientId, chamberId }, why)
    ended.forEach(standings.forget)
  }

  return {
    async remove(tx: Tx, actor: Actor, id: ClientId, seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Client')
      const repo = clientsRepo(tx, actor.chamberId)
      await raiseClient(tx, actor, id, clock.now(), seen)
      await repo.get(id)
      await repo.update(id, { deleted_at: clock.now(), deleted_by: actor.personId })
      await endAccess(tx, actor, id, 'client-deleted')
      await emit(tx, actor, { type: 'client.deleted', subject: { kind: 'client', id } })
    },

    async restore(tx: Tx, actor: Actor, id: ClientId) {
      authorize(actor, 'delete', 'Client')
      const repo = clientsRepo(tx, actor.chamberId)
      await repo.getDeleted(id)
      await takeBackClientRows(tx, actor.chamberId, features, id)
      await repo.update(id, { deleted_at: null, deleted_by: null, merged_into: null })
      await emit(tx, actor, { type: 'client.restored', subject: { kind: 'client', id } })
      return presentClient(await repo.get(id))
    },

    ties: (actor: Actor, id: ClientId) => {
      authorize(actor, 'delete', 'Client')
      return db.asChamber(actor, async (tx) => {
        await clientsRepo(tx, actor.chamberId).get(id)
        return countClientRows(tx, actor, features, id)
      })
    },

    list: (actor: Actor) => {
      authorize(actor, 'delete', 'Client')
      return db.asChamber(actor, async (tx) => {
        const rows = await clientsRepo(tx, actor.chamberId).listDeleted(shownInBin)
        return rows.map(({ into_id, into_name, ...row }) => ({
          ...presentClient(row),
          deleted_at: row.deleted_at.toISOString(),
          deleted_by: row.deleted_by,
          merged_into: into_id && into_name ? { _id: into_id, name: into_name } : null,
        }))
      })
    },

    /** `shared` is the shared matters of both clients, from `ClientReach`. */
    async merge(
      tx: Tx,
      actor: Actor,
      id: ClientId,
      { into, version }: BodyOf<typeof mergeClient>,
      shared: { from: readonly MatterId[]; into: readonly MatterId[] },
    ) {
      authorize(actor, 'delete', 'Client')
      const repo = clientsRepo(tx, actor.chamberId)
      await raiseClient(tx, actor, id, clock.now(), version)
      await raiseClient(tx, actor, into, clock.now())
      const [from, to] = [await repo.get(id), await repo.get(into)]
      if (id === into) throw new Invalid('Choose another client.', { into: 'This is the same entry' })
      const names = new Set([...to.aliases, from.name, ...from.aliases])
      names.delete(to.name)
      const after = {
        ...to,
        aliases: [...names].slice(0, namesAtMost),
        contact_person: to.contact_person ?? from.contact_person,
        mobile: to.mobile ?? from.mobile,
        email: to.email ?? from.email,
        gstin: to.gstin ?? from.gstin,
        pan: to.pan ?? from.pan,
        language: to.language ?? from.language,
        note: [to.note, from.note].filter(Boolean).join('\n\n') || null,
        addresses: [...to.addresses, ...from.addresses].slice(0, 5),
      }
      const { aliases, contact_person, mobile, email, gstin, pan, language, note, addresses } = after
      const at = clock.now()
      await reach.change(tx, actor, from, from, after, shared.from)
      await reach.change(tx, actor, after, to, after, shared.into)
      await repo.update(into, {
        aliases,
        contact_person,
        mobile,
        email,
        gstin,
        pan,
        language,
        note,
        addresses,
        search_text: searchText(after),
        updated_at: at,
      })
      await keepClientSounds(tx, actor.chamberId, [after])
      const moved = await countClientRows(tx, actor, features, id)
      await giveClientRows(tx, actor.chamberId, features, { from: id, into })
      await repo.update(id, { deleted_at: at, deleted_by: actor.personId, merged_into: into })
      await endAccess(tx, actor, id, 'client-merged')
      await emit(tx, actor, { type: 'client.merged', subject: { kind: 'client', id }, detail: { into } })
      return { ...presentClient(await repo.get(into)), moved }
    },
  }
}
