import { z } from 'zod'

/** What is taken out: the orders of a matter, a whole matter, all that the chamber has, or what is about a person. */
export const TakeoutKind = z.enum(['orders', 'matter', 'chamber', 'person'])
export type TakeoutKind = z.infer<typeof TakeoutKind>

export const TakeoutForm = z.enum(['pdf', 'zip'])
export type TakeoutForm = z.infer<typeof TakeoutForm>

export const TakeoutState = z.enum(['queued', 'running', 'ready', 'failed'])
export type TakeoutState = z.infer<typeof TakeoutState>
