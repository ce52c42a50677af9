import type { CourtDate } from '@peshi/contract/platform/dates'

export interface SessionState {
  cookies: unknown
  values: Record<string, string>
}

/** Header that a site's own script sends. Some sites refuse requests without it. */
export const scripted = { 'x-requested-with': 'XMLHttpRequest' }

export interface CourtRequest {
  method?: 'GET' | 'POST'
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
  /** Maximum size of the reply in bytes. The default is 5 MB. */
  maxBytes?: number
  /** If true, a reply with status 404 is returned instead of an error, because documents may be missing. */
  allowMissing?: boolean
}

export interface CourtResponse {
  status: number
  url: string
  mediaType: string
  bytes: Uint8Array
  text: string
}

export interface CourtSession {
  baseUrl: string
  values: Record<string, string>
  /** Date in India. */
  today(): CourtDate
  /**
   * Throws `PageChanged` if the address no longer exists. Never returns status 4xx or 5xx, except 404 with
   * `allowMissing`.
   */
  request(path: string, options?: CourtRequest): Promise<CourtResponse>
  save(): SessionState
}
