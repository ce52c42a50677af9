import type { Feature } from '../../platform/process/feature.ts'
import { forgetImports, runImport, turnImport } from './import-jobs.ts'
import { importsRoutes } from './imports.routes.ts'
import { startImportJobs } from './start-import-jobs.ts'

export const importsFeature: Feature = {
  routes: [importsRoutes],
  jobs: [forgetImports, runImport, turnImport],
  startJobs: startImportJobs,
}
