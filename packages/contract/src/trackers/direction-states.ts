import { z } from 'zod'

export const DirectionState = z.enum(['open', 'done', 'dismissed'])
export type DirectionState = z.infer<typeof DirectionState>

export const DirectionKind = z.enum(['next-date', 'step', 'outcome'])
export type DirectionKind = z.infer<typeof DirectionKind>

/** The kind of a step, as Peshi reads it from an order. `other`: a step with a last day of any other kind. */
export const StepKind = z.enum([
  'filing',
  'deposit',
  'costs',
  'appearance',
  'compliance',
  'records',
  'service',
  'interim',
  'liberty',
  'other',
])
export type StepKind = z.infer<typeof StepKind>
