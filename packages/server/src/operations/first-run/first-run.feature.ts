import type { Feature } from '../../platform/process/feature.ts'
import { firstRunRoutes } from './first-run.routes.ts'

export const firstRunFeature: Feature = { routes: [firstRunRoutes] }
