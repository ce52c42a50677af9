import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { afterOutcome } from './slots.ts'

/** Without `date`, the matter's most recent hearing day is used. */
export interface OutcomeSubject {
  matter_id: MatterId
  date?: CourtDate
}

export const outcomeOverlay: Overlay = {
  can: ['update', 'Matter'],
  Part: lazyPart(() => import('./outcome/outcome.dialog.tsx'), 'OutcomeDialog', 'hearings', 'matters', afterOutcome),
}

let subject: OutcomeSubject | null = null

export function openOutcome(next: OutcomeSubject | null = null): void {
  subject = next
  openOverlay(outcomeOverlay)
}

export const outcomeSubject = () => subject

export const newHearing: Overlay = {
  can: ['update', 'Matter'],
  Part: lazyPart(() => import('./new-hearing.dialog.tsx'), 'NewHearingDialog', 'hearings', 'matters', 'offline'),
}

interface HearingSubject {
  matter_id: MatterId
  date?: CourtDate
}

let hearing: HearingSubject | null = null

export function openNewHearing(next: HearingSubject | null = null): void {
  hearing = next
  openOverlay(newHearing)
}

export const newHearingSubject = () => hearing
