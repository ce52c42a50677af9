import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createFindCase } from './find-case.ts'
import { createFurnish } from './furnish.ts'
import { importCheck } from './import-check.ts'
import { createImportErrors } from './import-errors.ts'
import { forgetImports, runImport, startImportJobs, turnImport } from './imports.jobs.ts'
import { importsRoutes } from './imports.routes.ts'
import { matterImport } from './imports.schema.ts'
import { createImports } from './imports.service.ts'
import { createRowConflicts } from './row-conflicts.ts'
import { createRowImport } from './row-import.ts'
import { createRunImport } from './run-import.ts'
import { createTurnImport } from './turn-import.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    findCase: ReturnType<typeof createFindCase>
    furnishings: ReturnType<typeof createFurnish>
    importErrors: ReturnType<typeof createImportErrors>
    rowConflicts: ReturnType<typeof createRowConflicts>
    imports: ReturnType<typeof createImports>
    rowImport: ReturnType<typeof createRowImport>
    runImport: ReturnType<typeof createRunImport>
    turnImport: ReturnType<typeof createTurnImport>
  }
}

export const importsFeature: Feature = {
  services: {
    findCase: createFindCase,
    furnishings: createFurnish,
    importErrors: createImportErrors,
    rowConflicts: createRowConflicts,
    imports: createImports,
    rowImport: createRowImport,
    runImport: createRunImport,
    turnImport: createTurnImport,
  },
  routes: [importsRoutes],
  jobs: [forgetImports, runImport, turnImport],
  startJobs: startImportJobs,
  dueChecks: importCheck,
  subjects: { import: labelledBy(matterImport, matterImport.file_name) },
  notifies: {
    'import.done': ({ detail: { person, ...values } }) => ({ kind: 'import.done', to: [person], values }),
  },
}
