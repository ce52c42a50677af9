import { z } from 'zod'
import type { Action, Subject } from './abilities.ts'

/** `public`: anyone. `person`: signed in, even with a closed account. `member`: signed in with an open account. */
export type Access = 'public' | 'person' | 'member'

/**
 * Limited resources that chambers share: worker processes (`pool`, queued per chamber), court sites (`courts`,
 * limited per operator) and messages (`messages`, limited by sending rules).
 */
export type Reach = 'pool' | 'courts' | 'messages'

export interface Fault {
  code: string
  message: string
}

type Shape = z.ZodType

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends Shape = Shape,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify syntax: `/api/matters/:id`. */
  path: string
  summary: string
  tag: string
  access: Access
  can?: readonly [Action, Subject]
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** `file`: the reply is bytes; `stream`: server-sent events, and `reply` describes one. */
  kind: 'json' | 'file' | 'stream'
  upload?: readonly string[]
  /** Default: 40 MB. */
  mostBytes?: number
  arrives?: boolean
  /**
   * Also accepts `multipart/form-data`. Files are in `files`, whatever their field name; the named fields become lists.
   */
  form?: readonly string[]
  /** The POST changes nothing, so its reply is not stored for retries. */
  readsOnly?: boolean
  /** Refuses programs' tokens, so that they cannot create other ways in. */
  personally?: boolean
  /** The handler may wait for a court's site, so the web app does not take a long silence for a lost connection. */
  asksCourt?: boolean
  /** Limited resources that the handler may use; a test fails if it uses another. */
  reaches?: readonly Reach[]
  /** A one-time secret: never stored, not even for retries. */
  isSecret?: boolean
  failure?: Fault
  /** Keeps the raw body, to verify a signature. */
  keepsText?: boolean
  /** The endpoint also answers HEAD, although its reply is not JSON. */
  answersHead?: boolean
}

const nothing = z.object({})
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

/** Envelope of success. A `message` in the shape replaces the optional one. */
export const ok = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ ...success, ...shape } as Omit<typeof success, keyof S> & S)

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

export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Shape>
    ? { params?: z.input<P>; query?: z.input<Q>; body?: z.input<B> }
    : never
