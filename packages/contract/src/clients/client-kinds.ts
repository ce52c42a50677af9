import { z } from 'zod'
import { codeOf } from '../platform/cleaned.ts'

export const ClientKind = z.enum(['person', 'company', 'government'])
export type ClientKind = z.infer<typeof ClientKind>

/** How a client's consent was given (DPDP Act 2023, s. 6). */
export const ConsentMeans = z.enum(['written', 'electronic', 'spoken'])
export type ConsentMeans = z.infer<typeof ConsentMeans>

/** What personal data is used for; the notice to the client names each. */
export const ConsentPurpose = z.enum(['representation', 'updates', 'billing', 'sharing'])
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

/** A place that a client can be reached at. */
export const Address = z.object({
  /** `Home`, `Registered office`; the chamber's own word. */
  label: z.string().trim().max(60, 'Use at most 60 characters').nullable(),
  lines: z.string().trim().min(1, 'Write an address').max(400, 'Use at most 400 characters'),
  city: z.string().trim().max(100, 'Use at most 100 characters').nullable(),
  state: z.string().trim().max(100, 'Use at most 100 characters').nullable(),
  pin: codeOf(/^[1-9]\d{5}$/, 'A PIN code has six digits').nullable(),
})
export type Address = z.infer<typeof Address>

/** How alike two names are: equal letter by letter, with the words that tell people apart in common, or by their sound. */
export const NameLikeness = z.enum(['same', 'alike', 'sound'])
export type NameLikeness = z.infer<typeof NameLikeness>

/**
 * Why a check points something out. `opponent-is-client`: somebody on the other side is a client. `party-is-client`: the
 * same, while nobody has said which side is ours. `own-side-opposed`: somebody on our side is an opponent in another
 * matter. `client-is-opponent`: the client is an opponent in a matter of the chamber; `client-is-party`: the same, while
 * the side is not known. `confidential`: there is something that this person may not see.
 */
export const ConflictReason = z.enum([
  'opponent-is-client',
  'party-is-client',
  'own-side-opposed',
  'client-is-opponent',
  'client-is-party',
  'confidential',
])
export type ConflictReason = z.infer<typeof ConflictReason>

/** What a conflict check came upon. Kept as it was seen when a person decided. */
export const ConflictHit = z.object({
  reason: ConflictReason,
  likeness: NameLikeness,
  /** The name that was asked for, and the one that it met; null where it may not be told. */
  asked: z.string(),
  met: z.string().nullable(),
  client: z.object({ _id: z.string(), name: z.string() }).nullable(),
  matter: z.object({ _id: z.string(), title: z.string(), case_status: z.string() }).nullable(),
})
export type ConflictHit = z.infer<typeof ConflictHit>

export const ConflictDecision = z.enum(['no-conflict', 'consent', 'declined'])
export type ConflictDecision = z.infer<typeof ConflictDecision>
