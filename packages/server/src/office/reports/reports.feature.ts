import type { Feature } from '../../platform/process/feature.ts'
import { sendReports, startReportJobs } from './reports.jobs.ts'
import { reportsRoutes } from './reports.routes.ts'

export const reportsFeature: Feature = {
  routes: [reportsRoutes],
  jobs: [sendReports],
  startJobs: startReportJobs,
}
