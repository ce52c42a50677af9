import type { CourtDate } from '@peshi/contract/platform/dates'

export interface SessionState {
  cookies: unknown
  values: Record<string, string>
}

/** Header that a site's own script sends. Some sites refuse requests without it. */
export const scripted = { 'x-requested-with': 'XMLHttpRequest' }

export interface CourtRequest {
  method?: 'GET' | 'POST'
  /** Form fields, sent as URL-encoded UTF-8. */
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
  /** Maximum size of the reply in bytes. Default: 5 MB; 40 MB for documents. */
  maxBytes?: number
  /** Returns a reply with status 404 instead of throwing. Used for documents, which may be missing. */
  allowMissing?: boolean
}

export interface CourtResponse {
  status: number
  url: string
  mediaType: string
  bytes: Uint8Array
  text: string
}

/** A conversation with the hosts of one operator, rate-limited. Created by `openSession` in `http.ts`. */
export interface CourtSession {
  baseUrl: string
  values: Record<string, string>
  /** Date in India, for pages whose meaning depends on the current date. */
  today(): CourtDate
  /**
   * Sends a request. Throws `CourtDown`, `CourtBlocked`, or `PageChanged` if the address no longer exists. Replies with
   * status 4xx and 5xx are never returned, except 404 with `allowMissing`.
   */
  request(path: string, options?: CourtRequest): Promise<CourtResponse>
  save(): SessionState
}
