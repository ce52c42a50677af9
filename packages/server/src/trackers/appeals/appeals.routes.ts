import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/appeals'
import { askFirst, type Bound, bindData, changeData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { trackerRoutes } from '../trackers/tracker-routes.ts'
import { appealColumns } from './appeals.columns.ts'

export function appealsRoutes(context: Context): Bound[] {
  const { appeals, lowerCourts } = context.services

  return [
    bindData(contract.appealCourts, async ({ actor }) => lowerCourts.kinds(actor)),
    bindData(contract.appealStates, ({ actor, query }) => lowerCourts.list(actor, 'lower-court-state', query.court_id)),
    bindData(contract.appealBenches, ({ actor, query }) =>
      lowerCourts.list(actor, 'lower-court-bench', query.court_id, query.state_id),
    ),
    bindData(contract.appealCaseTypes, ({ actor, query }) =>
      lowerCourts.list(actor, 'lower-court-case-type', query.court_id, query.state_id, query.tracking_court_id),
    ),
    bindData(contract.appealFromMatter, ({ actor, params }) => lowerCourts.fromMatter(actor, params.matter)),
    ...trackerRoutes(context, {
      calls: contract.appealCalls,
      service: appeals,
      title: 'appeals:title',
      fileName: 'appeals',
      columns: appealColumns,
      messages: { deleted: messages.trackerDeleted, restored: messages.trackerRestored },
    }),
    changeSaved(contract.createAppeal, messages.trackerSaved, ({ tx, actor, body }) => appeals.create(tx, actor, body)),
    changeSaved(contract.editAppeal, messages.dataUpdated, ({ tx, actor, params, body }) =>
      appeals.edit(tx, actor, params.id, body),
    ),
    changeData(contract.checkAppeal, ({ tx, actor, params }) => appeals.check(tx, actor, params.id)),
    changeSaved(contract.stopAppeal, messages.dataUpdated, ({ tx, actor, params }) =>
      appeals.stop(tx, actor, params.id),
    ),
    changeDone(contract.deleteAppeal, messages.trackerDeleted, ({ tx, actor, query }) =>
      appeals.removeOne(tx, actor, query.id, query.version),
    ),
    changeSaved(
      contract.followAppealHit,
      messages.caseAdded,
      askFirst(
        ({ actor, params }) => appeals.readHit(actor, params.id, params.hit),
        ({ tx, actor, params }, caseId) => appeals.follow(tx, actor, params.id, params.hit, caseId),
      ),
    ),
    changeData(contract.dismissAppealHit, ({ tx, actor, params, body }) =>
      appeals.dismiss(tx, actor, params.id, params.hit, body),
    ),
  ]
}
