import type { Feature } from '../../platform/process/feature.ts'
import { matchList, matchName, queueMatching, startListingJobs } from './listings.jobs.ts'
import { sightingsRoutes } from './sightings.routes.ts'

export const listingsFeature: Feature = {
  routes: [sightingsRoutes],
  jobs: [matchList, matchName],
  startJobs: startListingJobs,
  onListRead: queueMatching,
}
