import type { Feature } from '../../platform/process/feature.ts'
import { createFindFir } from './find-fir.service.ts'
import { firChecks } from './fir-checks.ts'
import { createFirPlaces } from './fir-places.service.ts'
import { firsRoutes } from './firs.routes.ts'
import { firTracker } from './firs.schema.ts'
import { createFirs } from './firs.service.ts'
import { forgetFinds } from './forget-finds.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    findFir: ReturnType<typeof createFindFir>
    firPlaces: ReturnType<typeof createFirPlaces>
    firs: ReturnType<typeof createFirs>
  }
}

export const firsFeature: Feature = {
  services: { firPlaces: createFirPlaces, findFir: createFindFir, firs: createFirs },
  routes: [firsRoutes],
  bins: [firTracker],
  emptyBin: forgetFinds,
  dueChecks: firChecks,
}
