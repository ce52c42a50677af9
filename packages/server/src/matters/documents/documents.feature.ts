import type { Feature } from '../../platform/process/feature.ts'
import { keepDocumentHouse, readDocumentTexts, removeDroppedFiles } from './documents.jobs.ts'
import { documentsRoutes } from './documents.routes.ts'
import { startDocumentJobs } from './start-document-jobs.ts'

export const documentsFeature: Feature = {
  routes: [documentsRoutes],
  jobs: [keepDocumentHouse, readDocumentTexts, removeDroppedFiles],
  startJobs: startDocumentJobs,
}
