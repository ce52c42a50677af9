import type { Feature } from '../../platform/process/feature.ts'
import { droppedPagesRoutes } from './dropped-pages.routes.ts'
import { createDroppedPages } from './dropped-pages.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    droppedPages: ReturnType<typeof createDroppedPages>
  }
}

export const droppedPagesFeature: Feature = {
  services: { droppedPages: createDroppedPages },
  routes: [droppedPagesRoutes],
}
