import { courtDateAt } from '@peshi/contract/platform/dates'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/appeals'
import { sendTable } from '../../chamber/audit/send-table.ts'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
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
      lowerCourts.list(actor, 'lower-court-case-type', ...[query.court_id, query.state_id, query.tracking_court_id]),
    ),
    bindData(contract.appealFromMatter, ({ actor, params }) => lowerCourts.fromMatter(actor, params.matter)),
    bind(contract.listAppeals, ({ actor, query }) => appeals.list(actor, query)),
    bind(contract.exportAppeals, async ({ actor, query, reply }) => {
      const table = { title: 'Supreme Court appeals', columns: appealColumns, batches: appeals.batches(actor, query) }
      return sendTable(context, { actor, reply }, table, query.type, `appeals-${courtDateAt(context.clock.now())}`)
    }),
    bindData(contract.getAppeal, ({ actor, params }) => appeals.get(actor, params.id)),
    bindSaved(contract.createAppeal, messages.trackerSaved, ({ actor, body }) => appeals.create(actor, body)),
    bindSaved(contract.editAppeal, messages.dataUpdated, ({ actor, params, body }) =>
      appeals.edit(actor, params.id, body),
    ),
    bindData(contract.checkAppeal, ({ actor, params }) => appeals.check(actor, params.id)),
    bindSaved(contract.stopAppeal, messages.dataUpdated, ({ actor, params }) => appeals.stop(actor, params.id)),
    bindDone(contract.deleteAppeal, messages.trackerDeleted, ({ actor, query }) =>
      appeals.removeOne(actor, query.id, query.version),
    ),
    bindSaved(contract.deleteAppeals, messages.trackerDeleted, async ({ actor, body }) => ({
      ids: await appeals.remove(actor, body.ids),
    })),
    bindSaved(contract.restoreAppeals, messages.trackerRestored, async ({ actor, body }) => ({
      ids: await appeals.restore(actor, body.ids),
    })),
    bindData(contract.appealsInBin, ({ actor }) => appeals.listBin(actor)),
    bindSaved(contract.followAppealHit, messages.caseAdded, ({ actor, params }) =>
      appeals.follow(actor, params.id, params.hit),
    ),
    bindData(contract.dismissAppealHit, ({ actor, params, body }) =>
      appeals.dismiss(actor, params.id, params.hit, body),
    ),
  ]
}
