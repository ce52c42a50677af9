import type { Endpoint, InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import { noteServerTime } from '../clock/server-time.ts'
import { readTokens } from '../session/session.ts'
import { isOver } from '../session/token-age.ts'
import { errorOfReply } from './api-error.ts'
import { throwNoAnswer } from './no-answer.ts'
import { refreshAccessToken } from './refresh.ts'
import { noteServerBuild } from './server-build.ts'

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** Undefined for a new record. */
export interface SentVersion {
  version: number | undefined
}

type Part<E, Name extends 'query' | 'body'> =
  InputOf<E> extends { [Key in Name]?: infer Value } ? NonNullable<Value> : never

type Saw<E, Name extends 'query' | 'body'> = string extends keyof Part<E, Name>
  ? unknown
  : 'version' extends keyof Part<E, Name>
    ? { [Key in Name]: Omit<Part<E, Name>, 'version'> & SentVersion }
    : unknown

/** Where a call takes the version that the person saw, the app sends it: undefined only if the change holds in any case. */
export type CallInput<E> = InputOf<E> & Saw<E, 'query'> & Saw<E, 'body'>

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  silenceMs?: number
  /** A token that is not the session's, for a public endpoint. */
  bearer?: string
}

/** Milliseconds. A file's signed URL is valid for ten minutes, and is replaced before that. */
export const fileAddressMs = 8 * 60_000

/** Milliseconds without a reply until the network counts as lost. */
export const silenceMs = 8000

/** Milliseconds until a reply must begin. Null if the endpoint may take any time. */
const mostSilence = ({ method, kind, upload, asksCourt, reaches }: Endpoint) =>
  kind === 'file' || upload || asksCourt || (method !== 'GET' && reaches?.some((reach) => reach !== 'messages'))
    ? null
    : silenceMs

const unanswered = new Map<string, string>()

function listen(signal: AbortSignal | undefined, mostMs: number | null) {
  const own = new AbortController()
  const timer = mostMs === null ? undefined : setTimeout(() => own.abort(), mostMs)
  if (signal?.aborted) own.abort()
  signal?.addEventListener('abort', () => own.abort())
  return { signal: own.signal, heard: () => clearTimeout(timer) }
}

/** Throws an `ApiError`, with status 0 if no reply comes. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {} as CallInput<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const response = await request(endpoint, input, options)
  const body: unknown = await response.json().catch(() => null)
  if (!isSuccess(body)) throw errorOfReply(response.status, body, endpoint.failure)
  return body as ReplyOf<E>
}

/** The file has the name that the server gives it. Throws as `callApi`. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> = {} as InputOf<E>,
  options: CallOptions = {},
): Promise<File> {
  const response = await request(endpoint, input, options)
  if (!response.ok) throw errorOfReply(response.status, await response.json().catch(() => null), endpoint.failure)
  const blob = await response.blob()
  return new File([blob], nameOf(response), { type: blob.type })
}

function nameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? ''
  const written = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return written ? decodeURIComponent(written) : (/filename="([^"]+)"/i.exec(header)?.[1] ?? '')
}

export async function request(endpoint: Endpoint, input: Parts, options: CallOptions = {}): Promise<Response> {
  const isWrite = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const address = addressOf(endpoint, input)
  const content = isWrite && !endpoint.upload ? `${endpoint.method} ${address} ${JSON.stringify(input.body)}` : ''
  const key = options.idempotencyKey ?? unanswered.get(content) ?? newKey()
  const send = (token: string | null) => {
    const headers = headersOf(endpoint, input, token)
    if (isWrite) headers.set('idempotency-key', key)
    const { signal, heard } = listen(options.signal, options.silenceMs ?? mostSilence(endpoint))
    const { method } = endpoint
    return fetch(address, { method, headers, body: bodyOf(endpoint, input), signal })
      .then((response) => {
        noteServerTime(response)
        noteServerBuild(response)
        unanswered.delete(content)
        return response
      })
      .catch((error: unknown) => {
        if (options.signal?.aborted) throw error
        if (content) unanswered.set(content, key)
        return throwNoAnswer()
      })
      .finally(heard)
  }
  // At a public endpoint, such as sign-in, a 401 does not mean an expired token.
  if (endpoint.access === 'public') return send(options.bearer ?? null)
  const stored = readTokens()?.accessToken ?? null
  const token = stored !== null && isOver(stored) ? await refreshAccessToken(stored) : stored
  const response = await send(token)
  if (response.status !== 401) return response
  return send(await refreshAccessToken(token))
}

const isSuccess = (body: unknown) =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true

function addressOf(endpoint: Endpoint, { params, query }: Parts): string {
  const values = (params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const queryString = search.toString()
  return queryString ? `${path}?${queryString}` : path
}

function headersOf(endpoint: Endpoint, { body }: Parts, token: string | null): Headers {
  const headers = new Headers({ accept: endpoint.kind === 'stream' ? 'text/event-stream' : '*/*' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (endpoint.upload) headers.set('content-type', (body instanceof Blob && body.type) || (endpoint.upload[0] ?? ''))
  // The browser writes the content type of a form, with the boundary of its parts.
  else if (endpoint.method !== 'GET' && !(body instanceof FormData)) headers.set('content-type', 'application/json')
  return headers
}

function bodyOf(endpoint: Endpoint, { body }: Parts): BodyInit | null {
  if (endpoint.method === 'GET') return null
  if (endpoint.upload) return body instanceof Blob ? body : null
  return body instanceof FormData ? body : JSON.stringify(body ?? {})
}

export const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
