import { courtDateAt } from '@peshi/contract/platform/dates'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/appeals'
import { sendTable } from '../../chamber/audit/send-table.ts'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { appealColumns } from './appeals.columns.ts'
import { createAppeals } from './appeals.service.ts'
import { createLowerCourts } from './lower-courts.service.ts'

export function appealsRoutes(context: Context): Bound[] {
  const appeals = createAppeals(context)
  const lowerCourts = createLowerCourts(context)

  return [
    bind(contract.appealCourts, async ({ actor }) => ({ data: lowerCourts.kinds(actor) })),
    bind(contract.appealStates, async ({ actor, query }) => ({
      data: await lowerCourts.list(actor, 'lower-court-state', query.court_id),
    })),
    bind(contract.appealBenches, async ({ actor, query }) => ({
      data: await lowerCourts.list(actor, 'lower-court-bench', query.court_id, query.state_id),
    })),
    bind(contract.appealCaseTypes, async ({ actor, query }) => ({
      data: await lowerCourts.list(
        actor,
        'lower-court-case-type',
        ...[query.court_id, query.state_id, query.tracking_court_id],
      ),
    })),
    bind(contract.appealFromMatter, async ({ actor, params }) => ({
      data: await lowerCourts.fromMatter(actor, params.matter),
    })),
    bind(contract.listAppeals, ({ actor, query }) => appeals.list(actor, query)),
    bind(contract.exportAppeals, async ({ actor, query, reply }) => {
      const table = { title: 'Supreme Court appeals', columns: appealColumns, batches: appeals.batches(actor, query) }
      return sendTable(context, { actor, reply }, table, query.type, `appeals-${courtDateAt(context.clock.now())}`)
    }),
    bind(contract.getAppeal, async ({ actor, params }) => ({ data: await appeals.get(actor, params.id) })),
    bind(contract.createAppeal, async ({ actor, body }) => ({
      data: await appeals.create(actor, body),
      message: messages.trackerSaved,
    })),
    bind(contract.editAppeal, async ({ actor, params, body }) => ({
      data: await appeals.edit(actor, params.id, body),
      message: messages.dataUpdated,
    })),
    bind(contract.checkAppeal, async ({ actor, params }) => ({ data: await appeals.check(actor, params.id) })),
    bind(contract.stopAppeal, async ({ actor, params }) => ({
      data: await appeals.stop(actor, params.id),
      message: messages.dataUpdated,
    })),
    bind(contract.deleteAppeal, async ({ actor, query }) => {
      await appeals.removeOne(actor, query.id)
      return { message: messages.trackerDeleted }
    }),
    bind(contract.deleteAppeals, async ({ actor, body }) => ({
      data: { ids: await appeals.remove(actor, body.ids) },
      message: messages.trackerDeleted,
    })),
    bind(contract.restoreAppeals, async ({ actor, body }) => ({
      data: { ids: await appeals.restore(actor, body.ids) },
      message: messages.trackerRestored,
    })),
    bind(contract.appealsInBin, async ({ actor }) => ({ data: await appeals.listBin(actor) })),
    bind(contract.followAppealHit, async ({ actor, params }) => ({
      data: await appeals.follow(actor, params.id, params.hit),
      message: messages.caseAdded,
    })),
    bind(contract.dismissAppealHit, async ({ actor, params, body }) => ({
      data: await appeals.dismiss(actor, params.id, params.hit, body),
    })),
  ]
}
