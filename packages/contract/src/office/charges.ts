import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ChargeId, ClientId, DocumentId, InvoiceId, MatterId } from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'
import { changesSomething, changesTo, SeenInQuery, seen, versioned } from '../platform/version.ts'

/** `appearance`: a fee for a hearing. `court-fee` and `expense`: money that was paid out for the matter. */
export const ChargeKind = z.enum(['appearance', 'court-fee', 'expense'])
export type ChargeKind = z.infer<typeof ChargeKind>

/** The payer of a court fee or an expense. Peshi records what the client paid, and never bills it. */
export const PaidBy = z.enum(['chamber', 'client'])
export type PaidBy = z.infer<typeof PaidBy>

/** Whole rupees, like a price of an invoice. */
const Rupees = z.int('Write an amount in whole rupees').max(100_000_000, 'This is too much')
const Amount = Rupees.min(1, 'Write an amount in whole rupees')
const Fee = Rupees.min(0, 'Write an amount in whole rupees').nullable()

export const Charge = z.object({
  _id: ChargeId,
  kind: ChargeKind,
  on: CourtDate,
  /** Null for an appearance that an outcome added. */
  what: z.string().nullable(),
  amount: z.int(),
  paid_by: PaidBy,
  paper: z.object({ _id: DocumentId, name: z.string() }).nullable(),
  /** The invoice or draft that has the charge. Its number is null while it is a draft. */
  invoice: z.object({ _id: InvoiceId, number: z.string().nullable() }).nullable(),
  ...versioned,
})
export type Charge = z.infer<typeof Charge>

export const isUnbilled = ({ paid_by, invoice }: Pick<Charge, 'paid_by' | 'invoice'>): boolean =>
  paid_by === 'chamber' && invoice === null

export const FeeTerms = z.object({
  /** The fee agreed for the whole matter, in whole rupees. */
  agreed: z.int().nullable(),
  /** The fee for each appearance, in whole rupees. An outcome then adds a charge. */
  appearance: z.int().nullable(),
  ...versioned,
})
export type FeeTerms = z.infer<typeof FeeTerms>

/** Sums are in paise. */
export const MatterMoney = z.object({
  terms: FeeTerms,
  /** The client’s fee for each appearance, in whole rupees. It counts if the matter has none. */
  client_fee: z.int().nullable(),
  /** Issued invoices without what was credited. */
  billed: z.int(),
  /** Includes the income tax that the client proved to have withheld. */
  paid: z.int(),
  due: z.int(),
  unbilled: z.int(),
  /** The newest first. */
  charges: z.array(Charge),
})
export type MatterMoney = z.infer<typeof MatterMoney>

export const matterMoney = endpoint('GET /api/matters/:id/money', {
  can: ['read', 'Invoice'],
  summary: 'What was agreed, billed, paid and is due in a matter, and its charges',
  params: z.object({ id: MatterId }),
  reply: ok({ data: MatterMoney }),
})

export const saveFeeTerms = endpoint('PUT /api/matters/:id/fee_terms', {
  can: ['update', 'Invoice'],
  changes: FeeTerms,
  summary: 'The fee agreed for a matter, and the fee for each appearance',
  params: z.object({ id: MatterId }),
  body: z.object({ agreed: Fee, appearance: Fee, ...seen }),
  reply: ok({ data: FeeTerms, message: z.string() }),
})

export const ClientFee = z.object({
  /** For each appearance in the client’s matters, in whole rupees. */
  appearance: z.int().nullable(),
  ...versioned,
})
export type ClientFee = z.infer<typeof ClientFee>

export const saveClientFee = endpoint('PUT /api/client_ledger/:id/fee', {
  can: ['update', 'Invoice'],
  changes: ClientFee,
  summary: 'The fee for each appearance in a client’s matters; a matter’s own fee replaces it',
  params: z.object({ id: ClientId }),
  body: z.object({ appearance: Fee, ...seen }),
  reply: ok({ data: ClientFee, message: z.string() }),
})

const ChargeBody = z.object({
  kind: ChargeKind,
  on: CourtDate,
  what: z.string().trim().min(1, 'Say what it was for').max(300, 'Use at most 300 characters').nullable(),
  amount: Amount,
  paid_by: PaidBy.default('chamber'),
  document_id: DocumentId.nullable().default(null),
})

const saved = ok({ data: Charge, message: z.string() })
const id = z.object({ id: ChargeId })

export const addCharge = endpoint('POST /api/charges', {
  can: ['create', 'Invoice'],
  summary: 'Add a court fee, an expense or the fee of an appearance to a matter',
  body: ChargeBody.extend({ matter_id: MatterId }).refine(({ kind, what }) => kind === 'appearance' || what !== null, {
    message: 'Say what it was for',
    path: ['what'],
  }),
  reply: saved,
})

export const updateCharge = endpoint('PUT /api/charges/:id', {
  can: ['update', 'Invoice'],
  changes: Charge,
  summary: 'Change a charge that is on no invoice; only the sent fields change',
  params: id,
  body: changesTo(ChargeBody.shape).refine(changesSomething, 'Nothing to change'),
  reply: saved,
})

export const deleteCharge = endpoint('DELETE /api/charges/:id', {
  failure: failures.deletion,
  can: ['delete', 'Invoice'],
  changes: Charge,
  summary: 'Delete a charge that is on no invoice',
  params: id,
  query: SeenInQuery,
  reply: ok({ message: z.string() }),
})
