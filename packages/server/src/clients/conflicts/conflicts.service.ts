import type { ConflictHit, DecidedHit } from '@peshi/contract/clients/client-kinds'
import type { checkNames, decideOnMatter } from '@peshi/contract/clients/conflicts'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, ClientId, MatterId } from '@peshi/contract/platform/ids'
import { isComparable } from '../../courts/names/name-keys.ts'
import { nameSoundsRepo, type SoundingName } from '../../courts/names/name-sounds.repo.ts'
import { nameKeys } from '../../courts/names/name-sounds.ts'
import { partiesOf } from '../../courts/names/parties-of.ts'
import { personsIn, personsOfClient } from '../../courts/names/party-names.ts'
import { keepPartySounds } from '../../courts/names/party-sounds.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { Conflict } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { clientsRepo } from '../clients/clients.repo.ts'
import { matterClientsRepo } from '../clients/matter-clients.repo.ts'
import { conflictsRepo, type Subject } from './conflicts.repo.ts'
import { type Asked, findConflicts, type Known } from './find-conflicts.ts'

export interface Checked {
  hits: ConflictHit[]
  uncompared: string[]
  kept_uncompared: string[]
}

export type Decision = BodyOf<typeof decideOnMatter>

export function createConflicts({ db, clock, emit, features }: Pick<Context, 'db' | 'clock' | 'emit' | 'features'>) {
  const find = async (tx: Tx, chamberId: ChamberId, asked: readonly Asked[]) => {
    const sounds = nameSoundsRepo(tx, chamberId)
    const [ofClients, ofAll] = [asked.filter(meetsClientsOnly), asked.filter((one) => !meetsClientsOnly(one))]
    const found = [
      ...(await sounds.find(namesOf(ofClients), { askers: ofClients.length, owner: 'client' })),
      ...(await sounds.find(namesOf(ofAll), { askers: ofAll.length })),
    ]
    const known = await readKnown(tx, chamberId, asked, found)
    const soundsLike = bySound(found)
    return asked.map((one) => findConflicts(one, soundsLike, known))
  }

  /**
   * Hits that are hidden from the actor become one hit without names. The actor must learn that there is a conflict,
   * but no details.
   */
  async function checkAll(actor: Actor, ask: (tx: Tx) => Promise<Asked[]>) {
    const { chamberId } = actor
    await keepPartySounds({ db, features }, chamberId)
    const { asked, seen, kept } = await db.asChamber(actor, async (tx) => {
      const asked = await ask(tx)
      const kept = await nameSoundsRepo(tx, chamberId).listUncomparable()
      return { asked, seen: await find(tx, chamberId, asked), kept }
    })
    const all = await db.asChamber(chamberId, (tx) => find(tx, chamberId, asked))
    return seen.map((hits, at) => {
      const lines = new Set(hits.map(line))
      const more = all[at]?.find((hit) => !lines.has(line(hit)))
      const names = asked[at]?.names.map(({ name }) => name) ?? []
      const uncompared = [...new Set(names.filter((name) => !isComparable(name)))]
      // Stored names that cannot be compared. Empty if none of the searched names can be compared.
      const kept_uncompared = names.some(isComparable) ? kept.filter((name) => !names.includes(name)) : []
      return { hits: more ? [...hits, confidential(more)] : hits, uncompared, kept_uncompared }
    })
  }

  const check = async (actor: Actor, ask: (tx: Tx) => Promise<Asked[]>): Promise<Checked> =>
    (await checkAll(actor, ask))[0] ?? { hits: [], uncompared: [], kept_uncompared: [] }

  async function askKept(tx: Tx, chamberId: ChamberId, ids: readonly MatterId[]): Promise<Asked[]> {
    const parties = Map.groupBy(await partiesOf(tx, chamberId, ids), ({ id }) => id)
    const sides = new Map((await matterClientsRepo(tx, chamberId).listSides(ids)).map((one) => [one.id, one.our_side]))
    return ids.map((id) => ({
      names: parties.get(id) ?? [],
      ourSide: sides.get(id) ?? null,
      matterId: id,
      clientId: null,
    }))
  }

  async function askMatter(tx: Tx, actor: Actor, id: MatterId): Promise<Asked[]> {
    await mattersRepo(tx, actor.chamberId).get(id)
    await assertMatterExists(tx, actor, id)
    return askKept(tx, actor.chamberId, [id])
  }

  async function askClient(tx: Tx, actor: Actor, id: ClientId): Promise<Asked[]> {
    const { name, aliases } = await clientsRepo(tx, actor.chamberId).get(id)
    const names = personsOfClient([name, ...aliases]).map((one) => ({ ...one, side: null }))
    return [{ names, ourSide: null, matterId: null, clientId: id }]
  }

  async function read(tx: Tx, actor: Actor, subject: Subject, { hits, uncompared, kept_uncompared }: Checked) {
    const rows = await conflictsRepo(tx, actor.chamberId).list(subject)
    const nameHit = await readHitNames(
      tx,
      actor.chamberId,
      rows.flatMap((row) => row.hits),
    )
    const decisions = rows.map(({ id, decided_at, ...row }) => ({
      ...row,
      _id: id,
      hits: row.hits.map(nameHit),
      decided_at: decided_at.toISOString(),
    }))
    const decided = new Set(decisions.flatMap((each) => each.hits).map(line))
    return {
      hits,
      uncompared,
      kept_uncompared,
      decisions,
      is_open: hits.some((hit) => !decided.has(line(hit))),
    }
  }

  async function decide(tx: Tx, actor: Actor, subject: Subject, checked: Checked, { decision, reason }: Decision) {
    authorize(actor, 'update', 'Conflict')
    const { hits } = checked
    if (hits.length === 0) throw new Conflict('Nothing stands against it any more.', 'no-conflict')
    await conflictsRepo(tx, actor.chamberId).insert({
      ...subject,
      id: newId(),
      hits: hits.map(withoutNames),
      decision,
      reason: reason || null,
      decided_by: actor.personId,
      decided_at: clock.now(),
    })
    await emit(tx, actor, {
      type: 'conflict.decided',
      matterId: subject.matter_id,
      subject:
        subject.client_id === null
          ? { kind: 'matter', id: subject.matter_id }
          : { kind: 'client', id: subject.client_id },
      detail: { decision },
    })
    return read(tx, actor, subject, checked)
  }

  const ofMatter = (actor: Actor, id: MatterId) => check(actor, (tx) => askMatter(tx, actor, id))
  const ofClient = (actor: Actor, id: ClientId) => check(actor, (tx) => askClient(tx, actor, id))

  return {
    ofAll: checkAll,
    findAll: find,
    askKept,

    checkNames: (actor: Actor, input: BodyOf<typeof checkNames>) => {
      authorize(actor, 'read', 'Client')
      return check(actor, async (tx) => {
        if (input.client_id) await clientsRepo(tx, actor.chamberId).get(input.client_id)
        const names = [
          ...input.petitioners.flatMap(personsIn).map((one) => ({ ...one, side: 'petitioner' as const })),
          ...input.respondents.flatMap(personsIn).map((one) => ({ ...one, side: 'respondent' as const })),
          ...personsOfClient(input.client).map((one) => ({ ...one, side: null })),
        ]
        return [{ names, ourSide: input.our_side, matterId: null, clientId: input.client_id }]
      })
    },

    checkMatter: ofMatter,
    checkClient: ofClient,

    ofMatter: async (actor: Actor, id: MatterId) => {
      authorize(actor, 'read', 'Client')
      const checked = await ofMatter(actor, id)
      return db.asChamber(actor, (tx) => read(tx, actor, { matter_id: id, client_id: null }, checked))
    },

    ofClient: async (actor: Actor, id: ClientId) => {
      authorize(actor, 'read', 'Client')
      const checked = await ofClient(actor, id)
      return db.asChamber(actor, (tx) => read(tx, actor, { matter_id: null, client_id: id }, checked))
    },

    decideOnMatter: (tx: Tx, actor: Actor, id: MatterId, decision: Decision, checked: Checked) =>
      decide(tx, actor, { matter_id: id, client_id: null }, checked, decision),

    decideOnClient: (tx: Tx, actor: Actor, id: ClientId, decision: Decision, checked: Checked) =>
      decide(tx, actor, { matter_id: null, client_id: id }, checked, decision),
  }
}

