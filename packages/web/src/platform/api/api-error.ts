import type { Failure } from '@peshi/contract/platform/endpoint'
import { messages } from '@peshi/contract/platform/messages'

let sayRule = (rule: string) => rule

/** How the rules that fields broke are said, once there are words for them. */
export const sayFieldsBy = (say: typeof sayRule): void => {
  sayRule = say
}

/** `network`: no answer came. `server-error`: an answer without the envelope. Else the server's own code. */
export class ApiError extends Error {
  override name = 'ApiError'
  status: number
  code: string
  /** What is wrong with each, in the reader's language. */
  fields: Record<string, string>
  requestId: string | null

  constructor(
    message: string,
    {
      status,
      code,
      fields = {},
      requestId = null,
    }: { status: number; code: string; fields?: Record<string, string>; requestId?: string | null },
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, sayRule(rule)]))
    this.requestId = requestId
  }
}

export const networkError = () => new ApiError(messages.network, { status: 0, code: 'network' })

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' &&
  body !== null &&
  'success' in body &&
  body.success === false &&
  'message' in body &&
  typeof body.message === 'string'

/** What a reply that is no success says, whatever shape it came in. */
export function errorOfReply(status: number, body: unknown): ApiError {
  if (!isFailure(body)) return new ApiError(messages.serverError, { status, code: 'server-error' })
  const { message, code, fields, requestId } = body
  return new ApiError(message, { status, code, fields, requestId })
}
