import { findAtAllahabad, findAtCourt } from '@peshi/contract/matters'
import type { Context } from '../context.ts'
import { type Bound, bind } from '../http/bind.ts'
import { Invalid } from '../http/errors.ts'
import { createCaseStore } from './case-store.ts'
import { createFind } from './find.service.ts'

/** The specification gives these two a call of their own. */
const ownCall: readonly string[] = ['hc-allahabad', 'hc-lucknow']

export function findRoutes(context: Context): Bound[] {
  const { find } = createFind({ ...context, cases: createCaseStore(context) })

  return [
    bind(findAtAllahabad, async ({ actor, body }) => {
      if (!ownCall.includes(body.unique_id)) throw otherCall(`POST /api/${body.unique_id}/find`)
      return find(actor, body.unique_id, body)
    }),
    bind(findAtCourt, async ({ actor, params, body }) => {
      if (ownCall.includes(params.unique_id)) throw otherCall('POST /api/courts/find')
      return find(actor, params.unique_id, body)
    }),
  ]
}

const otherCall = (call: string) =>
  new Invalid(`Cases of this court are looked up with ${call}.`, { unique_id: `Use ${call}` })
