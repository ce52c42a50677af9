import type { CourtDate } from '@peshi/contract/platform/dates'

/** What a conversation keeps between two requests, as JSON: cookies, tokens. */
export interface SessionState {
  cookies: unknown
  values: Record<string, string>
}

export interface CourtRequest {
  method?: 'GET' | 'POST'
  /** Form fields, sent URL-encoded as UTF-8. */
  form?: Record<string, string>
  /** Sent as a JSON body instead of a form. */
  json?: unknown
  headers?: Record<string, string>
  /** Bytes above this are refused; default 5 MB, 40 MB for documents. */
  maxBytes?: number
  /** Let a 404 come back as a response: a document that is not there is an answer, a page that is not there is not. */
  allowMissing?: boolean
}

export interface CourtResponse {
  status: number
  url: string
  mediaType: string
  bytes: Uint8Array
  /** The bytes as UTF-8, a leading BOM dropped. */
  text: string
}

/** A conversation with one operator's hosts, within its manners. Made by `openSession` in `http.ts`. */
export interface CourtSession {
  /** Where the connector's site lies: the real address, or the sandbox's in the demo. */
  baseUrl: string
  values: Record<string, string>
  /** The day in India, for pages whose dates mean something only before or after it. */
  today(): CourtDate
  /** Throws `CourtDown`, `CourtBlocked` or `PageChanged` (the address is gone); no 4xx or 5xx comes back as a response. */
  request(path: string, options?: CourtRequest): Promise<CourtResponse>
  save(): SessionState
}
