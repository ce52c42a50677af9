import { z } from 'zod'
import { Side } from '../matters/families.ts'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClientId, MatterId } from '../platform/ids.ts'
import { ConflictDecision, ConflictHit } from './client-kinds.ts'

const Names = z.array(z.string().trim().min(1).max(300)).max(50, 'Give at most 50 names').default([])

/** In letters, of all names together: a comparison of long names takes long. */
const mostLetters = 10_000
const lettersIn = (lists: readonly string[][]) => lists.flat().join('').length

const Uncompared = z.array(z.string())
const KeptUncompared = z.array(z.string())

export const Decided = z.object({
  _id: z.uuid(),
  decision: ConflictDecision,
  reason: z.string().nullable(),
  hits: z.array(ConflictHit),
  decided_by: z.string().nullable(),
  decided_at: Instant,
})
export type Decided = z.infer<typeof Decided>

const found = ok({
  data: z.object({
    hits: z.array(ConflictHit),
    uncompared: Uncompared,
    kept_uncompared: KeptUncompared,
    decisions: z.array(Decided),
    is_open: z.boolean(),
  }),
  message: z.string().optional(),
})

export const checkNames = endpoint('POST /api/conflicts/check', {
  can: ['read', 'Client'],
  summary: 'Check parties or a client for conflicts; stores nothing',
  body: z
    .object({
      petitioners: Names,
      respondents: Names,
      our_side: Side.nullable().default(null),
      client: Names,
      client_id: ClientId.nullable().default(null),
    })
    .refine(({ petitioners, respondents, client }) => lettersIn([petitioners, respondents, client]) <= mostLetters, {
      message: 'Check fewer names at once',
    }),
  reply: ok({
    data: z.object({ hits: z.array(ConflictHit), uncompared: Uncompared, kept_uncompared: KeptUncompared }),
  }),
  readsOnly: true,
})

export const conflictsOfMatter = endpoint('GET /api/conflicts/matter/:id', {
  can: ['read', 'Client'],
  summary: 'Possible conflicts of a matter, with the decisions',
  params: z.object({ id: MatterId }),
  reply: found,
})

export const conflictsOfClient = endpoint('GET /api/conflicts/client/:id', {
  can: ['read', 'Client'],
  summary: 'Possible conflicts of a client, with the decisions',
  params: z.object({ id: ClientId }),
  reply: found,
})

const decision = z
  .object({
    decision: ConflictDecision,
    reason: z.string().trim().max(1000, 'Use at most 1,000 characters').nullable().default(null),
  })
  .refine(({ decision, reason }) => decision === 'declined' || Boolean(reason), {
    message: 'Write why',
    path: ['reason'],
  })

export const decideOnMatter = endpoint('POST /api/conflicts/matter/:id', {
  can: ['update', 'Conflict'],
  summary: 'Decide on possible conflicts of a matter; stored with the facts shown',
  params: z.object({ id: MatterId }),
  body: decision,
  reply: found,
})

export const decideOnClient = endpoint('POST /api/conflicts/client/:id', {
  can: ['update', 'Conflict'],
  summary: 'Decide on possible conflicts of a client; stored with the facts shown',
  params: z.object({ id: ClientId }),
  body: decision,
  reply: found,
})
