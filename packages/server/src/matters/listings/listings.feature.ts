import type { Feature } from '../../platform/process/feature.ts'
import { createListMatching } from './list-matching.ts'
import { listingNews } from './listing-events.ts'
import { matchLists, matchName, startListingJobs } from './listings.jobs.ts'
import { sightingsRoutes } from './sightings.routes.ts'
import { createSightings } from './sightings.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    listMatching: ReturnType<typeof createListMatching>
    sightings: ReturnType<typeof createSightings>
  }
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
