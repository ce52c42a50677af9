import { Failure } from '@peshi/contract/endpoint'
import { messages } from '@peshi/contract/messages'

/** `network`: no answer came. `server-error`: an answer without the envelope. Else the server's own code. */
export class ApiError extends Error {
  override name = 'ApiError'
  status: number
  code: string
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
    this.fields = fields
    this.requestId = requestId
  }
}

export const networkError = () => new ApiError(messages.network, { status: 0, code: 'network' })

/** What a reply that is no success says, whatever shape it came in. */
export function errorOfReply(status: number, body: unknown): ApiError {
  const failure = Failure.safeParse(body)
  if (!failure.success) return new ApiError(messages.serverError, { status, code: 'server-error' })
  const { message, code, fields, requestId } = failure.data
  return new ApiError(message, { status, code, fields, requestId })
}
