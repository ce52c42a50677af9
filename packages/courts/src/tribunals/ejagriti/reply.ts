import { CourtBlocked, CourtDown, PageChanged } from '../../errors.ts'
import { optionalField, type Row, readObject, rowsIn } from '../../reading/json-reply.ts'

export interface ReplyState {
  ok: boolean
  status: number | null
  message: string | null
}

export function readState(reply: string): ReplyState {
  return stateOf(readObject(reply))
}

function stateOf(envelope: Row): ReplyState {
  const error =
    optionalField(envelope, 'error') ?? (typeof envelope.error === 'boolean' ? String(envelope.error) : null)
  if (error !== 'true' && error !== 'false') throw new PageChanged('The reply does not say whether it is an error')
  const status = Number(optionalField(envelope, 'status') ?? Number.NaN)
  return {
    ok: error === 'false',
    status: Number.isInteger(status) ? status : null,
    message: optionalField(envelope, 'message'),
  }
}

export function readRows(reply: string): Row[] {
  const envelope = readObject(reply)
  const { ok, status, message } = stateOf(envelope)
  if (ok) return rowsIn(envelope, 'data')
  const says = `e-Jagriti answers: ${message ?? status ?? 'error'}`
  const isRefusal = status === 401 || status === 403 || status === 429 || /denied|authenticat/i.test(message ?? '')
  throw isRefusal ? new CourtBlocked(says) : new CourtDown(says)
}
