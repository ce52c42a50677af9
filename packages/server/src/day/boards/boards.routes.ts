import { listBoards, markBoard, showBoard } from '@peshi/contract/day/boards'
import { type Bound, bind, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createBoards } from './boards.service.ts'

export function boardsRoutes(context: Context): Bound[] {
  const boards = createBoards(context)
  return [
    bindData(listBoards, ({ actor }) => boards.list(actor)),
    bind(showBoard, ({ actor, params }) => boards.show(actor, params.id)),
    bind(markBoard, ({ actor, params, body }) => boards.mark(actor, params.id, body.items)),
  ]
}
