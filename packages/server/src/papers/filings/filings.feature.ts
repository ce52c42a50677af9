import { sql } from 'drizzle-orm'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createFilingBundleMaking } from './filing-bundle-making.ts'
import { makeFilingBundleJob, startFilingBundleJobs } from './filing-bundles.jobs.ts'
import { createFilingBundles } from './filing-bundles.service.ts'
import { createFilingChecklists } from './filing-checklists.service.ts'
import { createFilingSteps } from './filing-steps.service.ts'
import { filingsRoutes } from './filings.routes.ts'
import { filing } from './filings.schema.ts'
import { createFilings } from './filings.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    filingBundleMaking: ReturnType<typeof createFilingBundleMaking>
    filingBundles: ReturnType<typeof createFilingBundles>
    filingChecklists: ReturnType<typeof createFilingChecklists>
    filingSteps: ReturnType<typeof createFilingSteps>
    filings: ReturnType<typeof createFilings>
  }
}

const title = sql<string | null>`coalesce(${filing.title}, (select matter.title from matter
  where matter.chamber_id = filing.chamber_id and matter.id = filing.matter_id))`

export const filingsFeature: Feature = {
  services: {
    filingBundleMaking: createFilingBundleMaking,
    filingBundles: createFilingBundles,
    filingChecklists: createFilingChecklists,
    filingSteps: createFilingSteps,
    filings: createFilings,
  },
  routes: [filingsRoutes],
  jobs: [makeFilingBundleJob],
  startJobs: startFilingBundleJobs,
  subjects: { filing: labelledBy(filing, title) },
}
