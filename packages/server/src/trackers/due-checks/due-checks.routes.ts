import * as contract from '@peshi/contract/trackers/due-checks'
import { type Bound, bind, changeData, changeDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function dueChecksRoutes({ services: { dueChecks: checks } }: Context): Bound[] {
  return [
    bind(contract.listDueChecks, ({ actor, query }) => checks.list(actor, query)),
    bind(contract.takeDueCheck, ({ actor, body }) => checks.take(actor, body)),
    bind(contract.answerDueCheck, ({ actor, params, body }) => checks.answer(actor, params.id, body.answer)),
    changeData(contract.putOffDueCheck, ({ tx, actor, params }) => checks.putOff(tx, actor, params.id)),
    changeData(contract.dropDueCheck, ({ tx, actor, params }) => checks.drop(tx, actor, params.id)),
    changeData(contract.reopenDueCheck, ({ tx, actor, params }) => checks.reopen(tx, actor, params.id)),
    changeDone(contract.releaseDueChecks, null, ({ tx, actor }) => checks.release(tx, actor)),
  ]
}
