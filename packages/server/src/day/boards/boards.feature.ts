import { listBoards, markBoard, showBoard } from '@peshi/contract/day/boards'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createReadListed, forgetBoardSamples, readBoards, startBoardJobs } from './boards.jobs.ts'
import { createBoards } from './boards.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    boards: ReturnType<typeof createBoards>
    readListedBoards: ReturnType<typeof createReadListed>
  }
}

function boardsRoutes({ services: { boards } }: Context): Bound[] {
  return [
    bind(listBoards, ({ actor }) => boards.list(actor)),
    bind(showBoard, ({ actor, params }) => boards.show(actor, params.id)),
    bind(markBoard, ({ actor, params, body }) => boards.mark(actor, params.id, body.items)),
  ]
}

export const boardsFeature: Feature = {
  services: { boards: createBoards, readListedBoards: createReadListed },
  routes: [boardsRoutes],
  jobs: [forgetBoardSamples, readBoards],
  startJobs: startBoardJobs,
}
