import { listBoards, markBoard, showBoard } from '@peshi/contract/day/boards'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function boardsRoutes({ services: { boards } }: Context): Bound[] {
  return [
    bind(listBoards, ({ actor }) => boards.list(actor)),
    bind(showBoard, ({ actor, params }) => boards.show(actor, params.id)),
    bind(markBoard, ({ actor, params, body }) => boards.mark(actor, params.id, body.items)),
  ]
}
