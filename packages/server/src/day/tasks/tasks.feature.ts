import type { Feature } from '../../platform/process/feature.ts'
import { emptyTaskBins, remindOfTasks, startTaskJobs } from './tasks.jobs.ts'
import { tasksRoutes } from './tasks.routes.ts'

export const tasksFeature: Feature = {
  routes: [tasksRoutes],
  jobs: [emptyTaskBins, remindOfTasks],
  startJobs: startTaskJobs,
}
