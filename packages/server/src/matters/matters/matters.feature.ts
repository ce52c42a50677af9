import type { CaseId } from '@peshi/contract/platform/ids'
import { matter } from '../../platform/db/matters.schema.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { createAdd } from './add.service.ts'
import { createBin } from './bin.service.ts'
import { createCourtChanges } from './court-change.ts'
import { createFollow } from './follow.service.ts'
import { createFromFind } from './from-find.service.ts'
import { listCaseNews } from './list-case-news.ts'
import { createMatterExport } from './matters.export.ts'
import { matterRoutes, otherMatterRoutes } from './matters.routes.ts'
import { createMatters } from './matters.service.ts'
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

const emptyBins = periodic({ name: 'empty-bins', cron: '30 3 * * *', retries: 3, timeoutSeconds: 1800 })

async function startMatterJobs(context: Context): Promise<void> {
  await repeat(context.queue, emptyBins, async () => {
    let removed = 0
    for (const feature of context.features) {
      for (const bin of feature.bins ?? []) removed += await emptyBinOf(context, bin)
      removed += (await feature.emptyBin?.(context)) ?? 0
    }
    if (removed > 0) context.log.info({ removed }, 'Emptied the recycle bins')
  })
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
