import { callTimes, handOver, replayBoard, setCallAlert } from '@peshi/contract/day/call-time'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, changeDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { readReplay } from './replay.service.ts'

export function callTimesRoutes(context: Context): Bound[] {
  const { callTimes: calls, handovers } = context.services
  return [
    bindData(callTimes, ({ actor }) => calls.read(actor)),
    changeDone(setCallAlert, messages.dataUpdated, ({ tx, actor, body }) => calls.setAlert(tx, actor, body)),
    changeDone(handOver, messages.dataUpdated, ({ tx, actor, body }) => handovers.handOver(tx, actor, body)),
    bindData(replayBoard, ({ actor, params, query }) => readReplay(context, actor, params.id, query.date)),
  ]
}
