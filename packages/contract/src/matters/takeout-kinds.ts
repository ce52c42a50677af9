import { z } from 'zod'

export const TakeoutKind = z.enum(['orders', 'matter', 'chamber', 'person'])
export type TakeoutKind = z.infer<typeof TakeoutKind>

export const TakeoutForm = z.enum(['pdf', 'zip'])
export type TakeoutForm = z.infer<typeof TakeoutForm>

export const TakeoutState = z.enum(['queued', 'running', 'ready', 'failed'])
export type TakeoutState = z.infer<typeof TakeoutState>
