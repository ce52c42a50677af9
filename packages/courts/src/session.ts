import type { CourtDate } from '@peshi/contract/platform/dates'

export interface SessionState {
  cookies: unknown
  values: Record<string, string>
}

/** Header of a site's own script. Some sites refuse requests without it. */
export const scripted = { 'x-requested-with': 'XMLHttpRequest' }

export interface CourtRequest {
  method?: 'GET' | 'POST'
  /** URL-encoded UTF-8. */
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
  /** Limit in bytes; default 5 MB, 40 MB for documents. */
  maxBytes?: number
  /** Returns a 404 instead of throwing: valid for missing documents, not for pages. */
  allowMissing?: boolean
}

export interface CourtResponse {
  status: number
  url: string
  mediaType: string
  bytes: Uint8Array
  text: string
}

/** A conversation with one operator's hosts, rate-limited. Made by `openSession` in `http.ts`. */
export interface CourtSession {
  baseUrl: string
  values: Record<string, string>
  /** Date in India, for pages whose dates depend on it. */
  today(): CourtDate
  /** Throws `CourtDown`, `CourtBlocked` or `PageChanged` (address gone); 4xx and 5xx are never returned. */
  request(path: string, options?: CourtRequest): Promise<CourtResponse>
  save(): SessionState
}
