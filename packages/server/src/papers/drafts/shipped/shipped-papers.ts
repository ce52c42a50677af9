import type { PaperLanguage, PaperSource, PaperUse } from './paper.ts'
import { adjournment } from './papers/adjournment.ts'
import { affidavitOfService } from './papers/affidavit-of-service.ts'
import { bail } from './papers/bail.ts'
import { caveat } from './papers/caveat.ts'
import { certifiedCopy } from './papers/certified-copy.ts'
import { chequeComplaint } from './papers/cheque-complaint.ts'
import { chequeNotice } from './papers/cheque-notice.ts'
import { exemption } from './papers/exemption.ts'
import { fileIndex } from './papers/file-index.ts'
import { inspection } from './papers/inspection.ts'
import { legalNotice } from './papers/legal-notice.ts'
import { listOfDates } from './papers/list-of-dates.ts'
import { memoOfAppearance } from './papers/memo-of-appearance.ts'
import { processFee } from './papers/process-fee.ts'
import { vakalatnama } from './papers/vakalatnama.ts'

export interface ShippedPaper {
  key: string
  use: PaperUse
  rule: string
  languages: readonly PaperLanguage[]
  /** The Word file with the fields between braces. Each call makes it again. */
  build: (language: PaperLanguage) => Promise<Uint8Array>
}

/** In the order in which they are offered. */
export const paperSources: readonly PaperSource[] = [
  vakalatnama,
  memoOfAppearance,
  adjournment,
  exemption,
  caveat,
  certifiedCopy,
  inspection,
  affidavitOfService,
  chequeNotice,
  chequeComplaint,
  bail,
  listOfDates,
  fileIndex,
  processFee,
  legalNotice,
]

export const shippedPapers: readonly ShippedPaper[] = paperSources.map((source) => ({
  key: source.key,
  use: source.use,
  rule: source.rule,
  languages: (['en', 'hi', 'ur'] as const).filter((language) => source.texts[language] !== undefined),
  // Loaded late, because its library takes half a second.
  build: async (language) => (await import('./build-word.ts')).buildWord(source, language),
}))
