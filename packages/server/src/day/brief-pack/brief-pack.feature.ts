import type { Feature } from '../../platform/process/feature.ts'
import { briefPackRoutes } from './brief-pack.routes.ts'
import { createBriefPack } from './brief-pack.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    briefPack: ReturnType<typeof createBriefPack>
  }
}

export const briefPackFeature: Feature = {
  services: { briefPack: createBriefPack },
  routes: [briefPackRoutes],
}
