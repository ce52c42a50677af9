import { removeDroppedFiles } from '../../platform/files/files.jobs.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { sumSizes } from '../../platform/uploads/uploads.repo.ts'
import { cleanUpDocuments, readDocumentTexts } from './documents.jobs.ts'
import { documentsRoutes } from './documents.routes.ts'
import { document, documentVersion } from './documents.schema.ts'
import { startDocumentJobs } from './start-document-jobs.ts'

export const documentsFeature: Feature = {
  routes: [documentsRoutes],
  jobs: [cleanUpDocuments, readDocumentTexts, removeDroppedFiles],
  startJobs: startDocumentJobs,
  kept: [inBin(document)],
  countBytes: sumSizes(documentVersion),
}
