import { courtDateAt } from '@peshi/contract/platform/dates'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/appeals'
import { sendTable } from '../../chamber/audit/send-table.ts'
import { askFirst, type Bound, bind, bindData, changeData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Words } from '../../platform/words.ts'
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
    bind(contract.listAppeals, ({ actor, query }) => appeals.list(actor, query)),
    bind(contract.exportAppeals, async ({ actor, query, reply }) => {
      const table = (words: Words) => ({
        title: words.say('appeals:title'),
        language: words.language,
        columns: appealColumns(words),
        batches: appeals.batches(actor, query),
      })
      return sendTable(context, { actor, reply }, table, query.type, `appeals-${courtDateAt(context.clock.now())}`)
    }),
    bindData(contract.getAppeal, ({ actor, params }) => appeals.get(actor, params.id)),
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
    changeSaved(contract.deleteAppeals, messages.trackerDeleted, async ({ tx, actor, body }) => ({
      ids: await appeals.remove(tx, actor, body.ids),
    })),
    changeSaved(contract.restoreAppeals, messages.trackerRestored, async ({ tx, actor, body }) => ({
      ids: await appeals.restore(tx, actor, body.ids),
    })),
    bindData(contract.appealsInBin, ({ actor }) => appeals.listBin(actor)),
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
