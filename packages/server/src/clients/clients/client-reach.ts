import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import type { Tx } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'

/** Sign-in links are sent to these addresses. Whoever changes them can read everything shared with the client. */
export interface Reach {
  email: string | null
  mobile: string | null
}

export interface ClientReach {
  /** Includes matters that are hidden from the actor. */
  listShared(actor: Actor, id: ClientId): Promise<MatterId[]>
  /**
   * If the client has access and the contact details changed, throws `Forbidden` unless the actor may share and may see
   * all matters in `shared`.
   */
  change(
    tx: Tx,
    actor: Actor,
    client: { id: ClientId; language: Language | null },
    before: Reach,
    after: Reach,
    shared: readonly MatterId[],
  ): Promise<void>
}

export type ReachNeeds = Pick<Context, 'db' | 'clock' | 'emit' | 'queue' | 'outlets' | 'standings' | 'features'>

declare module '../../platform/process/feature.ts' {
  interface Feature {
    clientReach?: (context: ReachNeeds) => ClientReach
  }
}

export function clientReachOf(context: ReachNeeds): ClientReach {
  const reaches = context.features.flatMap(({ clientReach }) => (clientReach ? [clientReach(context)] : []))
  return {
    listShared: async (actor, id) => (await Promise.all(reaches.map((reach) => reach.listShared(actor, id)))).flat(),
    async change(...change) {
      for (const reach of reaches) await reach.change(...change)
    },
  }
}
