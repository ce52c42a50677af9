import { z } from 'zod'

/** State after a person's decision. */
export const DirectionState = z.enum(['open', 'done', 'dismissed'])
export type DirectionState = z.infer<typeof DirectionState>

export const DirectionKind = z.enum(['next-date', 'step'])
export type DirectionKind = z.infer<typeof DirectionKind>
