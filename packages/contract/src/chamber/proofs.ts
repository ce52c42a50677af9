import { z } from 'zod'
import { digitsOf } from '../platform/cleaned.ts'
import { endpoint, ok } from '../platform/endpoint.ts'

const personally = { access: 'person', personally: true } as const

export const AddressKind = z.enum(['email', 'mobile'])
export type AddressKind = z.infer<typeof AddressKind>

export const Proof = z.object({
  address: z.string().nullable(),
  is_proven: z.boolean(),
})
export type Proof = z.infer<typeof Proof>

export const ProofCode = z.object({
  code: digitsOf(/^\d{6}$/, 'Write the 6 digits of the code'),
})

const params = z.object({ kind: AddressKind })

export const listProofs = endpoint('GET /api/users/proofs', {
  ...personally,
  can: ['read', 'Account'],
  summary: 'Whether one’s e-mail address and mobile number are verified',
  reply: ok({ data: z.object({ email: Proof, mobile: Proof }) }),
})

export const sendProofCode = endpoint('POST /api/users/proofs/:kind/code', {
  ...personally,
  can: ['update', 'Account'],
  reaches: ['messages'],
  summary: 'Send a code to one’s e-mail address or mobile number, to verify it',
  params,
  reply: ok({ message: z.string() }),
})

export const proveAddress = endpoint('POST /api/users/proofs/:kind', {
  ...personally,
  can: ['update', 'Account'],
  reaches: ['messages'],
  summary: 'Verify one’s e-mail address or mobile number with the code that was sent to it',
  params,
  body: ProofCode,
  reply: ok({ message: z.string() }),
})
