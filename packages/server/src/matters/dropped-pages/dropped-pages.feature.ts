import type { Feature } from '../../platform/process/feature.ts'
import { droppedPagesRoutes } from './dropped-pages.routes.ts'

export const droppedPagesFeature: Feature = { routes: [droppedPagesRoutes] }
