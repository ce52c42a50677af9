import { confirmSighting, dismissSighting, getSighting, listSightings } from '@peshi/contract/matters/sightings'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function sightingsRoutes({ services: { sightings } }: Context): Bound[] {
  return [
    bindData(listSightings, ({ actor }) => sightings.list(actor)),
    bindData(getSighting, ({ actor, params }) => sightings.get(actor, params.id)),
    bindData(confirmSighting, ({ actor, params, body }) => sightings.confirm(actor, params.id, body)),
    bindData(dismissSighting, ({ actor, params, body }) => sightings.dismiss(actor, params.id, body.is_dismissed)),
  ]
}
