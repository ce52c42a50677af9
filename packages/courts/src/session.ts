import type { CourtDate } from '@peshi/contract/platform/dates'

export interface SessionState {
  cookies: unknown
  values: Record<string, string>
}

/** Header that the site's own script sends. Some sites refuse requests without this header. */
export const scripted = { 'x-requested-with': 'XMLHttpRequest' }

export interface CourtRequest {
  method?: 'GET' | 'POST'
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
  /** Maximum size of the reply in bytes. The default is 5 MB. */
  maxBytes?: number
  /** If true, a reply with status 404 is returned instead of an error. Used for documents, which may be missing. */
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
  /** Today's date in India. */
  today(): CourtDate
  /**
   * Throws an error if the reply has status 4xx or 5xx, except for status 404 with `allowMissing`. Without
   * `allowMissing`, status 404 throws `PageChanged`.
   */
  request(path: string, options?: CourtRequest): Promise<CourtResponse>
  save(): SessionState
}
