import { z } from 'zod'
import { TokenScope } from '../platform/abilities.ts'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { SignInId } from '../platform/ids.ts'
import { Reauthentication } from '../platform/person.ts'

export const ApiToken = z.object({
  _id: SignInId,
  name: z.string(),
  scope: TokenScope,
  created_at: Instant,
  expires_at: Instant,
  last_used_at: Instant.nullable(),
})
export type ApiToken = z.infer<typeof ApiToken>

export const ProgramScope = TokenScope.exclude(['companion'])
export type ProgramScope = z.infer<typeof ProgramScope>

export const tokenDays = [30, 90, 365] as const

const personally = { access: 'person', personally: true } as const

export const listApiTokens = endpoint('GET /api/users/tokens', {
  ...personally,
  can: ['read', 'Account'],
  summary: 'The person’s API tokens in this chamber',
  reply: ok({ data: z.array(ApiToken) }),
})

export const createApiToken = endpoint('POST /api/users/tokens', {
  ...personally,
  reaches: ['messages'],
  can: ['update', 'Account'],
  isSecret: true,
  summary: 'Create a token for a program, to be sent as `Authorization: Bearer …`',
  body: Reauthentication.extend({
    name: z.string().trim().min(1, 'Give it a name').max(60, 'Use at most 60 characters'),
    scope: ProgramScope,
    days: z.literal(tokenDays),
  }),
  reply: ok({
    data: ApiToken,
    /** The complete token. Only this reply contains it: the server stores a hash. */
    token: z.string(),
    message: z.string(),
  }),
})

export const endApiToken = endpoint('DELETE /api/users/tokens/:id', {
  ...personally,
  can: ['update', 'Account'],
  summary: 'Revoke a token at once',
  params: z.object({ id: SignInId }),
  reply: ok({ message: z.string() }),
})
