import { not } from 'drizzle-orm'
import { isMasked } from '../../platform/db/confidence.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
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
  subjects: { matter: labelledBy(matter, matter.title, not(isMasked)) },
  async onCaseRead(tx, context, chamberId, caseId) {
    await applyCourtChange(tx, context, chamberId, caseId)
    await notifyCaseEvents(tx, context, chamberId, caseId)
  },
}
