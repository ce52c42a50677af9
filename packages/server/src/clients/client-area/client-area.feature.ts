import type { Feature } from '../../platform/process/feature.ts'
import { clientAreaRoutes } from './client-area.routes.ts'
import { createClientArea } from './client-area.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    clientArea: ReturnType<typeof createClientArea>
  }
}

export const clientAreaFeature: Feature = {
  services: { clientArea: createClientArea },
  routes: [clientAreaRoutes],
}
