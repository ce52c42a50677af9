import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { checksOverdue } from './checks-overdue.ts'
import { dueChecksRoutes } from './due-checks.routes.ts'
import { dueCheck } from './due-checks.schema.ts'
import { createDueChecks } from './due-checks.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    dueChecks: ReturnType<typeof createDueChecks>
  }
}

export const dueChecksFeature: Feature = {
  services: { dueChecks: createDueChecks },
  routes: [dueChecksRoutes],
  listReminders: checksOverdue,
  subjects: { 'due-check': labelledBy(dueCheck, dueCheck.label) },
}
