import { z } from 'zod'
import type { Side } from './families.ts'

export const Outcome = z.enum([
  'adjourned',
  'part-heard',
  'reserved',
  'disposed',
  'allowed',
  'dismissed',
  'dismissed-in-default',
  'passed-over',
  'not-reached',
  'bench-not-sitting',
  'notice-issued',
  'stay-granted',
  'stay-extended',
  'stay-vacated',
  'counter-time',
  'rejoinder-time',
  'bail-granted',
  'bail-rejected',
  'transferred',
  'tagged',
])
export type Outcome = z.infer<typeof Outcome>

const ending: readonly Outcome[] = ['disposed', 'allowed', 'dismissed', 'dismissed-in-default', 'transferred']
export const endsMatter = (outcome: Outcome) => ending.includes(outcome)

export const dateless: readonly Outcome[] = [...ending, 'reserved']
export const needsNextDate = (outcome: Outcome) => !dateless.includes(outcome)

const withoutAppearance: readonly Outcome[] = ['not-reached', 'bench-not-sitting']
/** False if the matter was not called. */
export const isAppearance = (outcome: Outcome) => !withoutAppearance.includes(outcome)

/** Outcomes that give time for a step: who must take it, and what it is. */
export const timeGivenBy: Partial<Record<Outcome, { side: Side; step: string }>> = {
  'counter-time': { side: 'respondent', step: 'Counter affidavit' },
  'rejoinder-time': { side: 'petitioner', step: 'Rejoinder affidavit' },
}

/** Shown before the chamber has entered outcomes itself. */
export const commonOutcomes = [
  'adjourned',
  'reserved',
  'disposed',
  'not-reached',
  'notice-issued',
  'counter-time',
] as const satisfies Outcome[]
