import { z } from 'zod'
import type { Action, Subject } from './abilities.ts'

/** Who may call: anybody, a signed-in person even when the account is expired or disabled, or a person of an open account. */
export type Access = 'public' | 'person' | 'member'

/**
 * A request may use these shared resources. Each has a limit of its own: processes for heavy work (`pool`, a queue for each
 * chamber), court sites (`courts`, the rate of their operator), messages (`messages`, the rules of sending).
 */
export type Reach = 'pool' | 'courts' | 'messages'

/** A sentence and the code by which it is translated. */
export interface Fault {
  code: string
  message: string
}

type Shape = z.ZodType

/** One message of the wire: what goes in, what comes out, who may send it. Both halves are written here and nowhere else. */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends Shape = Shape,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify form: `/api/matters/:id`. */
  path: string
  summary: string
  tag: string
  access: Access
  /** The ability that the guard asks for before the service looks closer. */
  can?: readonly [Action, Subject]
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** `file`: the reply is bytes, `stream`: server-sent events; `reply` then describes one event. */
  kind: 'json' | 'file' | 'stream'
  /** A request body that is bytes instead of JSON, with the types that are accepted. */
  upload?: readonly string[]
  /** Of an upload; 40 MB when left out. */
  mostBytes?: number
  /** The bytes of an upload are handed over while they arrive. The handler holds them to their size, and knows a repetition itself. */
  arrives?: boolean
  /**
   * The body may also come as a form (`multipart/form-data`): its files as `files`, whatever their field is called, and
   * the fields that are named here as lists, however often they stand in it.
   */
  form?: readonly string[]
  /** A POST that only asks: repeating it does no harm, so its reply is not kept for a repetition. */
  readsOnly?: boolean
  /** Only for a person who signed in: a program's token does not get here, so that it can't make itself another way in. */
  personally?: boolean
  /** It may read a court's site before it answers, so a long silence is no lost line. */
  asksCourt?: boolean
  /** The endpoint may use these; a test fails when it uses another. */
  reaches?: readonly Reach[]
  /** What it replies is shown once and kept nowhere, for a repetition neither. */
  isSecret?: boolean
  /** The sentence for a reply that did not come from our server and has no sentence of its own. */
  failure?: Fault
  /** The body is kept as it came beside what was read of it, for a signature over it. */
  keepsText?: boolean
  /** Answers HEAD as well, though what it sends is no JSON. */
  answersHead?: boolean
}

const nothing = z.object({})
/** For endpoints without a body: whatever a client sends is ignored. */
const noBody = z.unknown()

interface Definition<P, Q, B, R> {
  method: Endpoint['method']
  path: string
  summary: string
  tag: string
  access?: Access
  can?: readonly [Action, Subject]
  params?: P
  query?: Q
  body?: B
  reply: R
  kind?: Endpoint['kind']
  upload?: readonly string[]
  mostBytes?: number
  arrives?: boolean
  form?: readonly string[]
  readsOnly?: boolean
  personally?: boolean
  asksCourt?: boolean
  reaches?: readonly Reach[]
  isSecret?: boolean
  failure?: Fault
  keepsText?: boolean
  answersHead?: boolean
}

export function endpoint<
  R extends Shape,
  P extends Shape = typeof nothing,
  Q extends Shape = typeof nothing,
  B extends Shape = typeof noBody,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    access: 'member',
    kind: 'json',
    ...definition,
    params: definition.params ?? (nothing as unknown as P),
    query: definition.query ?? (nothing as unknown as Q),
    body: definition.body ?? (noBody as unknown as B),
  }
}

const success = { success: z.literal(true), message: z.string().optional() }

/** The envelope of a success. A `message` of the shape's own takes the place of the optional one. */
export const ok = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ ...success, ...shape } as Omit<typeof success, keyof S> & S)

/** The envelope of a failure, for every endpoint. `fields` names the inputs that are wrong. */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
})
export type Failure = z.infer<typeof Failure>

export type ParamsOf<E> = E extends Endpoint<infer P, Shape, Shape, Shape> ? z.infer<P> : never
export type QueryOf<E> = E extends Endpoint<Shape, infer Q, Shape, Shape> ? z.infer<Q> : never
export type BodyOf<E> = E extends Endpoint<Shape, Shape, infer B, Shape> ? z.infer<B> : never
export type ReplyOf<E> = E extends Endpoint<Shape, Shape, Shape, infer R> ? z.infer<R> : never

/** What a caller hands in: defaults not yet filled. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Shape>
    ? { params?: z.input<P>; query?: z.input<Q>; body?: z.input<B> }
    : never
