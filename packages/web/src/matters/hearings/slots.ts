import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

/** The sheet of an outcome offers this as the next thing to do. */
export interface NextStep {
  Offer: ComponentType<{ matterId: MatterId; isChosen: boolean; onChoose(isChosen: boolean): void }>
  start(matterId: MatterId, date: CourtDate): void
}

export const afterOutcome = defineSlot<NextStep>('after-outcome')
