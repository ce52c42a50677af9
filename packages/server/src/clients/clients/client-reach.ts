import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import type { Tx } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'

/** Where links to sign in, messages and papers for a client go. Whoever changes it can read what is shared with the client. */
export interface Reach {
  email: string | null
  mobile: string | null
}

export interface ClientReach {
  /**
   * What is shared with the client of matters that the actor may not know. Read for the whole chamber and beforehand: the
   * actor's own door shows nothing of such shares.
   */
  listShared(actor: Actor, id: ClientId): Promise<MatterId[]>
  /**
   * In the transaction that changes how a client is reached who can sign in. Throws `Forbidden` unless the actor may share
   * and knows every matter of which something is `shared`.
   */
  change(
    tx: Tx,
    actor: Actor,
    client: { id: ClientId; name: string; language: Language | null },
    before: Reach,
    after: Reach,
    shared: readonly MatterId[],
  ): Promise<void>
}

export type ReachNeeds = Pick<Context, 'db' | 'clock' | 'events' | 'queue' | 'outlets' | 'standings' | 'features'>

declare module '../../platform/process/feature.ts' {
  interface Feature {
    clientReach?: (context: ReachNeeds) => ClientReach
    /** A client is none of the matter's any more; in the same transaction. */
    onClientUnlinked?: (tx: Tx, actor: Actor, matterId: MatterId, clientId: ClientId, at: Date) => Promise<void>
  }
}

/** Those that features bring, as one. */
export function clientReachOf(context: ReachNeeds): ClientReach {
  const reaches = context.features.flatMap(({ clientReach }) => (clientReach ? [clientReach(context)] : []))
  return {
    listShared: async (actor, id) => (await Promise.all(reaches.map((reach) => reach.listShared(actor, id)))).flat(),
    async change(...change) {
      for (const reach of reaches) await reach.change(...change)
    },
  }
}
