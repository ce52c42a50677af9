import { courtComplexes, courtDetails, searchComplexes } from '@peshi/contract/courts/court-catalogue'
import { type Bound, bind, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function catalogueRoutes({ services: { catalogue } }: Context): Bound[] {
  return [
    bindData(courtDetails, async ({ actor, params }) => catalogue.getDetails(actor, params.unique_id)),
    bind(courtComplexes, async ({ actor, params }) => catalogue.listComplexes(actor, params.unique_id)),
    bindData(searchComplexes, ({ actor, query }) => catalogue.searchComplexes(actor, query.q)),
  ]
}
