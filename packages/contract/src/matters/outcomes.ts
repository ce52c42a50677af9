import { z } from 'zod'

/** What can happen to a matter on its day, in the words of the corridor. */
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

/** The matter is over with these, as far as this court goes. */
const ending: readonly Outcome[] = ['disposed', 'allowed', 'dismissed', 'dismissed-in-default', 'transferred']
export const endsMatter = (outcome: Outcome) => ending.includes(outcome)

/** Nobody waits for a next date after these: the matter is over, or the court will say when it gives judgment. */
export const dateless: readonly Outcome[] = [...ending, 'reserved']
export const needsNextDate = (outcome: Outcome) => !dateless.includes(outcome)
