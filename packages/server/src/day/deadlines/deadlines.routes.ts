import { listDeadlines } from '@peshi/contract/day/deadlines'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export const deadlinesRoutes = ({ services: { deadlines } }: Context): Bound[] => [
  bind(listDeadlines, ({ actor, query }) => deadlines.list(actor, query)),
]
