import { courtComplexes, courtDetails, searchComplexes } from '@peshi/contract/courts/court-catalogue'
import { tryDistrictSite } from '@peshi/contract/courts/district-sites'
import { type Bound, bind, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function catalogueRoutes({ services: { catalogue, districtSites } }: Context): Bound[] {
  return [
    bindData(courtDetails, ({ actor, params }) => catalogue.getDetails(actor, params.unique_id)),
    bind(courtComplexes, async ({ actor, params }) => catalogue.listComplexes(actor, params.unique_id)),
    bindData(tryDistrictSite, ({ actor, params }) => districtSites.try(actor, params.unique_id)),
    bindData(searchComplexes, ({ actor, query }) => catalogue.searchComplexes(actor, query.q)),
  ]
}
