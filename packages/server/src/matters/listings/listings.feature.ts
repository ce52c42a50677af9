import type { Feature } from '../../platform/process/feature.ts'
import { sightingsRoutes } from './sightings.routes.ts'

export const listingsFeature: Feature = { routes: [sightingsRoutes] }
