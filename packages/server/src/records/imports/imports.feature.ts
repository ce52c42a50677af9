import type { Feature } from '../../platform/process/feature.ts'
import { importCheck } from './import-check.ts'
import { forgetImports, runImport, turnImport } from './import-jobs.ts'
import { importsRoutes } from './imports.routes.ts'
import { startImportJobs } from './start-import-jobs.ts'

export const importsFeature: Feature = {
  routes: [importsRoutes],
  jobs: [forgetImports, runImport, turnImport],
  startJobs: startImportJobs,
  dueChecks: importCheck,
}
