import * as contract from '@peshi/contract/trackers/due-checks'
import { type Bound, bind, bindData, bindDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function dueChecksRoutes({ services: { dueChecks: checks } }: Context): Bound[] {
  return [
    bind(contract.listDueChecks, ({ actor, query }) => checks.list(actor, query)),
    bind(contract.takeDueCheck, ({ actor, body }) => checks.take(actor, body)),
    bind(contract.answerDueCheck, ({ actor, params, body }) => checks.answer(actor, params.id, body.answer)),
    bindData(contract.putOffDueCheck, ({ actor, params }) => checks.putOff(actor, params.id)),
    bindData(contract.dropDueCheck, ({ actor, params }) => checks.drop(actor, params.id)),
    bindData(contract.reopenDueCheck, ({ actor, params }) => checks.reopen(actor, params.id)),
    bindDone(contract.releaseDueChecks, null, ({ actor }) => checks.release(actor)),
  ]
}
