import type { linkClient, unlinkClient } from '@peshi/contract/clients/clients'
import type { Side } from '@peshi/contract/matters/families'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { type ActivityEvent, recordActivity } from '../../chamber/activity/record.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import { assertInConfidence } from '../../platform/db/confidence.ts'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { clientsRepo } from './clients.repo.ts'
import { matterClientsRepo } from './matter-clients.repo.ts'

export type Link = BodyOf<typeof linkClient>

export function createMatterClients({
  db,
  clock,
  events,
  features,
}: Pick<Context, 'db' | 'clock' | 'events' | 'features'>) {
  async function read(tx: Tx, actor: Actor, id: MatterId) {
    const repo = matterClientsRepo(tx, actor.chamberId)
    return { our_side: await repo.getOurSide(id), clients: await repo.list(id) }
  }

  async function findMatter(tx: Tx, actor: Actor, id: MatterId): Promise<void> {
    await mattersRepo(tx, actor.chamberId).get(id)
    await assertInConfidence(tx, actor, id)
  }

  async function logEvent(
    tx: Tx,
    actor: Actor,
    matterId: MatterId,
    event: ActivityEvent,
    subject: { kind: string; id: string },
  ) {
    await recordActivity(tx, actor, { ...event, at: clock.now(), matterId, subject })
    await events.announce(tx, actor.chamberId, { type: 'matter.changed', matter_id: matterId })
    await events.announce(tx, actor.chamberId, { type: 'clients.changed' })
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
    const linked = { action: 'matter.client-linked', detail: { side } } as const
    await logEvent(tx, actor, matterId, linked, { kind: 'client', id: client_id })
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

    add: (actor: Actor, id: MatterId, input: Link) => {
      authorize(actor, 'update', 'Client')
      return db.asChamber(actor, async (tx) => {
        await findMatter(tx, actor, id)
        await link(tx, actor, id, input)
        return read(tx, actor, id)
      })
    },

    remove: (actor: Actor, id: MatterId, { client_id }: BodyOf<typeof unlinkClient>) => {
      authorize(actor, 'update', 'Client')
      return db.asChamber(actor, async (tx) => {
        await findMatter(tx, actor, id)
        await clientsRepo(tx, actor.chamberId).get(client_id)
        if (!(await matterClientsRepo(tx, actor.chamberId).remove(id, client_id))) throw new NotFound()
        for (const { onClientUnlinked } of features) await onClientUnlinked?.(tx, actor, id, client_id, clock.now())
        await logEvent(tx, actor, id, { action: 'matter.client-unlinked' }, { kind: 'client', id: client_id })
        return read(tx, actor, id)
      })
    },

    setOurSide: (actor: Actor, id: MatterId, our_side: Side | null) => {
      authorize(actor, 'update', 'Matter')
      return db.asChamber(actor, async (tx) => {
        await findMatter(tx, actor, id)
        const before = { our_side: await matterClientsRepo(tx, actor.chamberId).getOurSide(id) }
        await mattersRepo(tx, actor.chamberId).update(id, { our_side })
        const detail = changesOf(before, { our_side }, ['our_side'])
        await logEvent(tx, actor, id, { action: 'matter.side', detail }, { kind: 'matter', id })
        return read(tx, actor, id)
      })
    },
  }
}
