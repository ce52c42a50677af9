import type { ConflictHit, NameLikeness } from '@peshi/contract/clients/client-kinds'
import type { Side } from '@peshi/contract/matters/families'
import type { SoundingName } from '../../courts/names/name-sounds.repo.ts'
import { likeness } from '../../courts/names/name-sounds.ts'
import type { PartyPerson } from '../../courts/names/party-names.ts'

export interface AskedName extends PartyPerson {
  side: Side | null
}

export interface Asked {
  names: readonly AskedName[]
  ourSide: Side | null
  matterId: string | null
  clientId: string | null
}

export interface Known {
  clients: ReadonlyMap<string, { name: string }>
  matters: ReadonlyMap<string, { title: string; case_status: string; our_side: Side | null }>
  clientsOf: ReadonlyMap<string, ReadonlySet<string>>
}

type Reason = ConflictHit['reason']

const isOpponent = (side: Side | null, ourSide: Side | null) => side !== null && ourSide !== null && side !== ourSide

function judge(asked: Asked, { side }: AskedName, met: SoundingName, known: Known): Reason | null {
  if (met.owner === 'client') {
    // `side` is null for a client's name. Here a client is not compared with other clients: another search finds
    // duplicate clients.
    if (side === null || met.owner_id === asked.clientId) return null
    const isOwnClient = asked.matterId !== null && known.clientsOf.get(asked.matterId)?.has(met.owner_id)
    if (asked.ourSide === null) return isOwnClient ? null : 'party-is-client'
    return side === asked.ourSide ? null : 'opponent-is-client'
  }
  const matter = known.matters.get(met.owner_id)
  if (!matter || met.owner_id === asked.matterId) return null
  if (side === null) {
    if (asked.clientId !== null && known.clientsOf.get(met.owner_id)?.has(asked.clientId)) return null
    if (matter.our_side === null) return 'client-is-party'
    return isOpponent(met.side, matter.our_side) ? 'client-is-opponent' : null
  }
  return side === asked.ourSide && isOpponent(met.side, matter.our_side) ? 'own-side-opposed' : null
}

const weight: Record<Reason, number> = {
  'opponent-is-client': 0,
  'client-is-opponent': 1,
  'own-side-opposed': 2,
  'party-is-client': 3,
  'client-is-party': 4,
  confidential: 5,
}

const nearness: NameLikeness[] = ['same', 'alike', 'sound']

const shownAtMost = 50

/** `soundsLike` returns the stored names that share a sound with a name. */
export function findConflicts(
  asked: Asked,
  soundsLike: (name: string) => Iterable<SoundingName>,
  known: Known,
): ConflictHit[] {
  const hits = new Map<string, ConflictHit>()
  for (const one of asked.names) {
    for (const met of soundsLike(one.name)) {
      const reason = judge(asked, one, met, known)
      const like = reason && likeness(one.name, met.name)
      if (!like) continue
      const key = `${reason} ${met.owner_id}`
      const before = hits.get(key)
      if (before && nearness.indexOf(before.likeness) <= nearness.indexOf(like)) continue
      const client = met.owner === 'client' ? known.clients.get(met.owner_id) : undefined
      const matter = met.owner === 'matter' ? known.matters.get(met.owner_id) : undefined
      if (!client && !matter) continue
      hits.set(key, {
        reason,
        likeness: like,
        asked: one.name,
        asked_role: one.role,
        met: met.name,
        met_role: met.role,
        client: client ? { _id: met.owner_id, name: client.name } : null,
        matter: matter ? { _id: met.owner_id, title: matter.title, case_status: matter.case_status } : null,
      })
    }
  }
  const order = (hit: ConflictHit) => weight[hit.reason] * 3 + nearness.indexOf(hit.likeness)
  return [...hits.values()].toSorted((one, other) => order(one) - order(other)).slice(0, shownAtMost)
}
