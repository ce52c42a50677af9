import * as contract from '@peshi/contract/trackers/due-checks'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createDueChecks } from './due-checks.service.ts'

export function dueChecksRoutes(context: Context): Bound[] {
  const checks = createDueChecks(
    context,
    context.features.flatMap(({ dueChecks }) => (dueChecks ? [dueChecks(context)] : [])),
  )

  return [
    bind(contract.listDueChecks, ({ actor, query }) => checks.list(actor, query)),
    bind(contract.takeDueCheck, ({ actor, body }) => checks.take(actor, body)),
    bind(contract.answerDueCheck, ({ actor, params, body }) => checks.answer(actor, params.id, body.answer)),
    bind(contract.putOffDueCheck, async ({ actor, params }) => ({ data: await checks.putOff(actor, params.id) })),
    bind(contract.dropDueCheck, async ({ actor, params }) => ({ data: await checks.drop(actor, params.id) })),
    bind(contract.reopenDueCheck, async ({ actor, params }) => ({ data: await checks.reopen(actor, params.id) })),
    bind(contract.releaseDueChecks, async ({ actor }) => {
      await checks.release(actor)
      return {}
    }),
  ]
}
