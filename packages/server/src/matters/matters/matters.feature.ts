import type { CaseId } from '@peshi/contract/platform/ids'
import { matter } from '../../platform/db/matters.schema.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createAdd } from './add.service.ts'
import { createBin } from './bin.service.ts'
import { createCourtChanges } from './court-change.ts'
import { createFollow } from './follow.service.ts'
import { createFromFind } from './from-find.service.ts'
import { listCaseNews } from './list-case-news.ts'
import { createMatterExport } from './matters.export.ts'
import { emptyBins, startMatterJobs } from './matters.jobs.ts'
import { matterRoutes } from './matters.routes.ts'
import { createMatters } from './matters.service.ts'
import { otherMatterRoutes } from './other.routes.ts'
import { createOthers } from './other.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    addMatter: ReturnType<typeof createAdd>
    follow: ReturnType<typeof createFollow>
    matterBin: ReturnType<typeof createBin>
    matterExport: ReturnType<typeof createMatterExport>
    matters: ReturnType<typeof createMatters>
    otherMatters: ReturnType<typeof createOthers>
    updateFromFind: ReturnType<typeof createFromFind>
  }
}

export const mattersFeature: Feature = {
  services: {
    addMatter: createAdd,
    follow: createFollow,
    matterBin: createBin,
    matterExport: createMatterExport,
    matters: createMatters,
    otherMatters: createOthers,
    updateFromFind: createFromFind,
  },
  routes: [matterRoutes, otherMatterRoutes],
  jobs: [emptyBins],
  startJobs: startMatterJobs,
  bins: [matter],
  subjects: { matter: labelledBy(matter, matter.title) },
  on(context) {
    const changes = createCourtChanges(context)
    return {
      async 'case.read'(tx, events) {
        for (const { chamberId, subject } of events)
          if (chamberId) await changes.apply(tx, chamberId, subject.id as CaseId)
      },
    }
  },
  notifies: { 'case.read': listCaseNews },
}
