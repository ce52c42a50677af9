import { confirmSighting, dismissSighting, getSighting, listSightings } from '@peshi/contract/matters/sightings'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createSightings } from './sightings.service.ts'

export function sightingsRoutes(context: Context): Bound[] {
  const sightings = createSightings(context)
  return [
    bind(listSightings, async ({ actor }) => ({ data: await sightings.list(actor) })),
    bind(getSighting, async ({ actor, params }) => ({ data: await sightings.get(actor, params.id) })),
    bind(confirmSighting, async ({ actor, params, body }) => ({
      data: await sightings.confirm(actor, params.id, body),
    })),
    bind(dismissSighting, async ({ actor, params, body }) => ({
      data: await sightings.dismiss(actor, params.id, body.is_dismissed),
    })),
  ]
}
