import type { Feature } from '../../platform/process/feature.ts'
import { forgetBoardSamples, readBoards } from './boards.jobs.ts'
import { boardsRoutes } from './boards.routes.ts'
import { startBoardJobs } from './start-board-jobs.ts'

export const boardsFeature: Feature = {
  routes: [boardsRoutes],
  jobs: [forgetBoardSamples, readBoards],
  startJobs: startBoardJobs,
}
