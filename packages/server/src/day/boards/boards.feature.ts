import type { Feature } from '../../platform/process/feature.ts'
import { forgetBoardSamples, readBoards } from './boards.jobs.ts'
import { boardsRoutes } from './boards.routes.ts'
import { createBoards } from './boards.service.ts'
import { createReadListed, startBoardJobs } from './start-board-jobs.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    boards: ReturnType<typeof createBoards>
    readListedBoards: ReturnType<typeof createReadListed>
  }
}

export const boardsFeature: Feature = {
  services: { boards: createBoards, readListedBoards: createReadListed },
  routes: [boardsRoutes],
  jobs: [forgetBoardSamples, readBoards],
  startJobs: startBoardJobs,
}
