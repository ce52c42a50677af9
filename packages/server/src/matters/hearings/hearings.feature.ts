import { courtDateAt } from '@peshi/contract/platform/dates'
import type { Feature } from '../../platform/process/feature.ts'
import { countAppearances, handHearingsOver } from './hand-over.ts'
import { createHearingExport } from './hearings.export.ts'
import { hearingsRepo } from './hearings.repo.ts'
import { hearingsRoutes } from './hearings.routes.ts'
import { createHearings } from './hearings.service.ts'
import { listDays } from './list-days.ts'
import { createOutcomes } from './outcome.service.ts'
import { replacePassedDates } from './own-dates.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    hearingExport: ReturnType<typeof createHearingExport>
    hearings: ReturnType<typeof createHearings>
    outcomes: ReturnType<typeof createOutcomes>
  }
}

export const hearingsFeature: Feature = {
  services: { hearingExport: createHearingExport, hearings: createHearings, outcomes: createOutcomes },
  routes: [hearingsRoutes],
  onCourtChange: (tx, { chamberId, caseId, readAt }) =>
    replacePassedDates(tx, chamberId, caseId, courtDateAt(readAt), readAt),
  countAppearances,
  listNotedDays: (tx, { chamberId }, matterId) => hearingsRepo(tx, chamberId).listNotedDays(matterId),
  listDays,
  on: () => ({ 'member.removed': handHearingsOver, 'member.left': handHearingsOver }),
}
