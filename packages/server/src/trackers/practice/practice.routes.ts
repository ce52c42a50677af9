import * as contract from '@peshi/contract/trackers/practice'
import { type Bound, bind, bindData, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function practiceRoutes({ services: { practice } }: Context): Bound[] {
  return [
    bindData(contract.getPractice, ({ actor }) => practice.get(actor)),
    changeData(contract.savePractice, ({ tx, actor, body }) => practice.save(tx, actor, body)),
    bind(contract.listPracticeCases, ({ actor }) => practice.list(actor)),
    changeData(contract.followPracticeCases, ({ tx, actor, body }) => practice.follow(tx, actor, body.ids)),
    changeData(contract.markPracticeCases, ({ tx, actor, body }) => practice.mark(tx, actor, body)),
  ]
}
