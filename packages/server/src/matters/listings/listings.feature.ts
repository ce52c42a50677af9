import { confirmSighting, dismissSighting, getSighting, listSightings } from '@peshi/contract/matters/sightings'
import { type Bound, bindData, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createListMatching } from './list-matching.ts'
import { listingNews } from './listing-events.ts'
import { matchLists, matchName, startListingJobs } from './listings.jobs.ts'
import { createSightings } from './sightings.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    listMatching: ReturnType<typeof createListMatching>
    sightings: ReturnType<typeof createSightings>
  }
}

function sightingsRoutes({ services: { sightings } }: Context): Bound[] {
  return [
    bindData(listSightings, ({ actor }) => sightings.list(actor)),
    bindData(getSighting, ({ actor, params }) => sightings.get(actor, params.id)),
    changeData(confirmSighting, ({ tx, actor, params, body }) => sightings.confirm(tx, actor, params.id, body)),
    changeData(dismissSighting, ({ tx, actor, params, body }) =>
      sightings.dismiss(tx, actor, params.id, body.is_dismissed),
    ),
  ]
}

export const listingsFeature: Feature = {
  services: { listMatching: createListMatching, sightings: createSightings },
  routes: [sightingsRoutes],
  files: ({ services: { sightings } }) => ({ sighting: (actor, [id = '']) => sightings.findFile(actor, id) }),
  jobs: [matchName],
  startJobs: startListingJobs,
  after: [matchLists],
  notifies: listingNews,
}
