import type { Feature } from '../../platform/process/feature.ts'
import { forgetAccesses, startAuditJobs } from './audit.jobs.ts'
import { auditRoutes } from './audit.routes.ts'
import { keptAccesses } from './kept-accesses.ts'

export const auditFeature: Feature = {
  routes: [auditRoutes],
  jobs: [forgetAccesses],
  startJobs: startAuditJobs,
  kept: [keptAccesses],
}
