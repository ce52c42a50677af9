import { search as searchEndpoint } from '@peshi/contract/records/search'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function searchRoutes({ services: { search } }: Context): Bound[] {
  return [bindData(searchEndpoint, ({ actor, query }) => search(actor, query))]
}
