import type { Changed, Failure, Fault } from '@peshi/contract/platform/endpoint'
import { messages } from '@peshi/contract/platform/messages'

let sayRule = (rule: string) => rule

export const sayFieldsBy = (say: typeof sayRule): void => {
  sayRule = say
}

export class ApiError extends Error {
  override name = 'ApiError'
  status: number
  code: string
  fields: Record<string, string>
  /** Names in the message, for its translations. */
  values: Record<string, string>
  requestId: string | null
  /** With the code `changed-meanwhile`: the record as it is now. */
  changed: Changed | null

  constructor(
    message: string,
    {
      status,
      code,
      fields = {},
      values = {},
      requestId = null,
      changed = null,
    }: {
      status: number
      code: string
      fields?: Record<string, string>
      values?: Record<string, string> | undefined
      requestId?: string | null
      changed?: Changed | null | undefined
    },
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, sayRule(rule)]))
    this.values = values
    this.requestId = requestId
    this.changed = changed
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

const serverFault: Fault = { code: 'server-error', message: messages.serverError }

export function errorOfReply(status: number, body: unknown, fault: Fault = serverFault): ApiError {
  if (!isFailure(body)) return new ApiError(fault.message, { status, code: fault.code })
  const { message, code, fields, values, requestId, changed } = body
  return new ApiError(message, { status, code, fields, values, requestId, changed })
}
