import type { SharedWith, setShares } from '@peshi/contract/clients/shares'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ClientId, MatterId, ShareId } from '@peshi/contract/platform/ids'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import type { Event } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { matterClientsRepo } from '../clients/matter-clients.repo.ts'
import { clientAccessRepo } from './client-access.repo.ts'
import { openAccess } from './client-access.service.ts'
import { clientMessagesRepo } from './client-messages.repo.ts'
import { type Shared, sharesRepo } from './shares.repo.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'emit'>

const sameThing = (one: Shared, other: Shared) => one.kind === other.kind && one.subjectId === other.subjectId

export function createShares({ db, clock, emit }: Needs) {
  async function read(tx: Tx, actor: Actor, matterId: MatterId): Promise<SharedWith[]> {
    const clients = await matterClientsRepo(tx, actor.chamberId).list(matterId)
    const access = await clientAccessRepo(tx, actor.chamberId).list(clients.map(({ client_id }) => client_id))
    const shares = await sharesRepo(tx, actor.chamberId).list(matterId)
    const unanswered = await clientMessagesRepo(tx, actor.chamberId).countUnanswered(matterId)
    return clients.map(({ client_id, name, email, mobile, ...link }) => {
      const own = access.find((one) => one.client_id === client_id)
      return {
        client_id,
        name,
        email,
        mobile,
        access: own ? (own.closed_at ? 'closed' : 'open') : 'none',
        last_seen_at: own?.last_seen_at?.toISOString() ?? null,
        shares: shares
          .filter((one) => one.client_id === client_id)
          .map(({ id, kind, subject_id, shared_by, shared_at }) => ({
            _id: id,
            kind,
            subject_id,
            shared_by,
            shared_at: shared_at.toISOString(),
          })),
        unanswered: unanswered.get(client_id) ?? 0,
        ...presentVersion(link),
      }
    })
  }

  async function choose(tx: Tx, actor: Actor, matterId: MatterId, input: BodyOf<typeof setShares>): Promise<Shared[]> {
    const repo = sharesRepo(tx, actor.chamberId)
    const orders = await repo.listOrders(matterId, input.order_ids)
    const documents = await repo.listDocuments(matterId, input.document_ids)
    if (orders.length < new Set(input.order_ids).size)
      throw new Invalid('An order is not of this matter.', { order_ids: 'Choose orders of this matter' })
    if (documents.length < new Set(input.document_ids).size)
      throw new Invalid('A document is not of this matter.', { document_ids: 'Choose documents of this matter' })
    return [
      ...(input.next_date ? [{ kind: 'next-date' as const, subjectId: null }] : []),
      ...orders.map((id) => ({ kind: 'order' as const, subjectId: id })),
      ...documents.map((id) => ({ kind: 'document' as const, subjectId: id })),
    ]
  }

  return {
    async list(actor: Actor, matterId: MatterId): Promise<SharedWith[]> {
      authorize(actor, 'read', 'Share')
      return db.asChamber(actor, async (tx) => {
        await findMatter(tx, actor, matterId)
        return read(tx, actor, matterId)
      })
    },

    async set(tx: Tx, actor: Actor, matterId: MatterId, input: BodyOf<typeof setShares>): Promise<SharedWith[]> {
      authorize(actor, 'update', 'Share')
      const at = clock.now()
      const { client_id } = await findClientOf(tx, actor, matterId, input.client_id)
      await matterClientsRepo(tx, actor.chamberId).raiseVersion(matterId, client_id, {
        by: actor,
        at,
        seen: input.version,
        read: async () => (await read(tx, actor, matterId)).find((one) => one.client_id === client_id),
      })
      const wanted = await choose(tx, actor, matterId, input)
      if (wanted.length > 0) await openAccess(tx, { clock, emit }, actor, client_id)
      const repo = sharesRepo(tx, actor.chamberId)
      const before = (await repo.list(matterId, client_id)).map((row) => ({ ...row, subjectId: row.subject_id }))
      const added = wanted.filter((one) => !before.some((there) => sameThing(there, one)))
      const ended = before.filter((there) => !wanted.some((one) => sameThing(there, one)))
      const documents = added.flatMap(({ kind, subjectId }) => (kind === 'document' && subjectId ? [subjectId] : []))
      if ((await repo.listUnchecked(documents)).length > 0)
        throw new Conflict('A document is not checked for viruses yet. Share it after the check.', 'file-unchecked')
      for (const one of added) await repo.insert(matterId, client_id, one, actor.personId, at)
      await repo.revoke(
        ended.map(({ id }) => id),
        actor.personId,
        at,
      )
      await emit(
        tx,
        actor,
        ...added.map((one) => eventOf('share.added', matterId, client_id, one)),
        ...ended.map((one) => eventOf('share.revoked', matterId, client_id, one)),
      )
      return read(tx, actor, matterId)
    },

    async revoke(tx: Tx, actor: Actor, id: ShareId): Promise<void> {
      authorize(actor, 'delete', 'Share')
      const repo = sharesRepo(tx, actor.chamberId)
      const { matter_id, client_id, kind, subject_id } = await repo.get(id)
      const at = clock.now()
      await matterClientsRepo(tx, actor.chamberId).raiseVersion(matter_id, client_id, { by: actor, at })
      await repo.revoke([id], actor.personId, at)
      await emit(tx, actor, eventOf('share.revoked', matter_id, client_id, { kind, subjectId: subject_id }))
    },
  }
}

const eventOf = (
  type: 'share.added' | 'share.revoked',
  matterId: MatterId,
  client: ClientId,
  { kind, subjectId }: Shared,
) => ({ type, matterId, subject: { kind, id: subjectId ?? matterId }, detail: { client, what: kind } })

export async function findMatter(tx: Tx, actor: Actor, id: MatterId): Promise<void> {
  await mattersRepo(tx, actor.chamberId).get(id)
  await assertMatterExists(tx, actor, id)
}

export async function findClientOf(tx: Tx, actor: Actor, matterId: MatterId, clientId: ClientId) {
  await findMatter(tx, actor, matterId)
  const found = (await matterClientsRepo(tx, actor.chamberId).list(matterId)).find(
    ({ client_id }) => client_id === clientId,
  )
  if (!found) throw new NotFound()
  return found
}

export const endShares =
  ({ clock, emit }: Pick<Context, 'clock' | 'emit'>) =>
  async (tx: Tx, events: readonly Event<'matter.client-unlinked'>[]): Promise<void> => {
    for (const { chamberId, by, matterId, subject } of events) {
      if (!chamberId || !by || !matterId) continue
      const clientId = subject.id as ClientId
      const repo = sharesRepo(tx, chamberId)
      const rows = await repo.list(matterId, clientId)
      await repo.revoke(
        rows.map(({ id }) => id),
        by,
        clock.now(),
      )
      await emit(
        tx,
        { chamberId, personId: by },
        ...rows.map(({ kind, subject_id }) =>
          eventOf('share.revoked', matterId, clientId, { kind, subjectId: subject_id }),
        ),
      )
    }
  }
