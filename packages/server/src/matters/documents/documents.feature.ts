import { DocumentId } from '@peshi/contract/platform/ids'
import { labelledBy } from '../../platform/events/subjects.ts'
import { removeDroppedFiles } from '../../platform/files/files.jobs.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { sumSizes } from '../../platform/uploads/uploads.repo.ts'
import { createDocumentBin } from './bin.service.ts'
import { createDocumentCleanup } from './document-cleanup.ts'
import { createDocumentTexts } from './document-text.service.ts'
import { cleanUpDocuments, readDocumentTexts, startDocumentJobs } from './documents.jobs.ts'
import { documentsRoutes } from './documents.routes.ts'
import { document, documentVersion } from './documents.schema.ts'
import { createDocuments } from './documents.service.ts'
import { createDocumentEdits } from './edit.service.ts'
import { createDocumentZips } from './zip.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    documents: ReturnType<typeof createDocuments>
    documentBin: ReturnType<typeof createDocumentBin>
    documentCleanup: ReturnType<typeof createDocumentCleanup>
    documentEdits: ReturnType<typeof createDocumentEdits>
    documentTexts: ReturnType<typeof createDocumentTexts>
    documentZips: ReturnType<typeof createDocumentZips>
  }
}

export const documentsFeature: Feature = {
  services: {
    documents: createDocuments,
    documentBin: createDocumentBin,
    documentCleanup: createDocumentCleanup,
    documentEdits: createDocumentEdits,
    documentTexts: createDocumentTexts,
    documentZips: createDocumentZips,
  },
  routes: [documentsRoutes],
  files: ({ services: { documents } }) => ({
    document: (actor, [id, version]) => documents.findFile(actor, DocumentId.parse(id), Number(version)),
  }),
  onChecked: (tx, file, { services: { documents } }) => documents.onChecked(tx, file),
  notifies: {
    'file.infected': ({ detail }) => ({ kind: 'file.infected', to: [detail.person], values: { virus: detail.virus } }),
  },
  jobs: [cleanUpDocuments, readDocumentTexts, removeDroppedFiles],
  startJobs: startDocumentJobs,
  kept: [inBin(document)],
  subjects: { document: labelledBy(document, document.name) },
  countBytes: sumSizes(documentVersion),
}
