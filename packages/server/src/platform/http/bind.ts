import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@peshi/contract/platform/endpoint'
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

/** The endpoint, if `Content` is a whole reply of it. */
type RepliesWith<E extends Endpoint, Content> = Content extends WithoutSuccess<ReplyOf<E>> ? E : never

/** The reply is `handle`'s result as `data`. */
export function bindData<E extends Endpoint>(
  endpoint: E & RepliesWith<E, { data: DataOf<E> }>,
  handle: (call: MemberCall<E>) => Promise<DataOf<E>>,
): Bound {
  return bind<Endpoint>(endpoint, async (call) => ({ data: await handle(call as MemberCall<E>) }))
}

/** The reply is `handle`'s result as `data`, and a message. */
export function bindSaved<E extends Endpoint>(
  endpoint: E & RepliesWith<E, { data: DataOf<E>; message: string }>,
  message: string,
  handle: (call: MemberCall<E>) => Promise<DataOf<E>>,
): Bound {
  return bind<Endpoint>(endpoint, async (call) => ({ data: await handle(call as MemberCall<E>), message }))
}

/** The reply is only a message, or nothing. */
export function bindDone<E extends Endpoint>(
  endpoint: E & RepliesWith<E, { message: string }>,
  message: string | null,
  handle: (call: MemberCall<E>) => Promise<unknown>,
): Bound {
  return bind<Endpoint>(endpoint, async (call) => {
    await handle(call as MemberCall<E>)
    return message === null ? {} : { message }
  })
}

/** `heldBy` names the rate limit that the handler applies, or `requests` if the general limit suffices. */
export function bindPublic<E extends Endpoint>(
  endpoint: E,
  heldBy: RuleName | 'requests',
  handle: (call: PublicCall<E>) => Promise<Answer<E>>,
): Bound {
  return { endpoint, heldBy, handle: handle as unknown as Bound['handle'] }
}
