import type { Feature } from '../../platform/process/feature.ts'
import { createCaseStore } from './case-store.ts'
import { createCatalogue } from './catalogue.service.ts'
import { fanOut, forgetFinds, startCourtJobs } from './courts.jobs.ts'
import { catalogueRoutes, courtsRoutes } from './courts.routes.ts'
import { createCourts } from './courts.service.ts'
import { createDistrictSites } from './district-sites.service.ts'
import { findRoutes } from './find.routes.ts'
import { createFind } from './find.service.ts'
import { readCourtSettings } from './read-court-settings.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    caseStore: ReturnType<typeof createCaseStore>
    catalogue: ReturnType<typeof createCatalogue>
    courts: ReturnType<typeof createCourts>
    districtSites: ReturnType<typeof createDistrictSites>
    finds: ReturnType<typeof createFind>
  }
}

export const courtsFeature: Feature = {
  services: {
    caseStore: createCaseStore,
    districtSites: createDistrictSites,
    catalogue: createCatalogue,
    courts: createCourts,
    finds: createFind,
  },
  routes: [catalogueRoutes, courtsRoutes, findRoutes],
  jobs: [fanOut, forgetFinds],
  startJobs: startCourtJobs,
  readSettings: readCourtSettings,
}
