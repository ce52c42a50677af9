import { search as searchEndpoint } from '@peshi/contract/records/search'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createSearch } from './search.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    search: ReturnType<typeof createSearch>
  }
}

function searchRoutes({ services: { search } }: Context): Bound[] {
  return [bindData(searchEndpoint, ({ actor, query }) => search(actor, query))]
}

export const searchFeature: Feature = {
  services: { search: createSearch },
  routes: [searchRoutes],
}
