import type { linkClient, setOurSide, unlinkClient } from '@peshi/contract/clients/clients'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { clientsRepo } from './clients.repo.ts'
import { matterClientsRepo } from './matter-clients.repo.ts'

export type Link = BodyOf<typeof linkClient>

export function createMatterClients({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  async function read(tx: Tx, actor: Actor, id: MatterId) {
    const repo = matterClientsRepo(tx, actor.chamberId)
    const { our_side, ...versions } = await repo.getMatter(id)
    return { our_side, clients: await repo.list(id), ...presentVersion(versions) }
  }

  const raise = (tx: Tx, actor: Actor, id: MatterId, seen: number | undefined) =>
    mattersRepo(tx, actor.chamberId).raiseVersion(id, {
      by: actor,
      at: clock.now(),
      seen,
      read: () => read(tx, actor, id),
    })

  async function findMatter(tx: Tx, actor: Actor, id: MatterId): Promise<void> {
    await mattersRepo(tx, actor.chamberId).get(id)
    await assertMatterExists(tx, actor, id)
  }

  async function link(tx: Tx, actor: Actor, matterId: MatterId, { client_id, side, role }: Link): Promise<void> {
    await clientsRepo(tx, actor.chamberId).get(client_id)
    const repo = matterClientsRepo(tx, actor.chamberId)
    await repo.put({
      id: newId(),
      matter_id: matterId,
      client_id,
      side,
      role: role || null,
      created_by: actor.personId,
      created_at: clock.now(),
    })
    await repo.suggestOurSide(matterId, side)
    const subject = { kind: 'client', id: client_id }
    await emit(tx, actor, { type: 'matter.client-linked', matterId, subject, detail: { side } })
  }

  return {
    link,

    list: (actor: Actor, id: MatterId) => {
      authorize(actor, 'read', 'Client')
      return db.asChamber(actor, async (tx) => {
        await findMatter(tx, actor, id)
        return read(tx, actor, id)
      })
    },

    async add(tx: Tx, actor: Actor, id: MatterId, input: Link) {
      authorize(actor, 'update', 'Client')
      await findMatter(tx, actor, id)
      await raise(tx, actor, id, input.version)
      await link(tx, actor, id, input)
      return read(tx, actor, id)
    },

    async remove(tx: Tx, actor: Actor, id: MatterId, { client_id, version }: BodyOf<typeof unlinkClient>) {
      authorize(actor, 'update', 'Client')
      await findMatter(tx, actor, id)
      await raise(tx, actor, id, version)
      await clientsRepo(tx, actor.chamberId).get(client_id)
      if (!(await matterClientsRepo(tx, actor.chamberId).remove(id, client_id))) throw new NotFound()
      const subject = { kind: 'client', id: client_id }
      await emit(tx, actor, { type: 'matter.client-unlinked', matterId: id, subject })
      return read(tx, actor, id)
    },

    async setOurSide(tx: Tx, actor: Actor, id: MatterId, { our_side, version }: BodyOf<typeof setOurSide>) {
      authorize(actor, 'update', 'Matter')
      await findMatter(tx, actor, id)
      await raise(tx, actor, id, version)
      const before = await matterClientsRepo(tx, actor.chamberId).getMatter(id)
      await mattersRepo(tx, actor.chamberId).update(id, { our_side })
      const detail = changesOf(before, { our_side }, ['our_side'])
      await emit(tx, actor, { type: 'matter.side', matterId: id, subject: { kind: 'matter', id }, detail })
      return read(tx, actor, id)
    },
  }
}
