import type { HearingId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Event } from '../../platform/events/emit.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { countAppearances, handHearingsOver } from './hand-over.ts'
import { createHearingExport } from './hearings.export.ts'
import { hearingsRepo } from './hearings.repo.ts'
import { hearingsRoutes } from './hearings.routes.ts'
import { hearing } from './hearings.schema.ts'
import { createHearings } from './hearings.service.ts'
import { listDays } from './list-days.ts'
import { createOutcomes } from './outcome.service.ts'
import { createVideoLinks } from './video-links.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    hearingExport: ReturnType<typeof createHearingExport>
    hearings: ReturnType<typeof createHearings>
    outcomes: ReturnType<typeof createOutcomes>
    videoLinks: ReturnType<typeof createVideoLinks>
  }
}

/** If the court's later date replaced a date that the chamber had entered, the chamber's day stays a hearing. */
async function keepOwnDates(tx: Tx, events: readonly Event<'matter.next-date-changed'>[]): Promise<void> {
  const hearings = events.flatMap(({ chamberId, matterId: matter_id, at, detail: { from: date, why, was_own } }) =>
    chamberId && matter_id && date && was_own && why === 'court'
      ? [{ chamber_id: chamberId, id: newId() as HearingId, matter_id, date, is_manual: true, created_at: at }]
      : [],
  )
  if (hearings.length > 0) await tx.insert(hearing).values(hearings).onConflictDoNothing()
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
