import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { Language, Reauthentication } from '../platform/person.ts'

export const createPairingCode = endpoint('POST /api/users/companions/code', {
  access: 'person',
  personally: true,
  can: ['update', 'Account'],
  isSecret: true,
  summary: 'A code that signs in one companion (a browser extension) once, within ten minutes',
  body: Reauthentication,
  reply: ok({ code: z.string(), expires_at: Instant }),
})

export const pairCompanion = endpoint('POST /api/users/companions', {
  access: 'public',
  reaches: ['messages'],
  summary: 'Sign a companion in with a pairing code. Its token can only hand on court pages and read what is due',
  body: z.object({
    code: z.string().trim().min(1, 'Write the code').max(40),
    device: z.string().trim().min(1).max(60),
  }),
  reply: ok({ token: z.string(), name: z.string(), language: Language }),
})
