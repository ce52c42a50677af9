import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../db/door.ts'
import type { SystemReason } from '../db/system-reasons.ts'
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
export type ChangeCall<E extends Endpoint> = MemberCall<E> & { tx: Tx }

type Write<E extends Endpoint, R> = (call: ChangeCall<E>) => Promise<R>
interface Asking<E extends Endpoint, R> {
  ask: (call: MemberCall<E>) => Promise<unknown>
  write: (call: ChangeCall<E>, asked: unknown) => Promise<R>
  undo?: (call: MemberCall<E>, asked: unknown) => Promise<void>
}
type Work<E extends Endpoint, R> = Write<E, R> | Asking<E, R>

/** `handle` returns the content of the reply, or `reply` itself after sending it. */
export interface Bound {
  endpoint: Endpoint
  handle: (call: MemberCall<Endpoint>) => Promise<unknown>
  heldBy?: RuleName | 'requests'
  change?: Change
}

/** Work of one transaction, in which the reply is stored for a repeated request. */
export interface Change {
  /** Runs before the transaction, for questions to a court, a gateway or another process. */
  ask?: (call: MemberCall<Endpoint>) => Promise<unknown>
  write: (call: ChangeCall<Endpoint>, asked: unknown) => Promise<unknown>
  /** Runs if the transaction wrote nothing, for example to remove files that `ask` stored. */
  undo?: (call: MemberCall<Endpoint>, asked: unknown) => Promise<void>
  /** The transaction is one of the actor's chamber, unless a system reason is given. */
  reason?: SystemReason
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

/** A change whose reply is what `work` returns. */
export function change<E extends Endpoint>(endpoint: E, work: Work<E, Answer<E>>): Bound {
  return changing(endpoint, work, (result) => result)
}

/** A change whose reply is `work`'s result as `data`. */
export function changeData<E extends Endpoint>(
  endpoint: E & RepliesWith<E, { data: DataOf<E> }>,
  work: Work<E, DataOf<E>>,
): Bound {
  return changing<Endpoint>(endpoint, work as Work<Endpoint, unknown>, (data) => ({ data }))
}

/** A change whose reply is `work`'s result as `data`, and a message. */
export function changeSaved<E extends Endpoint>(
  endpoint: E & RepliesWith<E, { data: DataOf<E>; message: string }>,
  message: string,
  work: Work<E, DataOf<E>>,
): Bound {
  return changing<Endpoint>(endpoint, work as Work<Endpoint, unknown>, (data) => ({ data, message }))
}

/** A change whose reply is only a message, or nothing. */
export function changeDone<E extends Endpoint>(
  endpoint: E & RepliesWith<E, { message: string }>,
  message: string | null,
  work: Work<E, unknown>,
): Bound {
  return changing<Endpoint>(endpoint, work as Work<Endpoint, unknown>, () => (message === null ? {} : { message }))
}

/**
 * Work that asks somebody else or stores files before its transaction. A repeated request with a stored reply does not ask
 * again. `undo` runs if nothing was written.
 */
export const askFirst = <E extends Endpoint, A, R>(
  ask: (call: MemberCall<E>) => Promise<A>,
  write: (call: ChangeCall<E>, asked: A) => Promise<R>,
  undo?: (call: MemberCall<E>, asked: A) => Promise<void>,
): Asking<E, R> => ({ ask, write, undo }) as Asking<E, R>

/** The change runs in a system transaction, for records that belong to no chamber. */
export const inSystem = (reason: SystemReason, bound: Bound): Bound => ({
  ...bound,
  ...(bound.change && { change: { ...bound.change, reason } }),
})

function changing<E extends Endpoint>(
  endpoint: E,
  work: Work<E, unknown>,
  toReply: (result: unknown) => unknown,
): Bound {
  const { ask, write, undo }: Partial<Asking<E, unknown>> = typeof work === 'function' ? { write: work } : work
  return {
    endpoint,
    handle: () => Promise.reject(new Error('A change needs its transaction')),
    change: {
      ...(ask && { ask: ask as Change['ask'] & object }),
      ...(undo && { undo: undo as Change['undo'] & object }),
      write: async (call, asked) => toReply(await (write as Change['write'])(call, asked)),
    },
  }
}
