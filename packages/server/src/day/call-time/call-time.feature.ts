import { callTimes, handOver, replayBoard, setCallAlert } from '@peshi/contract/day/call-time'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, changeDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { learnCallPaces, startCallTimeJobs } from './call-time.jobs.ts'
import { createCallTimes } from './call-times.service.ts'
import { stopCallAlerts } from './calls-over.ts'
import { createHandovers } from './handovers.service.ts'
import { readReplay } from './replay.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    handovers: ReturnType<typeof createHandovers>
    callTimes: ReturnType<typeof createCallTimes>
  }
}

function callTimesRoutes(context: Context): Bound[] {
  const { callTimes: calls, handovers } = context.services
  return [
    bindData(callTimes, ({ actor }) => calls.read(actor)),
    changeDone(setCallAlert, messages.dataUpdated, ({ tx, actor, body }) => calls.setAlert(tx, actor, body)),
    changeDone(handOver, messages.dataUpdated, ({ tx, actor, body }) => handovers.handOver(tx, actor, body)),
    bindData(replayBoard, ({ actor, params, query }) => readReplay(context, actor, params.id, query.date)),
  ]
}

export const callTimeFeature: Feature = {
  services: { handovers: createHandovers, callTimes: createCallTimes },
  routes: [callTimesRoutes],
  jobs: [learnCallPaces],
  startJobs: startCallTimeJobs,
  notifies: {
    'hearing.handed-over': ({ matterId, detail }) => ({
      kind: 'hearing.handed-over',
      to: [detail.to],
      subject: { kind: 'hearing', id: `${matterId} ${detail.date}` },
      values: { date: detail.date, note: detail.note },
    }),
    'call.near': ({ detail }) => ({
      kind: 'call.near',
      to: [detail.person],
      values: { count: detail.count, court_no: detail.court_no, item: detail.item },
    }),
  },
  on: stopCallAlerts,
}
