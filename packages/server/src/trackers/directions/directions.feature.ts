import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { directionsRoutes } from './directions.routes.ts'
import { direction } from './directions.schema.ts'
import { createDirections } from './directions.service.ts'
import { keepTimeOfOutcomes } from './keep-time.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    directions: ReturnType<typeof createDirections>
  }
}

export const directionsFeature: Feature = {
  services: { directions: createDirections },
  routes: [directionsRoutes],
  on: keepTimeOfOutcomes,
  subjects: { direction: labelledBy(direction, direction.text) },
}
