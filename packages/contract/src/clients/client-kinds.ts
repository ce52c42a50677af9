import { z } from 'zod'
import { codeOf } from '../platform/cleaned.ts'

export const ClientKind = z.enum(['person', 'company', 'government'])
export type ClientKind = z.infer<typeof ClientKind>

/** How the client gave consent (Digital Personal Data Protection Act 2023, section 6). */
export const ConsentMeans = z.enum(['written', 'electronic', 'spoken'])
export type ConsentMeans = z.infer<typeof ConsentMeans>

export const ConsentPurpose = z.enum(['representation', 'updates', 'billing', 'sharing'])
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

export const Address = z.object({
  label: z.string().trim().max(60, 'Use at most 60 characters').nullable(),
  lines: z.string().trim().min(1, 'Write an address').max(400, 'Use at most 400 characters'),
  city: z.string().trim().max(100, 'Use at most 100 characters').nullable(),
  state: z.string().trim().max(100, 'Use at most 100 characters').nullable(),
  pin: codeOf(/^[1-9]\d{5}$/, 'A PIN code has six digits and does not begin with 0').nullable(),
})
export type Address = z.infer<typeof Address>

export const NameLikeness = z.enum(['same', 'alike', 'sound'])
export type NameLikeness = z.infer<typeof NameLikeness>

/** A person whom a party's name holds besides the party: who acts for it, or its former or other name. */
export const PartyRole = z.enum(['for-party', 'other-name'])
export type PartyRole = z.infer<typeof PartyRole>

/**
 * `party-is-client` and `client-is-party` are used until the chamber has chosen its side of the matter.
 * `confidential`: there is a match that the person may not see.
 */
export const ConflictReason = z.enum([
  'opponent-is-client',
  'party-is-client',
  'own-side-opposed',
  'client-is-opponent',
  'client-is-party',
  'confidential',
])

export const ConflictHit = z.object({
  reason: ConflictReason,
  likeness: NameLikeness,
  asked: z.string(),
  asked_role: PartyRole.nullable(),
  met: z.string().nullable(),
  met_role: PartyRole.nullable(),
  client: z.object({ _id: z.string(), name: z.string() }).nullable(),
  matter: z.object({ _id: z.string(), title: z.string(), case_status: z.string() }).nullable(),
})
export type ConflictHit = z.infer<typeof ConflictHit>

/** A hit as a decision stores it. It has no names, because its reader may be somebody who must not know them. */
export interface DecidedHit extends Pick<ConflictHit, 'reason' | 'likeness' | 'asked'> {
  client: Pick<NonNullable<ConflictHit['client']>, '_id'> | null
  matter: Pick<NonNullable<ConflictHit['matter']>, '_id'> | null
}

export const ConflictDecision = z.enum(['no-conflict', 'consent', 'declined'])
export type ConflictDecision = z.infer<typeof ConflictDecision>
