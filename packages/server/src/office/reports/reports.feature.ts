import type { Feature } from '../../platform/process/feature.ts'
import { createReportMails } from './report-mails.service.ts'
import { sendReports, startReportJobs } from './reports.jobs.ts'
import { reportsRoutes } from './reports.routes.ts'
import { createReports } from './reports.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    mailedReports: ReturnType<typeof createReports>
    reportMails: ReturnType<typeof createReportMails>
    reports: ReturnType<typeof createReports>
  }
}

export const reportsFeature: Feature = {
  services: {
    reports: createReports,
    mailedReports: (context) => createReports(context, { seconds: 120 }),
    reportMails: createReportMails,
  },
  routes: [reportsRoutes],
  jobs: [sendReports],
  startJobs: startReportJobs,
}
