import * as contract from '@peshi/contract/matters/hearings'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createHearingExport } from './hearings.export.ts'
import { createHearings } from './hearings.service.ts'
import { createOutcomes } from './outcome.service.ts'

export function hearingsRoutes(context: Context): Bound[] {
  const hearings = createHearings(context)
  const outcomes = createOutcomes(context)
  const exportHearings = createHearingExport(context)
  const message = messages.dataUpdated

  return [
    bind(contract.listHearings, ({ actor }) => hearings.list(actor)),
    bind(contract.filterHearings, ({ actor, body }) => hearings.filter(actor, body)),
    bind(contract.getHearingsOfMatter, async ({ actor, params }) => ({
      data: await hearings.ofMatter(actor, params.id),
    })),
    bind(contract.hearingQueues, async ({ actor }) => ({ data: await hearings.queues(actor) })),
    bind(contract.hearingLoad, async ({ actor, query }) => ({ data: await hearings.load(actor, query) })),
    bind(contract.hearingPeople, async ({ actor }) => ({ data: await hearings.listPeople(actor) })),
    bind(contract.recordOutcome, async ({ actor, body }) => ({ ...(await outcomes.record(actor, body)), message })),
    bind(contract.saveHearing, async ({ actor, body }) => ({ data: await outcomes.save(actor, body), message })),
    bind(contract.deleteHearing, async ({ actor, params }) => {
      await outcomes.remove(actor, params.id)
      return { message }
    }),
    bind(contract.restoreHearing, async ({ actor, params }) => ({
      data: await outcomes.restore(actor, params.id),
      message,
    })),
    bind(contract.exportHearings, async ({ actor, query, reply }) => {
      const { name, mediaType, disposition, content } = await exportHearings(actor, query)
      return reply.type(mediaType).header('content-disposition', `${disposition}; filename="${name}"`).send(content)
    }),
  ]
}
