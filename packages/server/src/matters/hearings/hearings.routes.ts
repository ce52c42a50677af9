import * as contract from '@peshi/contract/matters/hearings'
import { listVideoLinks, saveVideoLink } from '@peshi/contract/matters/video-links'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, change, changeData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function hearingsRoutes({
  services: { hearings, outcomes, videoLinks, hearingExport: exportHearings },
}: Context): Bound[] {
  const message = messages.dataUpdated

  return [
    bind(contract.listHearings, ({ actor }) => hearings.list(actor)),
    bind(contract.filterHearings, ({ actor, body }) => hearings.filter(actor, body)),
    bindData(contract.getHearingsOfMatter, ({ actor, params }) => hearings.ofMatter(actor, params.id)),
    bindData(contract.hearingQueues, ({ actor }) => hearings.queues(actor)),
    bindData(contract.hearingLoad, ({ actor, query }) => hearings.load(actor, query)),
    bindData(contract.usualOutcomes, ({ actor, params }) => hearings.usualOutcomes(actor, params.id)),
    bindData(contract.hearingPeople, ({ actor }) => hearings.listPeople(actor)),
    change(contract.recordOutcome, async ({ tx, actor, body }) => ({
      ...(await outcomes.record(tx, actor, body)),
      message,
    })),
    changeSaved(contract.saveHearing, message, ({ tx, actor, body }) => outcomes.save(tx, actor, body)),
    changeDone(contract.deleteHearing, message, ({ tx, actor, params, body }) =>
      outcomes.remove(tx, actor, params.id, body.version),
    ),
    changeSaved(contract.restoreHearing, message, ({ tx, actor, params }) => outcomes.restore(tx, actor, params.id)),
    bindData(listVideoLinks, ({ actor }) => videoLinks.list(actor)),
    changeData(saveVideoLink, ({ tx, actor, body }) => videoLinks.save(tx, actor, body)),
    bind(contract.exportHearings, async ({ actor, query, reply }) => {
      const { name, mediaType, disposition, content } = await exportHearings(actor, query)
      return reply.type(mediaType).header('content-disposition', `${disposition}; filename="${name}"`).send(content)
    }),
  ]
}
