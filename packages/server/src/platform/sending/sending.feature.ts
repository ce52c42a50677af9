import type { Feature } from '../process/feature.ts'
import { readSendingSettings } from './read-sending-settings.ts'
import { deliverDispatch, forgetDispatches, startSendingJobs } from './sending.jobs.ts'
import { writeSendingMetrics } from './sending-metrics.ts'

export const sendingFeature: Feature = {
  jobs: [deliverDispatch, forgetDispatches],
  startJobs: startSendingJobs,
  writeMetrics: ({ db, clock }) => writeSendingMetrics(db, clock.now()),
  readSettings: readSendingSettings,
}
