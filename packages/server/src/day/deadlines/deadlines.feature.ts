import { listDeadlines } from '@peshi/contract/day/deadlines'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createDeadlines } from './deadlines.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    deadlines: ReturnType<typeof createDeadlines>
  }
}

const deadlinesRoutes = ({ services: { deadlines } }: Context): Bound[] => [
  bind(listDeadlines, ({ actor, query }) => deadlines.list(actor, query)),
]

export const deadlinesFeature: Feature = {
  services: { deadlines: createDeadlines },
  routes: [deadlinesRoutes],
}
