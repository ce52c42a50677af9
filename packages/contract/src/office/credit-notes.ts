import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CreditNoteId, InvoiceId } from '../platform/ids.ts'
import { Email } from '../platform/person.ts'
import { InvoiceMail } from './invoice-mail.ts'
import { InvoiceSum } from './invoice-sum.ts'

/**
 * Last day on which a credit note reduces the tax: 30 November after the end of the invoice's financial year
 * (CGST Act, s. 34(2)).
 */
export function lastDayToCredit(issued_on: CourtDate): CourtDate {
  const [year = 0, month = 1] = issued_on.split('-').map(Number)
  return `${month > 3 ? year + 1 : year}-11-30`
}

export const CreditNote = z.object({
  _id: CreditNoteId,
  number: z.string(),
  issued_on: CourtDate,
  reason: z.string(),
  sum: InvoiceSum,
})
export type CreditNote = z.infer<typeof CreditNote>

const Rupees = z.int('Write an amount').min(0, 'Write an amount').max(100_000_000, 'This is too much')

export const createCreditNote = endpoint('POST /api/invoice/:id/credit_note', {
  can: ['delete', 'Invoice'],
  summary:
    'A credit note (CGST Act, section 34): credits fees or disbursements of an issued invoice with their tax; overpaid money is held for the client',
  params: z.object({ id: InvoiceId }),
  body: z
    .object({
      /** In whole rupees, without tax. */
      fees: Rupees,
      disbursements: Rupees.default(0),
      reason: z.string().trim().min(1, 'Say why').max(300, 'Use at most 300 characters'),
      issued_on: CourtDate.optional(),
    })
    .refine(({ fees, disbursements }) => fees + disbursements > 0, { message: 'Write an amount', path: ['fees'] }),
  reply: ok({ data: CreditNote, message: z.string() }),
})

const ofNote = z.object({ id: CreditNoteId })

export const creditNotePdf = endpoint('GET /api/credit_note/:id/pdf', {
  reaches: ['pool'],
  can: ['read', 'Invoice'],
  kind: 'file',
  summary: 'A credit note as a PDF',
  params: ofNote,
  reply: z.unknown(),
})

export const mailCreditNote = endpoint('POST /api/credit_note/:id/mail', {
  reaches: ['pool', 'messages'],
  can: ['update', 'Invoice'],
  summary: 'Send a credit note as a PDF by e-mail',
  params: ofNote,
  body: z.object({ to: Email, words: z.string().trim().max(1000, 'Use at most 1,000 characters').default('') }),
  reply: ok({ data: InvoiceMail, message: z.string() }),
})
