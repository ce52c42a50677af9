import { confirmSighting, dismissSighting, getSighting, listSightings } from '@peshi/contract/matters/sightings'
import { type Bound, bindData, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function sightingsRoutes({ services: { sightings } }: Context): Bound[] {
  return [
    bindData(listSightings, ({ actor }) => sightings.list(actor)),
    bindData(getSighting, ({ actor, params }) => sightings.get(actor, params.id)),
    changeData(confirmSighting, ({ tx, actor, params, body }) => sightings.confirm(tx, actor, params.id, body)),
    changeData(dismissSighting, ({ tx, actor, params, body }) =>
      sightings.dismiss(tx, actor, params.id, body.is_dismissed),
    ),
  ]
}
