import { z } from 'zod'
import type { Action, Subject } from './abilities.ts'
import { Instant } from './dates.ts'
import { PersonId } from './ids.ts'

/** `person`: signed in, even if the account is disabled or has expired. `member`: signed in with a working account. */
export type Access = 'public' | 'person' | 'member'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

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
  method: Method
  path: string
  summary: string
  access: Access
  can?: readonly [Action, Subject]
  params: Params
  query: Query
  body: Body
  reply: Reply
  kind: 'json' | 'file' | 'stream'
  upload?: readonly string[]
  /** Largest body in bytes, if `upload` is set. Default 40 MB. */
  mostBytes?: number
  arrives?: boolean
  /**
   * Also accepts `multipart/form-data`. `form` lists the fields that become arrays in the body; the uploaded files are
   * in `files`.
   */
  form?: readonly string[]
  /** A POST that changes nothing. Its reply is not stored, because running it again is safe. */
  readsOnly?: boolean
  /** Refuses API tokens: a stolen token must not create another way to sign in. */
  personally?: boolean
  /** Also accepts the token of a companion, which may do nothing else. */
  isForCompanion?: boolean
  /** The handler waits for a court's site, so the web app does not take a slow reply for a lost connection. */
  asksCourt?: boolean
  reaches?: readonly Reach[]
  /** The server never stores the reply, not even to answer a repeated request. */
  isSecret?: boolean
  failure?: Fault
  /** The record that the call changes: it takes the `version` that the person saw. */
  changes?: z.ZodType
  /** Keeps the unparsed body, because the sender signed its exact bytes. */
  keepsText?: boolean
  answersHead?: boolean
}

const nothing = z.object({})
const noBody = z.unknown()

interface Shapes<P, Q, B, R> {
  params?: P
  query?: Q
  body?: B
  reply: R
}

type Options = Omit<Endpoint, 'method' | 'path' | 'summary' | keyof Shapes<Shape, Shape, Shape, Shape>>

/** `request` is the method and the path, as the first line of an HTTP request names them. */
export function endpoint<
  R extends Shape,
  P extends Shape = typeof nothing,
  Q extends Shape = typeof nothing,
  B extends Shape = typeof noBody,
>(
  request: `${Method} /${string}`,
  definition: Pick<Endpoint, 'summary'> & Partial<Options> & Shapes<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  const [method, path] = request.split(' ') as [Method, string]
  return {
    method,
    path,
    access: 'member',
    kind: 'json',
    ...definition,
    params: definition.params ?? (nothing as unknown as P),
    query: definition.query ?? (nothing as unknown as Q),
    body: definition.body ?? (noBody as unknown as B),
  }
}

const success = { success: z.literal(true), message: z.string().optional() }

/** The envelope of a successful reply, with these fields. */
export const ok = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ ...success, ...shape } as Omit<typeof success, keyof S> & S)

export const Changed = z.object({
  now: z.unknown(),
  by: z.object({ _id: PersonId, name: z.string() }).nullable(),
  at: Instant.nullable(),
})
export type Changed = z.infer<typeof Changed>

export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Names in the message, for its translations. */
  values: z.record(z.string(), z.string()).optional(),
  /** With the code `changed-meanwhile`: the record as it is now, and who changed it when. */
  changed: Changed.optional(),
  requestId: z.string(),
})
export type Failure = z.infer<typeof Failure>

export type ParamsOf<E> = E extends Endpoint<infer P, Shape, Shape, Shape> ? z.infer<P> : never
export type QueryOf<E> = E extends Endpoint<Shape, infer Q, Shape, Shape> ? z.infer<Q> : never
export type BodyOf<E> = E extends Endpoint<Shape, Shape, infer B, Shape> ? z.infer<B> : never
export type ReplyOf<E> = E extends Endpoint<Shape, Shape, Shape, infer R> ? z.infer<R> : never
export type DataOf<E> = ReplyOf<E> extends { data: infer Data } ? Data : never

export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Shape>
    ? { params?: z.input<P>; query?: z.input<Q>; body?: z.input<B> }
    : never
