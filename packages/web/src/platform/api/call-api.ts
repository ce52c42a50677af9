import type { Endpoint, InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import { noteServerTime } from '../clock/server-time.ts'
import { readTokens } from '../session/session.ts'
import { isOver } from '../session/token-age.ts'
import { errorOfReply } from './api-error.ts'
import { throwNoAnswer } from './no-answer.ts'
import { refreshAccessToken } from './refresh.ts'

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
}

export interface CallOptions {
  signal?: AbortSignal
  /** Keep one across several attempts at the same thing; else each call has its own. */
  idempotencyKey?: string
  /** How long it may hear nothing, where the endpoint says nothing of it itself. */
  silenceMs?: number
}

/** A line that says nothing for so long is no network. */
export const silenceMs = 8000

/** Files, and what the server may work on for long before it answers, have no limit. */
const mostSilence = ({ method, kind, upload, asksCourt, reaches }: Endpoint) =>
  kind === 'file' || upload || asksCourt || (method !== 'GET' && reaches?.some((reach) => reach !== 'messages'))
    ? null
    : silenceMs

/** The keys of what was sent and got no answer: whoever presses once more sends the same thing, and it is done once. */
const unanswered = new Map<string, string>()

/** Follows the caller's signal, and aborts where nothing was heard for so long. */
function listen(signal: AbortSignal | undefined, mostMs: number | null) {
  const own = new AbortController()
  const timer = mostMs === null ? undefined : setTimeout(() => own.abort(), mostMs)
  if (signal?.aborted) own.abort()
  signal?.addEventListener('abort', () => own.abort())
  return { signal: own.signal, heard: () => clearTimeout(timer) }
}

/** Calls the server and gives what it replied. Throws `ApiError` for everything that is not a success. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> = {} as InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const response = await request(endpoint, input, options)
  const body: unknown = await response.json().catch(() => null)
  if (!isSuccess(body)) throw errorOfReply(response.status, body, endpoint.failure)
  return body as ReplyOf<E>
}

/** For the calls that answer with a file; it has the name that the server gives it. */
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

/** Of `content-disposition`: as it was written, or else in plain letters. */
function nameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? ''
  const written = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return written ? decodeURIComponent(written) : (/filename="([^"]+)"/i.exec(header)?.[1] ?? '')
}

/** The bare exchange, for the live stream too: bearer token, and on a 401 one refresh and one replay. */
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
  // Sign-in, registration, refresh and sign-out answer for themselves: a 401 there is their reply, not a stale token.
  if (endpoint.access === 'public') return send(null)
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
  const asked = search.toString()
  return asked ? `${path}?${asked}` : path
}

function headersOf(endpoint: Endpoint, { body }: Parts, token: string | null): Headers {
  const headers = new Headers({ accept: endpoint.kind === 'stream' ? 'text/event-stream' : '*/*' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (endpoint.upload) headers.set('content-type', (body instanceof Blob && body.type) || (endpoint.upload[0] ?? ''))
  else if (endpoint.method !== 'GET') headers.set('content-type', 'application/json')
  return headers
}

function bodyOf(endpoint: Endpoint, { body }: Parts): BodyInit | null {
  if (endpoint.method === 'GET') return null
  if (endpoint.upload) return body instanceof Blob ? body : null
  return JSON.stringify(body ?? {})
}

// `randomUUID` exists only on https and localhost.
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
