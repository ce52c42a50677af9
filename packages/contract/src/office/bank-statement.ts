import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { InvoiceId } from '../platform/ids.ts'

export const mostStatementLetters = 500_000
export const mostStatementRows = 2000

/** The text of a bank's CSV file. */
const Statement = z.string().min(1, 'Choose a file').max(mostStatementLetters, 'This file is too long')

/**
 * `number`: the text names the invoice and the amount is its open amount. `named`: the amount differs. `amount`: only
 * one open invoice has this amount. `recorded`: this row was recorded before.
 */
export const StatementMatch = z.enum(['number', 'named', 'amount', 'none', 'recorded'])
export type StatementMatch = z.infer<typeof StatementMatch>

export const StatementLine = z.object({
  /** The row of the file, counted from 1. */
  row: z.int(),
  on: CourtDate,
  /** In paise. */
  amount: z.int(),
  text: z.string(),
  match: StatementMatch,
  invoice_id: InvoiceId.nullable(),
})
export type StatementLine = z.infer<typeof StatementLine>

export const StatementProblem = z.object({ row: z.int(), reason: z.enum(['date', 'amount', 'future']) })
export type StatementProblem = z.infer<typeof StatementProblem>

export const OpenInvoice = z.object({ _id: InvoiceId, number: z.string(), name: z.string(), open: z.int() })
export type OpenInvoice = z.infer<typeof OpenInvoice>

export const readStatement = endpoint('POST /api/bank_statement/read', {
  can: ['update', 'Invoice'],
  readsOnly: true,
  summary: 'Match the money received in a bank statement (CSV) with open invoices; records nothing',
  body: z.object({ text: Statement }),
  reply: ok({
    data: z.object({
      lines: z.array(StatementLine),
      problems: z.array(StatementProblem),
      invoices: z.array(OpenInvoice),
    }),
  }),
})

export const recordStatement = endpoint('POST /api/bank_statement/record', {
  can: ['update', 'Invoice'],
  summary: 'Record rows of a bank statement as payments of invoices; a row is recorded once',
  body: z.object({
    text: Statement,
    payments: z
      .array(z.object({ row: z.int().min(1), invoice_id: InvoiceId }))
      .min(1, 'Choose one at least')
      .max(200, 'Record at most 200 at once'),
  }),
  reply: ok({ data: z.object({ recorded: z.int() }), message: z.string() }),
})
