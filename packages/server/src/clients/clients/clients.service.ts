import type { createClient, listClients, updateClient } from '@peshi/contract/clients/clients'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { nameSoundsRepo } from '../../courts/names/name-sounds.repo.ts'
import { likeness } from '../../courts/names/name-sounds.ts'
import { presentMatter } from '../../matters/matters/matters.present.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { searchPatterns } from '../../matters/matters/matters.search.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import { clientReachOf, type ReachNeeds } from './client-reach.ts'
import { keepClientSounds } from './client-sounds.ts'
import {
  presentClient,
  presentClientDetail,
  presentClientMatter,
  presentConsent,
  presentEditedClient,
} from './clients.present.ts'
import { type ClientDetailRow, clientsRepo, searchText } from './clients.repo.ts'
import { consentsRepo } from './consents.repo.ts'

const alikeShown = 10

export function createClients(context: ReachNeeds) {
  const { db, clock, emit } = context
  const reach = clientReachOf(context)

  async function listAlike(tx: Tx, actor: Actor, row: ClientDetailRow) {
    const repo = clientsRepo(tx, actor.chamberId)
    const names = [row.name, ...row.aliases]
    const sounding = await nameSoundsRepo(tx, actor.chamberId).find(names, { owner: 'client' })
    const ids = sounding
      .filter(({ owner_id }) => owner_id !== row.id)
      .filter(({ name }) => names.some((own) => likeness(own, name)))
      .map(({ owner_id }) => owner_id as ClientId)
    const found = [...(await repo.listSameNumber(row.id, row)), ...(await repo.listByIds(ids))]
    const each = new Map(found.map((one) => [one.id, { _id: one.id, name: one.name, mobile: one.mobile }]))
    return [...each.values()].slice(0, alikeShown)
  }

  async function listMatters(tx: Tx, actor: Actor, id: ClientId) {
    const links = await clientsRepo(tx, actor.chamberId).listMatterIds(id)
    const rows = await mattersRepo(tx, actor.chamberId).listByIds(links.map(({ matter_id }) => matter_id))
    const byId = new Map(rows.map((row) => [row.id, presentMatter(row)]))
    return links.flatMap((link) => {
      const matter = byId.get(link.matter_id)
      return matter ? [presentClientMatter(matter, link)] : []
    })
  }

  const read = async (tx: Tx, actor: Actor, id: ClientId) =>
    presentClient(await clientsRepo(tx, actor.chamberId).get(id))

  return {
    list: (actor: Actor, { page, perPage, search, kind, without_consent }: QueryOf<typeof listClients>) => {
      authorize(actor, 'read', 'Client')
      return db.asChamber(actor, async (tx) => {
        const { rows, total } = await clientsRepo(tx, actor.chamberId).list({
          patterns: searchPatterns(search),
          kind,
          withoutConsent: without_consent === 'true',
          limit: perPage,
          offset: (page - 1) * perPage,
        })
        return { data: rows.map(presentClient), meta: { total, page, perPage } }
      })
    },

    async search(tx: Tx, actor: Actor, words: readonly string[], { limit, offset }: { limit: number; offset: number }) {
      authorize(actor, 'read', 'Client')
      const { rows, total } = await clientsRepo(tx, actor.chamberId).search(words, limit, offset)
      return { total, hits: rows.map((row) => ({ ...presentClient(row), is_alike: row.is_alike })) }
    },

    async findNamed(tx: Tx, actor: Actor, name: string): Promise<ClientId | null> {
      authorize(actor, 'read', 'Client')
      const [known] = (await clientsRepo(tx, actor.chamberId).listByNames([name])).values()
      return known ?? null
    },

    get: (actor: Actor, id: ClientId) => {
      authorize(actor, 'read', 'Client')
      return db.asChamber(actor, async (tx) => {
        const repo = clientsRepo(tx, actor.chamberId)
        let survivorId = id
        for (let into: ClientId | null = id; into; into = await repo.findKept(into)) survivorId = into
        const row = await repo.get(survivorId)
        return presentClientDetail(row, {
          consents: (await consentsRepo(tx, actor.chamberId).list(survivorId)).map(presentConsent),
          in_matters: await listMatters(tx, actor, survivorId),
          alike: await listAlike(tx, actor, row),
        })
      })
    },

    async create(tx: Tx, actor: Actor, input: BodyOf<typeof createClient>) {
      authorize(actor, 'create', 'Client')
      const at = clock.now()
      const id = newId() as ClientId
      const row = { ...withDefaults(input), id, created_by: actor.personId, created_at: at, updated_at: at }
      await clientsRepo(tx, actor.chamberId).insert(row)
      await keepClientSounds(tx, actor.chamberId, [row])
      await emit(tx, actor, { type: 'client.created', subject: { kind: 'client', id } })
      return read(tx, actor, id)
    },

    /** `shared` is the client's shared matters, from `ClientReach`. */
    async update(
      tx: Tx,
      actor: Actor,
      id: ClientId,
      { version, ...input }: BodyOf<typeof updateClient>,
      shared: readonly MatterId[],
    ) {
      authorize(actor, 'update', 'Client')
      const repo = clientsRepo(tx, actor.chamberId)
      await raiseClient(tx, actor, id, clock.now(), version)
      const before = await repo.get(id)
      const after = { ...before, ...input }
      await reach.change(tx, actor, after, before, after, shared)
      await repo.update(id, { ...input, updated_at: clock.now(), search_text: searchText(after) })
      await keepClientSounds(tx, actor.chamberId, [after])
      const detail = changesOf(before, after, Object.keys(input) as (keyof typeof input)[])
      await emit(tx, actor, { type: 'client.edited', subject: { kind: 'client', id }, detail })
      return read(tx, actor, id)
    },

    listShared: reach.listShared,
  }
}

export const raiseClient = (tx: Tx, actor: Actor, id: ClientId, at: Date, seen?: number): Promise<void> => {
  const repo = clientsRepo(tx, actor.chamberId)
  return repo.raiseVersion(id, { by: actor, at, seen, read: async () => presentEditedClient(await repo.get(id)) })
}

const withDefaults = (input: BodyOf<typeof createClient>) => ({
  ...input,
  aliases: input.aliases ?? [],
  addresses: input.addresses ?? [],
  contact_person: input.contact_person || null,
  note: input.note || null,
})
