import { z } from 'zod'

/** Of what an order directed, once a person has looked at it. */
export const DirectionState = z.enum(['open', 'done', 'dismissed'])
export type DirectionState = z.infer<typeof DirectionState>

/** A next date, or a step that somebody has to take. */
export const DirectionKind = z.enum(['next-date', 'step'])
export type DirectionKind = z.infer<typeof DirectionKind>
