import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { afterOutcome } from './hearing-slots.ts'

export interface HearingSubject {
  matter_id: MatterId
  date?: CourtDate
}

/** Without `date`, the matter's most recent hearing day is used. */
export type OutcomeSubject = HearingSubject

export const outcomeOverlay: Overlay<OutcomeSubject | null> = {
  can: ['update', 'Matter'],
  Part: lazyPart(() => import('./outcome/outcome.dialog.tsx'), 'OutcomeDialog', 'hearings', 'matters', afterOutcome),
}

export const openOutcome = (subject: OutcomeSubject | null = null) => openOverlay(outcomeOverlay, subject)

export const newHearing: Overlay<HearingSubject | null> = {
  can: ['update', 'Matter'],
  Part: lazyPart(() => import('./new-hearing.dialog.tsx'), 'NewHearingDialog', 'hearings', 'matters', 'offline'),
}

export const openNewHearing = (subject: HearingSubject | null = null) => openOverlay(newHearing, subject)
