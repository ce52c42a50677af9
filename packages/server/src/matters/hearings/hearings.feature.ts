import type { Feature } from '../../platform/process/feature.ts'
import { countAppearances, handHearingsOver } from './hand-over.ts'
import { createHearingExport } from './hearings.export.ts'
import { hearingsRepo } from './hearings.repo.ts'
import { hearingsRoutes } from './hearings.routes.ts'
import { createHearings } from './hearings.service.ts'
import { listDays } from './list-days.ts'
import { createOutcomes } from './outcome.service.ts'
import { keepOwnDates } from './own-dates.ts'
import { createVideoLinks } from './video-links.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    hearingExport: ReturnType<typeof createHearingExport>
    hearings: ReturnType<typeof createHearings>
    outcomes: ReturnType<typeof createOutcomes>
    videoLinks: ReturnType<typeof createVideoLinks>
  }
}

export const hearingsFeature: Feature = {
  services: {
    hearingExport: createHearingExport,
    hearings: createHearings,
    outcomes: createOutcomes,
    videoLinks: createVideoLinks,
  },
  routes: [hearingsRoutes],
  countAppearances,
  listNotedDays: (tx, { chamberId }, matterId) => hearingsRepo(tx, chamberId).listNotedDays(matterId),
  listDays,
  on: () => ({
    'matter.next-date-changed': keepOwnDates,
    'member.removed': handHearingsOver,
    'member.left': handHearingsOver,
  }),
}
