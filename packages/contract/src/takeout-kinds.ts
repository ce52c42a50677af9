import { z } from 'zod'

/** What is taken out: the orders of a matter, a whole matter, or all that the chamber has. */
export const TakeoutKind = z.enum(['orders', 'matter', 'chamber'])
export type TakeoutKind = z.infer<typeof TakeoutKind>

export const TakeoutForm = z.enum(['pdf', 'zip'])
export type TakeoutForm = z.infer<typeof TakeoutForm>

export const TakeoutState = z.enum(['queued', 'running', 'ready', 'failed'])
export type TakeoutState = z.infer<typeof TakeoutState>
