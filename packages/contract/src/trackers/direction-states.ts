import { z } from 'zod'

export const DirectionState = z.enum(['open', 'done', 'dismissed'])
export type DirectionState = z.infer<typeof DirectionState>

export const DirectionKind = z.enum(['next-date', 'step'])
export type DirectionKind = z.infer<typeof DirectionKind>
