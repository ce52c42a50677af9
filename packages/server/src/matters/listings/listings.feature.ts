import type { Feature } from '../../platform/process/feature.ts'
import { matchLists, matchName, startListingJobs } from './listings.jobs.ts'
import { sightingsRoutes } from './sightings.routes.ts'

export const listingsFeature: Feature = {
  routes: [sightingsRoutes],
  jobs: [matchName],
  startJobs: startListingJobs,
  after: [matchLists],
}