const line = ({ reason, client, matter, asked }: ConflictHit) =>
  JSON.stringify([reason, client?._id ?? matter?._id ?? asked])

const confidential = ({ likeness, asked }: DecidedHit): ConflictHit => ({
  ...withoutRoles,
  reason: 'confidential',
  likeness,
  asked,
  met: null,
  client: null,
  matter: null,
})

const withoutRoles = { asked_role: null, met_role: null }

const withoutNames = ({ reason, likeness, asked, client, matter }: ConflictHit): DecidedHit => ({
  reason,
  likeness,
  asked,
  client: client && { _id: client._id },
  matter: matter && { _id: matter._id },
})

/** A stored hit becomes confidential if the transaction's person may not see its client or matter. */
async function readHitNames(tx: Tx, chamberId: ChamberId, stored: readonly DecidedHit[]) {
  const ids = (what: 'client' | 'matter') => [...new Set(stored.flatMap((hit) => hit[what]?._id ?? []))]
  const { clients, matters } = await readRecords(tx, chamberId, ids('client'), ids('matter'))
  return (hit: DecidedHit): ConflictHit => {
    const client = clients.get(hit.client?._id ?? '')
    const matter = matters.get(hit.matter?._id ?? '')
    if (!client && !matter) return confidential(hit)
    return {
      reason: hit.reason,
      likeness: hit.likeness,
      asked: hit.asked,
      met: null,
      ...withoutRoles,
      client: client ? { _id: client.id, name: client.name } : null,
      matter: matter ? { _id: matter.id, title: matter.title, case_status: matter.case_status } : null,
    }
  }
}

