import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { InvoiceId, ReceiptId } from '../platform/ids.ts'
import { Email } from '../platform/person.ts'
import { DispatchProblem, DispatchState } from '../platform/sending.ts'

export const MailedPaper = z.enum(['invoice', 'reminder', 'receipt', 'credit-note'])
export type MailedPaper = z.infer<typeof MailedPaper>

export const mostMailsOfInvoice = 10
/** Days after the due day on which a chamber that wishes so reminds clients of an unpaid invoice. */
export const reminderDays = [7, 21, 45] as const

export const mostInvoiceMailsOfDay = 300

export const InvoiceMail = z.object({
  _id: z.string(),
  paper: MailedPaper,
  to: z.string(),
  by: z.string().nullable(),
  at: Instant,
  /** Null if the mail is no longer in the log of sent mails. */
  state: DispatchState.nullable(),
  problem: DispatchProblem.nullable(),
})
export type InvoiceMail = z.infer<typeof InvoiceMail>

const toWhom = {
  to: Email,
  words: z.string().trim().max(1000, 'Use at most 1,000 characters').default(''),
}
const sent = ok({ data: InvoiceMail, message: z.string() })

export const mailInvoice = endpoint('POST /api/invoice/:id/mail', {
  reaches: ['pool', 'messages'],
  can: ['update', 'Invoice'],
  summary: 'Send an issued invoice as a PDF by e-mail; as a reminder (once a day) only when it is overdue',
  params: z.object({ id: InvoiceId }),
  body: z.object({ paper: z.enum(['invoice', 'reminder']).default('invoice'), ...toWhom }),
  reply: sent,
})

export const mailReceipt = endpoint('POST /api/receipt/:id/mail', {
  reaches: ['pool', 'messages'],
  can: ['update', 'Invoice'],
  summary: 'Send a receipt as a PDF by e-mail',
  params: z.object({ id: ReceiptId }),
  body: z.object(toWhom),
  reply: sent,
})
