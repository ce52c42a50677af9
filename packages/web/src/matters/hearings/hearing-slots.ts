import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/define-slot.ts'

export interface AfterOutcome {
  matterId: MatterId
  date: CourtDate
  /** Closes the sheet of the saved outcome. */
  onStart(): void
}

/** Buttons of what can be done next, in the sheet of a saved outcome. */
export const afterOutcome = defineSlot<ComponentType<AfterOutcome>>('after-outcome')
