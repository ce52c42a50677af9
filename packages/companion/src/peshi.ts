import type { Endpoint, Failure, InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'

/** The server writes its address into the manifest of the extension that it offers. Firefox adds a slash to it. */
export const home = (chrome.runtime.getManifest().homepage_url ?? '').replace(/\/$/, '')

export class Refused extends Error {
  readonly code: string
  readonly values: Record<string, string>
  constructor(code: string, message: string, values: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.values = values
  }
}

/** Throws `Refused` with the server's sentence, or with the code `offline` if Peshi does not answer. */
export async function call<E extends Endpoint>(
  { method, path }: E,
  { query = {}, body }: { query?: Record<string, string>; body?: InputOf<E>['body'] | Blob },
  token: string | null,
): Promise<ReplyOf<E>> {
  const isFile = body instanceof Blob
  const reply = await fetch(`${home}${path}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => null)
  const read: ReplyOf<E> | Failure | null = (await reply?.json().catch(() => null)) ?? null
  if (!read) throw new Refused('offline', '')
  if (reply?.ok) return read as ReplyOf<E>
  const { code, message, values } = read as Failure
  throw new Refused(code, message, values)
}
