import type { Feature } from '../../platform/process/feature.ts'
import { forgetAccesses, keptAccesses, startAuditJobs } from './audit.jobs.ts'
import { auditRoutes } from './audit.routes.ts'
import { createAudit } from './audit.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    audit: ReturnType<typeof createAudit>
  }
}

export const auditFeature: Feature = {
  services: { audit: createAudit },
  routes: [auditRoutes],
  jobs: [forgetAccesses],
  startJobs: startAuditJobs,
  kept: [keptAccesses],
}
