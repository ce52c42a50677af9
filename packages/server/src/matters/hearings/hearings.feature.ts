import { courtDateAt } from '@peshi/contract/platform/dates'
import type { Feature } from '../../platform/process/feature.ts'
import { countAppearances, handHearingsOver } from './hand-over.ts'
import { hearingsRepo } from './hearings.repo.ts'
import { hearingsRoutes } from './hearings.routes.ts'
import { listDays } from './list-days.ts'
import { replacePassedDates } from './own-dates.ts'

export const hearingsFeature: Feature = {
  routes: [hearingsRoutes],
  onCourtChange: (tx, { chamberId, caseId, readAt }) =>
    replacePassedDates(tx, chamberId, caseId, courtDateAt(readAt), readAt),
  countAppearances,
  listNotedDays: (tx, { chamberId }, matterId) => hearingsRepo(tx, chamberId).listNotedDays(matterId),
  listDays,
  on: () => ({ 'member.removed': handHearingsOver, 'member.left': handHearingsOver }),
}
