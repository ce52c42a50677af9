import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { openOverlay } from '../../platform/actions/overlays.ts'

/** Which day's outcome is to be noted; without a date the matter's last day. */
export interface OutcomeSubject {
  matter_id: MatterId
  date?: CourtDate
}

let subject: OutcomeSubject | null = null

/** Opens the dialog for outcome and next date, from wherever a matter is shown. Without a subject it asks for one. */
export function openOutcome(next: OutcomeSubject | null = null): void {
  subject = next
  openOverlay('outcome')
}

export const outcomeSubject = () => subject

let matter: MatterId | null = null

/** Opens the dialog for a hearing by hand. Without a matter it asks for one. */
export function openNewHearing(next: MatterId | null = null): void {
  matter = next
  openOverlay('new-hearing')
}

export const newHearingMatter = () => matter
