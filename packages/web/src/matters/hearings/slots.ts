import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

/** What the sheet of an outcome offers to do next. */
export interface NextStep {
  Offer: ComponentType<{ matterId: MatterId; isChosen: boolean; onChoose(isChosen: boolean): void }>
  start(matterId: MatterId, date: CourtDate): void
}

export const afterOutcome = defineSlot<NextStep>('after-outcome')
