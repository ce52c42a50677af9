import { callTimes, handOver, replayBoard, setCallAlert } from '@peshi/contract/day/call-time'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createCallTimes } from './call-times.service.ts'
import { createHandovers } from './handovers.service.ts'
import { readReplay } from './replay.service.ts'

export function callTimesRoutes(context: Context): Bound[] {
  const calls = createCallTimes(context)
  const handovers = createHandovers(context)
  return [
    bind(callTimes, async ({ actor }) => ({ data: await calls.read(actor) })),
    bind(setCallAlert, async ({ actor, body }) => {
      await calls.setAlert(actor, body)
      return { message: messages.dataUpdated }
    }),
    bind(handOver, async ({ actor, body }) => {
      await handovers.handOver(actor, body)
      return { message: messages.dataUpdated }
    }),
    bind(replayBoard, async ({ actor, params, query }) => ({
      data: await readReplay(context, actor, params.id, query.date),
    })),
  ]
}
