import type { CourtDate } from '@peshi/contract/platform/dates'

export interface SessionState {
  cookies: unknown
  values: Record<string, string>
}

/** Sent by the sites' own scripts. Some sites refuse requests without it. */
export const scripted = { 'x-requested-with': 'XMLHttpRequest' }

export interface CourtRequest {
  method?: 'GET' | 'POST'
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
  /** Largest accepted reply, in bytes. The default is 5 MB. */
  maxBytes?: number
  /** Returns a reply with status 404 instead of throwing, because courts have not published every document. */
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
  /** The date in India. */
  today(): CourtDate
  /** Throws for status 4xx or 5xx. Status 404 throws `PageChanged`, unless `allowMissing` is true. */
  request(path: string, options?: CourtRequest): Promise<CourtResponse>
  save(): SessionState
}
