import { search as searchEndpoint } from '@peshi/contract/records/search'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createSearch } from './search.service.ts'

export function searchRoutes(context: Context): Bound[] {
  const search = createSearch(context)
  return [bindData(searchEndpoint, ({ actor, query }) => search(actor, query))]
}
