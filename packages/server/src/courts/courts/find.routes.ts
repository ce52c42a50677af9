import { findAtAllahabad, findAtCourt, findAtDistrict } from '@peshi/contract/courts/find-case'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { Invalid } from '../../platform/errors.ts'
import { askFirst, type Bound, change, type MemberCall } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Services } from '../../platform/process/feature.ts'

const callOf = (court: string) =>
  ['hc-allahabad', 'hc-lucknow'].includes(court)
    ? '/api/courts/find'
    : court.startsWith('dc-')
      ? '/api/ecourts/find'
      : `/api/${court}/find`

const checkCall = (call: string, court: string) => {
  if (callOf(court) !== call) throw otherCall(`POST ${callOf(court)}`)
}

export function findRoutes({
  services: {
    finds: { find },
  },
}: Context): Bound[] {
  return [
    findingBy(findAtAllahabad, ({ actor, body }) => {
      checkCall('/api/courts/find', body.unique_id)
      return find(actor, body.unique_id, body)
    }),
    findingBy(findAtDistrict, ({ actor, body }) => {
      checkCall('/api/ecourts/find', body.unique_id)
      return find(actor, body.unique_id, body)
    }),
    findingBy(findAtCourt, ({ actor, params, body }) => {
      checkCall(`/api/${params.unique_id}/find`, params.unique_id)
      return find(actor, params.unique_id, body)
    }),
  ]
}

/** A repeated request with a stored reply does not ask the court again. */
const findingBy = <E extends Endpoint>(
  endpoint: E,
  find: (call: MemberCall<E>) => ReturnType<Services['finds']['find']>,
): Bound =>
  change<Endpoint>(
    endpoint,
    askFirst(
      async (call) => find(call as MemberCall<E>),
      async (_, found) => found,
    ),
  )

const otherCall = (call: string) =>
  new Invalid(`Cases of this court are looked up with ${call}.`, { unique_id: 'Choose another way' })
