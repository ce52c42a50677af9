import { abilitiesFor, type ChamberRole, usualSwitches } from '@peshi/contract/platform/abilities'
import type { Endpoint, InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import type { MemberCall } from '../../../platform/http/bind.ts'
import { performHere } from '../../../platform/http/perform-change.ts'
import type { Context } from '../../../platform/process/context.ts'
import { routesOf } from '../../../platform/process/feature.ts'

export type Call = <E extends Endpoint>(endpoint: E, input?: InputOf<E>) => Promise<ReplyOf<E>>

/** Calls the real handlers with validated input, but without HTTP and sign-in. */
export function openOffice(context: Context, chamberId: ChamberId) {
  const routes = new Map(routesOf(context).map((bound) => [bound.endpoint, bound]))

  return (role: ChamberRole, personId: PersonId): Call => {
    const actor = { personId, chamberId, signInId: 'demo', role, abilities: abilitiesFor(role, usualSwitches) }
    return async (endpoint, input) => {
      const bound = routes.get(endpoint)
      if (!bound) throw new Error(`No route for ${endpoint.method} ${endpoint.path}`)
      const { params = {}, query = {}, body } = (input ?? {}) as Record<'params' | 'query' | 'body', unknown>
      const asked = {
        params: endpoint.params.parse(params),
        query: endpoint.query.parse(query),
        body: endpoint.body.parse(body),
        actor,
        /** Endpoints that take a file read it from the request. */
        request: { body },
      }
      const call = asked as unknown as MemberCall<Endpoint>
      return (await (bound.change ? performHere(context.db, call, bound.change) : bound.handle(call))) as never
    }
  }
}

export type Office = ReturnType<typeof openOffice>
