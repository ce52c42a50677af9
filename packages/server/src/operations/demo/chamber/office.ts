import { abilitiesOf, type ChamberRole } from '@peshi/contract/platform/abilities'
import type { Endpoint, InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import type { MemberCall } from '../../../platform/http/bind.ts'
import type { Context } from '../../../platform/process/context.ts'
import { routesOf } from '../../../platform/process/feature.ts'

export type Call = <E extends Endpoint>(endpoint: E, input?: InputOf<E>) => Promise<ReplyOf<E>>

/** Calls the real handlers with validated input, but without HTTP and sign-in. */
export function openOffice(context: Context, chamberId: ChamberId) {
  const handlers = new Map(routesOf(context).map(({ endpoint, handle }) => [endpoint, handle]))

  return (role: ChamberRole, personId: PersonId): Call => {
    const actor = { personId, chamberId, signInId: 'demo', role, abilities: abilitiesOf[role] }
    return async (endpoint, input) => {
      const handle = handlers.get(endpoint)
      if (!handle) throw new Error(`No route for ${endpoint.method} ${endpoint.path}`)
      const { params = {}, query = {}, body } = (input ?? {}) as Record<'params' | 'query' | 'body', unknown>
      const call = {
        params: endpoint.params.parse(params),
        query: endpoint.query.parse(query),
        body: endpoint.body.parse(body),
        actor,
      }
      return (await handle(call as unknown as MemberCall<Endpoint>)) as never
    }
  }
}

export type Office = ReturnType<typeof openOffice>
