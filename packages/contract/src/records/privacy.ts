import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { Reauthentication } from '../platform/person.ts'

export const DeletionKind = z.enum(['account', 'chamber'])
export type DeletionKind = z.infer<typeof DeletionKind>

export const deletionDays = 30

export const Deletion = z.object({
  kind: DeletionKind,
  asked_at: Instant,
  due_at: Instant,
  by_me: z.boolean(),
})
export type Deletion = z.infer<typeof Deletion>

const Deletions = z.object({
  account: Deletion.nullable(),
  chamber: Deletion.nullable(),
  /** Names of the chambers that are deleted with the account, because they have no other member. */
  with_account: z.array(z.string()),
})
export type Deletions = z.infer<typeof Deletions>

const own = { access: 'person', personally: true, can: ['manage', 'Account'] } as const

export const listDeletions = endpoint('GET /api/privacy/deletions', {
  ...own,
  summary: 'Whether the account or the chamber is to be deleted, and when',
  reply: ok({ data: Deletions }),
})

export const askForDeletion = endpoint('POST /api/privacy/deletions', {
  ...own,
  reaches: ['messages'],
  summary: 'Have the account, or (for its owner) the chamber, deleted after 30 days; confirmed by the password',
  body: Reauthentication.extend({ kind: DeletionKind }),
  reply: ok({ data: Deletions, message: z.string() }),
})

export const cancelDeletion = endpoint('POST /api/privacy/deletions/cancel', {
  ...own,
  reaches: ['messages'],
  summary: 'Cancel a deletion',
  body: z.object({ kind: DeletionKind }),
  reply: ok({ data: Deletions, message: z.string() }),
})
