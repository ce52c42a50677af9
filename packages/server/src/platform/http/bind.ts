import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'
import type { RuleName } from './limit-rules.ts'

interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

export type PublicCall<E extends Endpoint> = Call<E>
export type MemberCall<E extends Endpoint> = Call<E> & { actor: Actor }

/** `handle` returns the content of the reply, or `reply` itself after sending it. */
export interface Bound {
  endpoint: Endpoint
  handle: (call: MemberCall<Endpoint>) => Promise<unknown>
  heldBy?: RuleName | 'requests'
}

type WithoutSuccess<Reply> = Reply extends unknown ? Omit<Reply, 'success'> : never
type Answer<E extends Endpoint> = WithoutSuccess<ReplyOf<E>> | FastifyReply

export function bind<E extends Endpoint>(endpoint: E, handle: (call: MemberCall<E>) => Promise<Answer<E>>): Bound {
  return { endpoint, handle: handle as unknown as Bound['handle'] }
}

/** `heldBy` names the rate limit that the handler applies, or `requests` if the general limit suffices. */
export function bindPublic<E extends Endpoint>(
  endpoint: E,
  heldBy: RuleName | 'requests',
  handle: (call: PublicCall<E>) => Promise<Answer<E>>,
): Bound {
  return { endpoint, heldBy, handle: handle as unknown as Bound['handle'] }
}
