import * as contract from '@peshi/contract/trackers/due-checks'
import { labelledBy } from '../../platform/events/subjects.ts'
import { type Bound, bind, changeData, changeDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { checksOverdue } from './checks-overdue.ts'
import { dueCheck } from './due-checks.schema.ts'
import { createDueChecks } from './due-checks.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    dueChecks: ReturnType<typeof createDueChecks>
  }
}

function dueChecksRoutes({ services: { dueChecks: checks } }: Context): Bound[] {
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

export const dueChecksFeature: Feature = {
  services: { dueChecks: createDueChecks },
  routes: [dueChecksRoutes],
  listReminders: checksOverdue,
  subjects: { 'due-check': labelledBy(dueCheck, dueCheck.label) },
}