const namesOf = (asked: readonly Asked[]) => asked.flatMap((one) => one.names.map(({ name }) => name))

const meetsClientsOnly = ({ ourSide, names }: Asked) => ourSide === null && names.every(({ side }) => side !== null)

function bySound(found: readonly SoundingName[]) {
  const known = new Map<string, Set<SoundingName>>()
  for (const one of found) for (const key of nameKeys(one.name)) known.set(key, (known.get(key) ?? new Set()).add(one))
  return (name: string) => new Set(nameKeys(name).flatMap((key) => [...(known.get(key) ?? [])]))
}

async function readKnown(
  tx: Tx,
  chamberId: ChamberId,
  asked: readonly Asked[],
  found: readonly SoundingName[],
): Promise<Known> {
  const ids = (owner: SoundingName['owner']) => [
    ...new Set(found.filter((each) => each.owner === owner).map(({ owner_id }) => owner_id)),
  ]
  const matterIds = ids('matter') as MatterId[]
  const clientIds = ids('client') as ClientId[]
  const links = matterClientsRepo(tx, chamberId)
  const sides = new Map((await links.listSides(matterIds)).map(({ id, our_side }) => [id as string, our_side]))
  const { clients, matters } = await readRecords(tx, chamberId, clientIds, matterIds)
  const clientsOf = new Map<string, Set<string>>()
  const linked = await links.listLinks([
    ...clientIds,
    ...asked.flatMap(({ clientId }) => (clientId as ClientId | null) ?? []),
  ])
  for (const { matter_id, client_id } of linked) {
    clientsOf.set(matter_id, (clientsOf.get(matter_id) ?? new Set()).add(client_id))
  }
  return {
    clients,
    matters: new Map([...matters].map(([id, matter]) => [id, { ...matter, our_side: sides.get(id) ?? null }])),
    clientsOf,
  }
}

/** Those that the transaction's person may see, by id. */
async function readRecords(tx: Tx, chamberId: ChamberId, clientIds: readonly string[], matterIds: readonly string[]) {
  const clients = await clientsRepo(tx, chamberId).listByIds(clientIds as ClientId[])
  const matters = await mattersRepo(tx, chamberId).listByIds(matterIds as MatterId[])
  return {
    clients: new Map<string, (typeof clients)[number]>(clients.map((one) => [one.id, one])),
    matters: new Map<string, (typeof matters)[number]>(matters.map((one) => [one.id, one])),
  }
}
