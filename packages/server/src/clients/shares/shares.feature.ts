import type { Feature } from '../../platform/process/feature.ts'
import { sendAskedLinks, startShareJobs, tellOfClientMessage } from './shares.jobs.ts'
import { sharesRoutes } from './shares.routes.ts'

export const sharesFeature: Feature = {
  routes: [sharesRoutes],
  jobs: [sendAskedLinks, tellOfClientMessage],
  startJobs: startShareJobs,
}
