import { z } from 'zod'

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
