import { matter } from '../../platform/db/matters.schema.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { applyCourtChange } from './court-change.ts'
import { emptyBins, startMatterJobs } from './matters.jobs.ts'
import { matterRoutes } from './matters.routes.ts'
import { notifyCaseEvents } from './notify-case-events.ts'
import { otherMatterRoutes } from './other.routes.ts'

export const mattersFeature: Feature = {
  routes: [matterRoutes, otherMatterRoutes],
  jobs: [emptyBins],
  startJobs: startMatterJobs,
  bins: [matter],
  async onCaseRead(tx, context, chamberId, caseId) {
    await applyCourtChange(tx, context, chamberId, caseId)
    await notifyCaseEvents(tx, context, chamberId, caseId)
  },
}
