import type { Feature } from '../../platform/process/feature.ts'
import { checksOverdue } from './checks-overdue.ts'
import { dueChecksRoutes } from './due-checks.routes.ts'

export const dueChecksFeature: Feature = {
  routes: [dueChecksRoutes],
  listReminders: checksOverdue,
}
